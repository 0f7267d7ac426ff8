import type { Features } from '@sandtable/cartography'
import { type Box, inside, lengthOf, type Point, type Polyline } from '@sandtable/cartography/geometry'
import { alongLine, type Candidate, coverOf, placeLabels } from '@sandtable/cartography/labels'
import type { LabelKind, MapLabel } from '@sandtable/presentation'
import { DATA } from '../data/load.ts'
import type { HexData } from '../data/types.ts'
import { frame, GROUND } from './frame.ts'

const { map, victory } = DATA

/** The baseline of a town's name: in the gap under a counter. */
const UNDER_COUNTER = 36
const TOWN_SHIFTS = [0, -6, 6, -12, 12, -18, 18, -24, 24]
/** Longer courses are named twice. */
const LONG = 620
/** From the bank of a river, or the line of the frontier, to the middle of the letters. */
const WATER_GAP = 7
/** Names stay this far inside the frame. */
const RIM = 26

const round = (value: number): number => Math.round(value * 10) / 10

function townKind({ id, fortress }: HexData): LabelKind {
  if (fortress) return 'fortress'
  return victory.towns.some(({ hex }) => hex === id) ? 'victory-town' : 'town'
}

function townCandidates(hex: HexData): Candidate[] {
  const { town } = hex
  if (!town) return []
  const [x, y] = frame.centre(hex.id)
  const worth = victory.towns.find((entry) => entry.hex === hex.id)
  return TOWN_SHIFTS.map((shift) => ({
    label: {
      kind: townKind(hex),
      x: round(x + shift),
      y: round(y + UNDER_COUNTER),
      text: { en: town.en, ja: town.ja },
      ...(worth ? { tag: `${worth.capture}/${worth.occupy}` } : {}),
    },
    strain: Math.abs(shift),
  }))
}

/** Names of towns step aside for bridges, which matter more. */
const bridgeMarks = ({ bridges }: Features): Box[] =>
  bridges.map(({ at: [x, y] }) => ({ left: x - 7, right: x + 7, top: y - 6, bottom: y + 6 }))

function townLabels(features: Features): MapLabel[] {
  const ranks: readonly LabelKind[] = ['fortress', 'victory-town', 'town']
  const hexes = map.hexes.filter(({ town }) => town)
  const ranked = [...hexes].sort((a, b) => ranks.indexOf(townKind(a)) - ranks.indexOf(townKind(b)))
  return placeLabels(ranked.map(townCandidates), bridgeMarks(features))
}

const onMap = (point: Point): boolean =>
  inside({ left: RIM, top: RIM, right: GROUND.right - RIM, bottom: GROUND.bottom - RIM }, point)

/** Towns are drawn there: letters keep off. */
const townMarks = (): Box[] =>
  map.hexes
    .filter(({ town }) => town)
    .map(({ id }) => {
      const [x, y] = frame.centre(id)
      return { left: x - 11, right: x + 11, top: y - 11, bottom: y + 11 }
    })

/** The first half and the second half of a long course, or the whole of a short one. */
function stretchesToName(line: Polyline): Polyline[] {
  if (lengthOf(line) < LONG) return [line]
  const half = Math.floor(line.length / 2)
  return [line.slice(0, half), line.slice(half)]
}

function lineNames({ rivers, frontiers }: Features): Candidate[][] {
  const water = map.rivers.flatMap(({ en, ja }, i) => {
    const lines = (rivers[i]?.courses ?? []).map(({ line }) => line)
    const longest = lines.sort((a, b) => lengthOf(b) - lengthOf(a))[0] ?? []
    const name = { kind: 'river' as const, text: { en, ja }, gap: (rivers[i]?.width ?? 0) / 2 + WATER_GAP }
    return stretchesToName(longest).map((line) => alongLine(line, name, onMap))
  })
  const border = {
    kind: 'border' as const,
    text: { en: 'Frontier of 1914', ja: '1914年の国境' },
    gap: 18,
  }
  return [...water, ...frontiers.map((line) => alongLine(line, border, onMap))]
}

/** All names of the map, in both languages, each in its place. */
export function labels(features: Features): MapLabel[] {
  const towns = townLabels(features)
  const occupied = [...towns, ...REGION_LABELS].flatMap(coverOf)
  return [
    ...REGION_LABELS,
    ...placeLabels(lineNames(features), [...occupied, ...townMarks(), ...bridgeMarks(features)]),
    ...towns,
  ]
}

/** Set by hand, where the map has room. */
const REGION_LABELS: readonly MapLabel[] = [
  { kind: 'country', x: 1096, y: 226, text: { en: 'Russia', ja: 'ロシア' } },
  { kind: 'country', x: 940, y: 944, text: { en: 'Austria-Hungary', ja: 'オーストリア－ハンガリー' } },
  { kind: 'region', x: 384, y: 322, text: { en: 'Russian Poland', ja: 'ロシア領ポーランド' } },
  { kind: 'region', x: 1206, y: 566, text: { en: 'Galicia', ja: 'ガリシア' } },
  { kind: 'region', x: 1668, y: 134, text: { en: 'Volhynia', ja: 'ヴォルィニ' } },
  { kind: 'region', x: 830, y: 1132, text: { en: 'Carpathians', ja: 'カルパティア' } },
]
