import type { Features, TownRank } from '@sandtable/cartography'
import { type Box, inside, lengthOf, type Point, type Polyline } from '@sandtable/cartography/geometry'
import { alongLine, type Candidate, coverOf, placeLabels } from '@sandtable/cartography/labels'
import type { LabelKind, MapLabel } from '@sandtable/presentation'
import { DATA } from '../data/load.ts'
import type { PlaceData } from '../data/types.ts'
import { EDGE_BOXES } from '../edge-boxes.ts'
import { rankOf } from './features.ts'
import { frame, GROUND } from './frame.ts'
import { TOWNS } from './hexes.ts'
import { LANDS } from './regions.ts'
import { RIVERS } from './rivers.ts'

const KINDS: Readonly<Record<TownRank, LabelKind>> = {
  town: 'town',
  'victory-town': 'victory-town',
  aim: 'victory-town',
  capital: 'fortress',
  fortress: 'fortress',
}
/** The baseline of a town's name: in the gap under a counter. */
const UNDER_COUNTER = 36
const SHIFTS = [0, -6, 6, -12, 12, -18, 18, -24, 24]
const ASIDE = [0, -20, 20, -40, 40, -60, 60, -80, 80]
/** Longer courses are named twice. */
const LONG = 620
const WATER_GAP = 7
/** Names stay this far inside the frame. */
const RIM = 26
const SIGN = 11

const round = (value: number): number => Math.round(value * 10) / 10

function townCandidates(town: PlaceData): Candidate[] {
  const [x, y] = frame.centre(town.hex)
  return SHIFTS.map((shift) => ({
    label: { kind: KINDS[rankOf(town)], x: round(x + shift), y: round(y + UNDER_COUNTER), text: town.name },
    strain: Math.abs(shift),
  }))
}

const signs = (): Box[] =>
  TOWNS.map(({ hex }) => {
    const [x, y] = frame.centre(hex)
    return { left: x - SIGN, right: x + SIGN, top: y - SIGN, bottom: y + SIGN }
  })

const onMap = (point: Point): boolean =>
  inside({ left: RIM, top: RIM, right: GROUND.right - RIM, bottom: GROUND.bottom - RIM }, point)

/** Names of lands and seas may stand aside a little. */
const near = (label: MapLabel): Candidate[] =>
  ASIDE.flatMap((dx) =>
    ASIDE.map((dy) => ({
      label: { ...label, x: label.x + dx, y: label.y + dy },
      strain: Math.hypot(dx, dy) * 3,
    })),
  )

function stretchesToName(line: Polyline): Polyline[] {
  if (lengthOf(line) < LONG) return [line]
  const half = Math.floor(line.length / 2)
  return [line.slice(0, half), line.slice(half)]
}

const riverNames = ({ rivers }: Features): Candidate[][] =>
  RIVERS.flatMap(({ name: text }, i) => {
    const lines = (rivers[i]?.courses ?? []).map(({ line }) => line)
    const longest = lines.sort((a, b) => lengthOf(b) - lengthOf(a))[0] ?? []
    const name = { kind: 'river' as const, text, gap: (rivers[i]?.width ?? 0) / 2 + WATER_GAP }
    return stretchesToName(longest).map((line) => alongLine(line, name, onMap))
  })

const importance = (town: PlaceData): number => ['capital', 'victory-town', 'town'].indexOf(rankOf(town))

/** Names of the boxes at the edge, in the half of them that lies on the sheet. */
const boxNames = (): MapLabel[] =>
  Object.entries(EDGE_BOXES).flatMap(([id, cell]) => {
    const box = DATA.chart.boxes.find((each) => each.id === id)
    const [x, y] = frame.centre(cell)
    return box ? [{ kind: 'note', x: Math.max(BOX_RIM, x), y: round(y + BOX_NAME), text: box.name }] : []
  })
const BOX_RIM = 40
const BOX_NAME = 27

/** All names of the map, in both languages, each in its place. */
export function labels(features: Features): MapLabel[] {
  const ranked = [...TOWNS].sort((a, b) => importance(a) - importance(b))
  const towns = placeLabels(ranked.map(townCandidates), [])
  const taken = [...towns.flatMap(coverOf), ...signs()]
  const lands = placeLabels(LANDS.map(near), taken)
  const rivers = placeLabels(riverNames(features), [...taken, ...lands.flatMap(coverOf)])
  return [...lands, ...rivers, ...towns, ...boxNames()]
}
