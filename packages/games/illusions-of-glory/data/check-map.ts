import { repeated } from '@sandtable/kernel/data'
import { distancesFrom, farEnd, type Lookup, touches } from './lookup.ts'
import { each, problem, unless } from './problem.ts'
import type { ConnectionData, GameData, MapData, SpaceData } from './types.ts'

const FILE = 'map'
const twice = (values: readonly string[], what: string): readonly string[] =>
  repeated(values).map((value) => problem(FILE, `${what} ${value}`, 'listed twice'))

const checkNames = ({ spaces }: MapData): readonly string[] => [
  ...twice(
    spaces.map(({ id }) => id),
    'space',
  ),
  ...twice(
    spaces.map(({ name }) => name.en),
    'English name',
  ),
  ...twice(
    spaces.map(({ name }) => name.ja),
    'Japanese name',
  ),
]

/** the edges of the theatre, generously */
const isOnSheet = ({ lat, lon }: SpaceData): boolean => lat > 35 && lat < 62 && lon > 5 && lon < 45

/** attribute and its basis, which come together */
const bases = (space: SpaceData): readonly (readonly [string, unknown, unknown])[] => [
  ['fort', space.fort, space.fortBasis],
  ['fort', space.fort, space.fortCfBasis],
  ['port', space.port, space.portBasis],
  ['vp', space.vp, space.vpBasis],
  ['supply', space.supply, space.supplyBasis],
]
const isLand = ({ kind }: SpaceData): boolean => kind === 'space' || kind === 'region'

function checkSpace(space: SpaceData): readonly string[] {
  const entry = `space ${space.id}`
  return [
    ...unless(isOnSheet(space), FILE, entry, 'lies off the sheet'),
    ...unless(isLand(space) === (space.nation !== null), FILE, entry, 'land has a nation, the sea has none'),
    ...bases(space)
      .filter(([, value, basis]) => (value === undefined) !== (basis === undefined))
      .map(([name]) => problem(FILE, entry, `${name} and its basis come together`)),
    ...unless(space.fort === undefined || space.kind === 'space', FILE, entry, 'forts stand in spaces only'),
    ...unless(space.vp === undefined || space.kind === 'space', FILE, entry, 'VP are for spaces only'),
    ...unless(
      space.kind !== 'region' || space.supply?.includes(space.nation ?? 'AL') === true,
      FILE,
      entry,
      'every region is a supply source of its nation',
    ),
  ]
}

const labelOf = ({ a, b }: ConnectionData): string => `connection ${[a, b].sort().join(' - ')}`

/** §12.5.c Russian railways have their own gauge */
const crossesRussianBorder = (a: SpaceData, b: SpaceData): boolean =>
  (a.nation === 'RU') !== (b.nation === 'RU')

function checkKind(link: ConnectionData, a: SpaceData, b: SpaceData): readonly string[] {
  const entry = labelOf(link)
  const isBorder = crossesRussianBorder(a, b)
  const isInset = a.inset === true || b.inset === true
  return [
    ...unless(link.kind !== 'mixed' || isBorder, FILE, entry, 'mixed gauge is for the Russian border'),
    ...unless(link.kind !== 'single' || !isBorder, FILE, entry, 'the gauge changes at the Russian border'),
    ...unless(link.kind !== 'alpine' || isInset, FILE, entry, 'Alpine trails are on the inset'),
    ...unless(
      (link.kind === 'sea') === !(isLand(a) && isLand(b)),
      FILE,
      entry,
      'sea lanes lead over sea only',
    ),
  ]
}

function checkLink(link: ConnectionData, { spaces }: Lookup): readonly string[] {
  const [a, b] = [spaces.get(link.a), spaces.get(link.b)]
  if (a === undefined || b === undefined) return [problem(FILE, labelOf(link), 'unknown space')]
  if (a === b) return [problem(FILE, labelOf(link), 'leads nowhere')]
  return checkKind(link, a, b)
}

/** §25.2 Lemnos, a sea-invasion space, one port */
function checkLanding(map: MapData, sea: SpaceData, { spaces }: Lookup): readonly string[] {
  const ends = map.connections
    .filter((link) => touches(link, sea.id))
    .map((link) => spaces.get(farEnd(link, sea.id)))
  const isRight =
    ends.length === 2 &&
    ends.some((end) => end?.kind === 'island') &&
    ends.some((end) => end?.kind === 'space' && end.port !== undefined)
  return unless(isRight, FILE, `space ${sea.id}`, 'must lie between Lemnos and one port')
}

function checkConnected(map: MapData): readonly string[] {
  const land = map.spaces.filter(isLand)
  const reached = distancesFrom(map, land[0]?.id ?? '', false)
  return each(
    land.filter(({ id }) => !reached.has(id)).map(({ id }) => id),
    FILE,
    'connections',
    (id) => `no way by land to ${id}`,
  )
}

export function checkMap({ map }: GameData, lookup: Lookup): readonly string[] {
  const local = [
    ...checkNames(map),
    ...map.spaces.flatMap(checkSpace),
    ...map.connections.flatMap((link) => checkLink(link, lookup)),
    ...repeated(map.connections.map(labelOf)).map((label) => problem(FILE, label, 'listed twice')),
  ]
  if (local.length > 0) return local
  return [
    ...map.spaces.filter(({ kind }) => kind === 'sea').flatMap((sea) => checkLanding(map, sea, lookup)),
    ...unless(
      map.spaces.filter(({ kind }) => kind === 'island').length === 1,
      FILE,
      'spaces',
      'one island: Lemnos',
    ),
    ...checkConnected(map),
  ]
}
