import { distancesFrom, farEnd, linkOf, type Lookup, touches } from './lookup.ts'
import { problem } from './problem.ts'
import type { ConnectionData, EvidenceData, GameData, LinkKind, MapData } from './types.ts'

const FILE = 'evidence'

/** spaces a statement speaks of */
function spacesIn(statement: EvidenceData): readonly string[] {
  switch (statement.kind) {
    case 'adjacent':
    case 'distance':
    case 'link':
      return [statement.a, statement.b]
    case 'dry':
    case 'rail':
      return [statement.to, ...statement.from]
    case 'exits':
      return [statement.space, ...statement.to]
    case 'source':
    case 'regions':
    case 'gates':
      return statement.spaces
    case 'vp-count':
      return []
    default:
      return [statement.space]
  }
}

const labelOf = (statement: EvidenceData): string =>
  `${statement.kind} ${[...spacesIn(statement), ...('nations' in statement ? statement.nations : [])].join(' ')} (§${statement.rule})`

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value) => b.includes(value))

/** links of an attack; the statement fails if one of them does not exist */
const attacksOn = (
  { map }: GameData,
  to: string,
  from: readonly string[],
): readonly (ConnectionData | undefined)[] => from.map((id) => linkOf(map, id, to))

const SLOW: readonly LinkKind[] = ['road', 'mixed']

function holdsDistance(
  { a, b, spaces, mode }: Extract<EvidenceData, { kind: 'distance' }>,
  { map }: GameData,
): boolean {
  const distance = distancesFrom(map, a, false).get(b) ?? Number.POSITIVE_INFINITY
  return mode === 'exactly' ? distance === spaces : distance <= spaces
}

function holdsCount(
  { nations, mode, count }: Extract<EvidenceData, { kind: 'vp-count' }>,
  { map }: GameData,
): boolean {
  const found = map.spaces.filter(
    ({ vp, nation }) => vp === true && nation !== null && nations.includes(nation),
  ).length
  return mode === 'exactly' ? found === count : found >= count
}

const exitsOf = ({ connections }: MapData, id: string): readonly string[] =>
  connections.filter((link) => touches(link, id)).map((link) => farEnd(link, id))

/** the ends off the inset of links that lead on to it */
function gatesOf({ map }: GameData, { spaces }: Lookup): readonly string[] {
  const isInset = (id: string): boolean => spaces.get(id)?.inset === true
  const crossing = map.connections.filter(({ a, b }) => isInset(a) !== isInset(b))
  return [...new Set(crossing.map(({ a, b }) => (isInset(a) ? b : a)))]
}

type Handler<Kind extends EvidenceData['kind']> = (
  statement: Extract<EvidenceData, { kind: Kind }>,
  data: GameData,
  lookup: Lookup,
) => boolean

const HOLDS: { readonly [Kind in EvidenceData['kind']]: Handler<Kind> } = {
  adjacent: ({ a, b }, { map }) => linkOf(map, a, b) !== undefined,
  distance: holdsDistance,
  link: ({ a, b, oneOf }, { map }) => oneOf.some((kind) => kind === linkOf(map, a, b)?.kind),
  dry: ({ to, from }, data) =>
    attacksOn(data, to, from).some((link) => link !== undefined && link.water !== true),
  rail: ({ to, from }, data) =>
    attacksOn(data, to, from).some((link) => link !== undefined && !SLOW.includes(link.kind)),
  exits: ({ space, to }, { map }) => sameSet(exitsOf(map, space), to),
  terrain: ({ space, oneOf }, _, { spaces }) =>
    oneOf.some((terrain) => terrain === spaces.get(space)?.terrain),
  fort: ({ space, cf }, _, { spaces }) => {
    const found = spaces.get(space)?.fort
    return found !== undefined && (cf === undefined || cf === found)
  },
  vp: ({ space }, _, { spaces }) => spaces.get(space)?.vp === true,
  'vp-count': holdsCount,
  source: ({ nation, spaces: ids }, _, { spaces }) =>
    ids.every((id) => spaces.get(id)?.supply?.includes(nation) === true),
  port: ({ space, sea }, _, { spaces }) => spaces.get(space)?.port === sea,
  regions: ({ spaces: ids }, { map }) =>
    sameSet(
      map.spaces.filter(({ kind }) => kind === 'region').map(({ id }) => id),
      ids,
    ),
  gates: ({ spaces: ids }, data, lookup) => sameSet(gatesOf(data, lookup), ids),
  empty: ({ space: id }, { setups }) =>
    setups.every(({ neutrals }) => neutrals.every(({ space }) => space !== id)),
  home: ({ space, nation }, _, { spaces }) => spaces.get(space)?.nation === nation,
}

const holds = (statement: EvidenceData, data: GameData, lookup: Lookup): boolean =>
  (HOLDS[statement.kind] as (each: EvidenceData, data: GameData, lookup: Lookup) => boolean)(
    statement,
    data,
    lookup,
  )

/** All the rulebook says of its map is true of ours. */
export const checkEvidence = (data: GameData, lookup: Lookup): readonly string[] =>
  data.evidence.flatMap((statement) => {
    const unknown = spacesIn(statement).filter((id) => !lookup.spaces.has(id))
    if (unknown.length > 0) return [problem(FILE, labelOf(statement), `unknown space ${unknown.join(', ')}`)]
    return holds(statement, data, lookup)
      ? []
      : [problem(FILE, labelOf(statement), 'does not hold on this map')]
  })
