import type { PointMap, RealCountry } from '@sandtable/cartography'
import { type Box, boxAround, densify, inside, lengthOf, type Point } from '@sandtable/cartography/geometry'
import { alongLine, type Candidate, coverOf, placeLabels } from '@sandtable/cartography/labels'
import type { MapLabel } from '@sandtable/presentation'
import { DATA } from '../data/load.ts'
import type { SpaceData } from '../data/types.ts'
import { GATES } from './by-hand.ts'
import { GROUND, INSET } from './frame.ts'
import { keyNames, PANEL } from './key.ts'
import { INSET_NAME, landNames } from './lands.ts'
import { placeOf } from './places.ts'
import { namedRivers } from './rivers.ts'
import { sizeOf, spaceNamed } from './spaces.ts'
import type { Text } from '@sandtable/kernel'

/** From the foot of a space to the baseline of its name. */
const BELOW = { town: 13, 'victory-town': 16 }
const ABOVE = { gap: 6, strain: 240 }
const SHIFTS = [0, -6, 6, -12, 12, -20, 20, -28, 28, -36, 36]
const WATER_GAP = 8
const ASIDE = [0, -14, 14, -28, 28, -44, 44, -62, 62, -84, 84, -110, 110]
/** Courses are named once in so many units. */
const LONG = 620
/** Names stay this far inside the frame. */
const RIM = 24

/** Beneath the space, a little aside where another name is in the way; above it only where there is no room. */
function candidates(space: SpaceData): Candidate[] {
  const [x, y] = placeOf(space.id)
  const { height } = sizeOf(space)
  const kind = space.vp ? 'victory-town' : 'town'
  const text = MAP_NAMES[space.id] ?? space.name
  const below = SHIFTS.map((shift) => ({
    label: { kind, x: x + shift, y: y + height / 2 + BELOW[kind], text } as const,
    strain: Math.abs(shift) * 3,
  }))
  const above = { kind, x, y: y - height / 2 - ABOVE.gap, text } as const
  return [...below, { label: above, strain: ABOVE.strain }]
}

/** The region a gate leads to. */
const gateNames = (): MapLabel[] =>
  Object.entries(GATES).map(([id, [x, y]]) => ({ kind: 'town', x, y: y + 4, text: spaceNamed(id).name }))

/** Names of lands and seas may stand aside. */
const near = (label: MapLabel): Candidate[] =>
  ASIDE.flatMap((dx) =>
    ASIDE.map((dy) => ({
      label: { ...label, x: label.x + dx, y: label.y + dy },
      strain: Math.hypot(dx, dy) * 3,
    })),
  )

const onLines = ({ links, gates }: PointMap): Box[] =>
  [...links.map(({ line }) => line), ...gates.map(({ way }) => way)]
    .flatMap((line) => densify(line, 24))
    .map((at) => boxAround(at, 2))

const onMap = (point: Point): boolean =>
  inside({ left: RIM, top: RIM, right: GROUND.right - RIM, bottom: GROUND.bottom - RIM }, point) &&
  !inside(INSET, point) &&
  !inside(PANEL, point)

function riverNames({ rivers }: RealCountry): Candidate[][] {
  return namedRivers(rivers).flatMap(({ text, width, courses }) => {
    const longest = courses.reduce((best, line) => (lengthOf(line) > lengthOf(best) ? line : best), [])
    const part = Math.ceil(longest.length / Math.ceil(lengthOf(longest) / LONG))
    const starts = Array.from({ length: Math.ceil(longest.length / part) || 0 }, (_, i) => i * part)
    const parts = starts.map((start) => longest.slice(start, start + part))
    const name = { kind: 'river' as const, text, gap: width / 2 + WATER_GAP }
    return parts.map((line) => alongLine(line, name, onMap))
  })
}

/** All names of the map, in both languages, each in its place. */
export function labels(real: RealCountry, points: PointMap): MapLabel[] {
  const squares = points.spaces.map(({ at, width, height }) => boxAround(at, width / 2, height / 2))
  const ranked = [...DATA.map.spaces].sort((a, b) => Number(b.vp ?? 0) - Number(a.vp ?? 0))
  const fixed = [...gateNames(), INSET_NAME]
  const names = placeLabels(ranked.map(candidates), [...squares, ...fixed.flatMap(coverOf)])
  const taken = [...squares, INSET, PANEL, ...names.flatMap(coverOf)]
  const lands = placeLabels(landNames().map(near), [...taken, ...onLines(points)])
  const rivers = placeLabels(riverNames(real), [...taken, ...lands.flatMap(coverOf), ...onLines(points)])
  return [...lands, ...rivers, ...fixed, ...keyNames(), ...names]
}

/** Names that the map has no room for as they are. */
const MAP_NAMES: Readonly<Record<string, Text>> = {
  Frankfurt: { en: 'Frankfurt', ja: 'フランクフルト' },
  Schlossberg: { en: 'Schlossberg', ja: 'シュロスベルク' },
  SeaSalonika: { en: 'Sea invasion', ja: '海上侵攻' },
  SeaAlbania: { en: 'Sea invasion', ja: '海上侵攻' },
  SeaAthens: { en: 'Sea invasion', ja: '海上侵攻' },
}
