import type { PrintedMarks, RealCountry, TownRank } from '@sandtable/cartography'
import { type Box, boxAround, densify, inside, lengthOf, type Point } from '@sandtable/cartography/geometry'
import { alongLine, type Candidate, coverOf, placeLabels } from '@sandtable/cartography/labels'
import type { LabelKind, MapLabel } from '@sandtable/presentation'
import { DATA } from '../data/load.ts'
import { isMain, rankOf } from './features.ts'
import { frame, GROUND } from './frame.ts'
import { townAt } from './places.ts'
import { railways } from './railways.ts'
import { LANDS } from './regions.ts'
import { namedRivers } from './rivers.ts'
import { TOWNS, type TownPlace } from './towns.ts'

interface Setting {
  readonly kind: LabelKind
  /** half the sign of the town */
  readonly sign: number
  /** from the town to the baseline of a name beneath it, and above it */
  readonly below: number
  readonly above: number
}

/** The table lifts names by ten where no counter lies: they must stand well both ways. */
const SETTINGS: Readonly<Record<TownRank, Setting>> = {
  town: { kind: 'town', sign: 6, below: 29, above: -11 },
  'victory-town': { kind: 'victory-town', sign: 10, below: 36, above: -15 },
  aim: { kind: 'victory-town', sign: 10, below: 36, above: -15 },
  capital: { kind: 'fortress', sign: 14, below: 40, above: -19 },
  fortress: { kind: 'fortress', sign: 20, below: 46, above: -25 },
}
const SHIFTS = [0, -8, 8, -16, 16, -26, 26, -36, 36]
const ABOVE = 60
const LIFT = 10
const WATER_GAP = 8
const ASIDE = [0, -12, 12, -24, 24, -36, 36, -48, 48, -64, 64, -80, 80]
/** Longer courses are named twice. */
const LONG = 560
/** Names stay this far inside the frame. */
const RIM = 24

/** Both the place of a name and the one it is lifted to. */
const bothPlaces = (label: MapLabel): Box[] => [label, { ...label, y: label.y - LIFT }].flatMap(coverOf)
const liftable = (label: MapLabel) => ({ label, cover: bothPlaces(label) })

function candidates(town: TownPlace): Candidate[] {
  const [x, y] = townAt(town)
  const { kind, below, above } = SETTINGS[rankOf(town)]
  const text = { en: town.en, ja: town.ja }
  return [below, above].flatMap((drop) =>
    SHIFTS.map((shift) => ({
      ...liftable({ kind, x: Math.round(x + shift), y: Math.round(y + drop), text }),
      strain: Math.abs(shift) * 3 + (drop === above ? ABOVE : 0),
    })),
  )
}

const importance = (town: TownPlace): number => (rankOf(town) !== 'town' ? 0 : isMain(town) ? 1 : 2)

/** What is printed and must stay legible. */
const printedBoxes = ({ numbers, tags, badges, peaks, obstacles }: PrintedMarks): Box[] => [
  ...numbers.map(({ at }) => boxAround(at, 20, 11)),
  ...tags.map(({ at }) => boxAround(at, 14, 9)),
  ...badges.map(({ at }) => boxAround(at, 12)),
  ...peaks.map((at) => boxAround(at, 16, 10)),
  ...obstacles.map(({ at }) => boxAround(at, 8)),
]

const townSigns = (): Box[] => TOWNS.map((town) => boxAround(townAt(town), SETTINGS[rankOf(town)].sign))

/** §2.2.vosges */
const notes = (): MapLabel[] =>
  DATA.places.vosges.hexes.map((id) => {
    const [x, y] = frame.centre(id)
    return {
      kind: 'note',
      x: Math.round(x),
      y: Math.round(y + 64),
      text: { en: 'Retreat optional', ja: '退却は任意' },
    }
  })

/** Names of lands and seas may stand aside a little. */
const near = (label: MapLabel): Candidate[] =>
  ASIDE.flatMap((dx) =>
    ASIDE.map((dy) => ({
      label: { ...label, x: label.x + dx, y: label.y + dy },
      strain: Math.hypot(dx, dy) * 3,
    })),
  )

const onLines = ({ zones }: PrintedMarks): Box[] =>
  [...railways(), ...zones.flatMap(({ edges }) => edges)]
    .flatMap((line) => densify(line, 14))
    .map((at) => boxAround(at, 0.8))

const onMap = (point: Point): boolean =>
  inside({ left: RIM, top: RIM, right: GROUND.right - RIM, bottom: GROUND.bottom - RIM }, point)

function riverNames({ rivers }: RealCountry): Candidate[][] {
  return namedRivers(rivers).flatMap(({ text, width, courses }) => {
    const longest = courses.reduce((best, line) => (lengthOf(line) > lengthOf(best) ? line : best), [])
    const half = Math.floor(longest.length / 2)
    const parts = lengthOf(longest) < LONG ? [longest] : [longest.slice(0, half), longest.slice(half)]
    const name = { kind: 'river' as const, text, gap: width / 2 + WATER_GAP }
    return parts.map((line) => alongLine(line, name, onMap))
  })
}

/** All names of the map, in both languages, each in its place. */
export function labels(real: RealCountry, marks: PrintedMarks): MapLabel[] {
  const printed = [...printedBoxes(marks), ...townSigns()]
  const fixed = [...notes()]
  const ranked = [...TOWNS].sort((a, b) => importance(a) - importance(b))
  const towns = placeLabels(ranked.map(candidates), [...printed, ...fixed.flatMap(coverOf)])
  const taken = [...printed, ...towns.flatMap(bothPlaces), ...fixed.flatMap(coverOf)]
  const lands = placeLabels(LANDS.map(near), [...taken, ...onLines(marks)])
  const rivers = placeLabels(riverNames(real), [...taken, ...lands.flatMap(coverOf)])
  return [...lands, ...rivers, ...fixed, ...towns]
}
