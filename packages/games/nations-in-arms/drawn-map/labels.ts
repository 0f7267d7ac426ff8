import type { Features, PrintedMarks } from '@sandtable/cartography'
import {
  type Box,
  boxAround,
  distance,
  inside,
  lengthOf,
  type Point,
  type Polyline,
} from '@sandtable/cartography/geometry'
import {
  alongLine,
  type Candidate,
  coverOf,
  overlap,
  placeLabels,
  widest,
} from '@sandtable/cartography/labels'
import type { LabelKind, MapLabel } from '@sandtable/presentation'
import { DATA } from '../data/load.ts'
import type { PlaceData } from '../data/types.ts'
import { starOf } from './features.ts'
import { frame, GROUND, HEX } from './frame.ts'
import { around, areaOf, groundOf, HEXES, isOnBoard, isSea, pairsIn, PLACES } from './hexes.ts'
import { LANDS } from './regions.ts'
import { RIVERS } from './rivers.ts'

/** The baseline of a town's name: in the gap under a counter. */
const UNDER_COUNTER = 36
const SHIFTS = [0, -6, 6, -12, 12, -18, 18, -24, 24, -30, 30]
const ASIDE = [0, -20, 20, -40, 40, -60, 60, -80, 80]
/** Longer courses are named so many times. */
const LONG = 800
const WATER_GAP = 7
/** Names stay this far inside the frame. */
const RIM = 26
const SIGN = 12

/** From afar great names are so many times larger: the sheet is wide. */
const FAR = { sea: 2, country: 2.4, region: 1.8 }

const round = (value: number): number => Math.round(value * 10) / 10

function kindOf(place: PlaceData): LabelKind {
  if (place.capital === 'major') return 'fortress'
  return starOf(place) === undefined ? 'town' : 'victory-town'
}

function townCandidates(place: PlaceData): Candidate[] {
  const [x, y] = frame.centre(place.hex)
  return SHIFTS.map((shift) => ({
    label: { kind: kindOf(place), x: round(x + shift), y: round(y + UNDER_COUNTER), text: place.name },
    strain: Math.abs(shift),
  }))
}

const importance = (place: PlaceData): number => ['fortress', 'victory-town', 'town'].indexOf(kindOf(place))

const onMap = (point: Point): boolean =>
  inside({ left: RIM, top: RIM, right: GROUND.right - RIM, bottom: GROUND.bottom - RIM }, point)

const grown = (label: MapLabel): MapLabel =>
  label.kind === 'country' || label.kind === 'region' ? { ...label, far: FAR[label.kind] } : label

/** Names of lands may stand aside a little. */
const near = (label: MapLabel): Candidate[] =>
  ASIDE.flatMap((dx) =>
    ASIDE.map((dy) => ({
      label: { ...label, x: label.x + dx, y: label.y + dy },
      strain: Math.hypot(dx, dy) * 3,
    })),
  )

/** The middle of some hexes, by their weight. */
function middleOf(hexes: readonly string[]): Point {
  const points = hexes.map((id) => frame.centre(id))
  const sum = (i: 0 | 1): number => points.reduce((total, point) => total + point[i], 0) / points.length
  return [sum(0), sum(1)]
}

/** The heights in a hex at which a name may stand: under the number, over the next row. */
const LEVELS = [-14, 4, 17]
const SIDESTEPS = [0, HEX * 0.43, -HEX * 0.43]

/** §1.2(5) a name stands in its province, as near to the middle as there is room */
function provinceCandidates(hexes: readonly string[], name: MapLabel['text']): Candidate[] {
  const middle = middleOf(hexes)
  return hexes.flatMap((id) => {
    const [x, y] = frame.centre(id)
    return LEVELS.flatMap((level) =>
      SIDESTEPS.map((side) => {
        const at: Point = [x + side, y + level]
        return {
          label: { kind: 'province' as const, x: round(at[0]), y: round(at[1]), text: name },
          strain: distance(at, middle) * 1.2 + (side === 0 ? 0 : 15),
        }
      }),
    )
  })
}

const hexesIn = (code: string): string[] => HEXES.filter((id) => areaOf(id) === code)

/** A province that is called like its country bears the country's name alone. */
const provinceNames = (): Candidate[][] => {
  const named = new Set(LANDS.map(({ text }) => text.en))
  return DATA.provinces
    .filter(({ name }) => !named.has(name.en))
    .map(({ code, name }) => provinceCandidates(open(hexesIn(code)), name))
}
/** without the part that nobody may enter, unless there is no other */
function open(hexes: string[]): string[] {
  const free = hexes.filter((id) => groundOf(id) !== 'x')
  return free.length > 0 ? free : hexes
}

/** How many hexes of its own zone lie around a sea hex, one deep and two deep. */
function roomAt(id: string): number {
  const own = (hexes: readonly string[]) => hexes.filter((each) => areaOf(each) === areaOf(id)).length
  return own(around(id)) * 2 + own(around(id).flatMap(around))
}

/** from the left and the right edge of the sheet */
const edges = ([x]: Point): number[] => [x - RIM, GROUND.right - RIM - x]

const seaNames = (): Candidate[][] =>
  DATA.seas.zones.map(({ code, name }) => {
    const hexes = hexesIn(code).filter(isSea)
    const middle = middleOf(hexes)
    const half = (widest({ kind: 'sea', x: 0, y: 0, text: name }) * FAR.sea) / 2
    const fits = hexes.filter((id) => Math.min(...edges(frame.centre(id))) > half)
    return (fits.length > 0 ? fits : hexes).map((id) => {
      const [x, y] = frame.centre(id)
      return {
        label: { kind: 'sea' as const, x: round(x), y: round(y), text: name, far: FAR.sea },
        strain: distance([x, y], middle) * 1.5 - roomAt(id) * 40,
      }
    })
  })

/** Equal parts, each long enough for a name. */
function stretchesToName(line: Polyline): Polyline[] {
  const parts = Math.max(1, Math.floor(lengthOf(line) / LONG))
  const size = Math.ceil(line.length / parts)
  return Array.from({ length: parts }, (_, i) => line.slice(i * size, (i + 1) * size + 1))
}

const riverNames = ({ rivers }: Features): Candidate[][] =>
  RIVERS.flatMap(({ name: text }, i) => {
    const lines = (rivers[i]?.courses ?? []).map(({ line }) => line)
    const longest = [...lines].sort((a, b) => lengthOf(b) - lengthOf(a))[0] ?? []
    const name = { kind: 'river' as const, text, gap: (rivers[i]?.width ?? 0) / 2 + WATER_GAP }
    return stretchesToName(longest).map((line) => alongLine(line, name, onMap))
  })

/** Names of battlefields, and of passes in their hexes. */
function notes(): Candidate[][] {
  const at = (id: string, text: MapLabel['text']): Candidate[] => {
    const [x, y] = frame.centre(id)
    return [-15, 20].map((dy) => ({
      label: { kind: 'spot', x: round(x), y: round(y + dy), text },
      strain: 0,
    }))
  }
  const passes = DATA.map.passes.flatMap(({ name, sides }) => {
    const hexes = [...new Set(pairsIn(sides).flat())].filter((id) => groundOf(id) === 'p' && isOnBoard(id))
    return name ? [hexes.flatMap((id) => at(id, name))] : []
  })
  return [...DATA.places.battlefields.map(({ hex, name }) => at(hex, name)), ...passes]
}

const signsOf = ({ cities = [] }: Features, { harbours = [], straits = [] }: PrintedMarks): Box[] => [
  ...cities.map(({ at, level, star }) => boxAround(at, level > 0 || star ? SIGN : SIGN / 2)),
  ...harbours.map(({ at }) => boxAround(at, 13, 8)),
  ...straits.map(({ at }) => boxAround(at, SIGN)),
]

const numbersOf = ({ numbers }: PrintedMarks): Box[] => numbers.map(({ at }) => boxAround(at, 11, 4))

/** Names that would lie over others are left out: the map says nothing twice. */
function withRoom(wanted: readonly Candidate[][], taken: readonly Box[]): MapLabel[] {
  const used = [...taken]
  return wanted.flatMap((candidates) => {
    const free = candidates.find(({ label }) => overlap(coverOf(label), used) === 0)
    if (!free) return []
    used.push(...coverOf(free.label))
    return [free.label]
  })
}

/** All names of the map, in both languages, each in its place. */
export function labels(drawn: Features, printed: PrintedMarks): MapLabel[] {
  const signs = signsOf(drawn, printed)
  const ranked = [...PLACES].sort((a, b) => importance(a) - importance(b))
  const towns = placeLabels(ranked.map(townCandidates), signs)
  const taken = [...towns.flatMap(coverOf), ...signs]
  const seas = placeLabels(seaNames(), taken)
  const lands = placeLabels(LANDS.map(grown).map(near), [...taken, ...seas.flatMap(coverOf)])
  const great = [...taken, ...seas.flatMap(coverOf), ...lands.flatMap(coverOf), ...numbersOf(printed)]
  const provinces = placeLabels(provinceNames(), great)
  const named = [...great, ...provinces.flatMap(coverOf)]
  const rivers = placeLabels(riverNames(drawn), named)
  return [
    ...seas,
    ...lands,
    ...provinces,
    ...rivers,
    ...towns,
    ...withRoom(notes(), [...named, ...rivers.flatMap(coverOf)]),
  ]
}
