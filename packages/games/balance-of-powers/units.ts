/** Facts printed on the counters, by number. They never change and are no part of the state. */
import { DATA } from './data/load.ts'
import type { Kind, UnitData } from './data/types.ts'
import { nation } from './nations.ts'

const UNIT_DATA: readonly UnitData[] = DATA.units
export const UNITS = UNIT_DATA.length
export const unitData = (u: number): UnitData => UNIT_DATA[u] as UnitData
export const idOfUnit = (u: number): string => unitData(u).id

const numbers = new Map(UNIT_DATA.map(({ id }, u) => [id, u]))
/** -1 if there is no such unit */
export const unitNamed = (id: string): number => numbers.get(id) ?? -1
export function unit(id: string): number {
  const u = unitNamed(id)
  if (u < 0) throw new Error(`no unit ${id}`)
  return u
}
/** the units of a list such as "FR-inf-1 FR-inf-3" */
export const unitsIn = (list: string): number[] => list.split(' ').filter(Boolean).map(unit)

const bytes = (of: (data: UnitData) => number): Int8Array => Int8Array.from(UNIT_DATA, of)
const kindIs = (...kinds: readonly Kind[]): Int8Array => bytes(({ kind }) => Number(kinds.includes(kind)))

const nations = bytes((data) => nation(data.nation))
/** the nation whose colour it has; who commands it is state */
export const nationOf = (u: number): number => nations[u] as number

const corps = kindIs('infantry', 'mountain', 'cavalry', 'siege', 'tank', 'flotilla', 'af')
/** §1.321 a land unit that is no leader */
export const isCorps = (u: number): boolean => corps[u] === 1
const landLeaders = kindIs('leader-land')
export const isLandLeader = (u: number): boolean => landLeaders[u] === 1
export const isLandUnit = (u: number): boolean => isCorps(u) || isLandLeader(u)
export const isKind = (u: number, kind: Kind): boolean => unitData(u).kind === kind

const leaders = kindIs('leader-land', 'leader-naval', 'leader-air')
export const isLeader = (u: number): boolean => leaders[u] === 1
const ships = kindIs('BB', 'BC', 'CA', 'CC', 'CL', 'CD', 'PD', 'SS', 'UB')
export const isShip = (u: number): boolean => ships[u] === 1
export const isSubmarine = (u: number): boolean => isKind(u, 'SS') || isKind(u, 'UB')
export const isAirUnit = (u: number): boolean => isKind(u, 'air')
export const isFighter = (u: number): boolean => unitData(u).role === 'fighter'
export const isAce = (u: number): boolean => isKind(u, 'leader-air')
const allUnits: readonly number[] = UNIT_DATA.map((_, u) => u)
/** by number of a fighter, or of an ace, its unit */
export const FIGHTERS: readonly number[] = allUnits.filter(isFighter)
export const ACES: readonly number[] = allUnits.filter(isAce)
export const LAND_LEADERS: readonly number[] = allUnits.filter(isLandLeader)
export const AIR_UNITS: readonly number[] = allUnits.filter(isAirUnit)
/** §5.31 Zeppelins too */
export const BOMBERS: readonly number[] = AIR_UNITS.filter((u) => !isFighter(u))
export const isZeppelin = (u: number): boolean => unitData(u).role === 'zeppelin'

/** values printed on an air unit */
const AIR = { guns: 0, evasion: 1, radius: 2 } as const
const airValue = (u: number, which: number): number => unitData(u).values[which] ?? 0
/** §6.322 machine-gun value */
export const gunsOf = (u: number): number => airValue(u, AIR.guns)
export const evasionOf = (u: number): number => airValue(u, AIR.evasion)
/** §5.312 §6.311 in hexes */
export const radiusOf = (u: number): number => airValue(u, AIR.radius)

const occupiers = bytes(({ kind }) => Number(kind === 'infantry' || kind === 'mountain' || kind === 'af'))
/** §2.53 gains control: infantry and mountain corps; in Africa AF corps too */
export const mayOccupy = (u: number): boolean => occupiers[u] === 1
const trenchSides = bytes(({ kind, values }) =>
  Number(kind !== 'tank' && values.length === 4 && isGround(kind)),
)
/** §1.321 has a trench side */
export const hasTrenchSide = (u: number): boolean => trenchSides[u] === 1

function isGround(kind: Kind): boolean {
  return ['infantry', 'mountain', 'siege', 'af'].includes(kind)
}

const TANK = { attack: 0, defence: 1, movement: 2 } as const
const effectiveness = UNIT_DATA.map(({ kind, values }) => [
  values[0] ?? 0,
  (kind === 'tank' ? values[TANK.defence] : values[2]) ?? values[0] ?? 0,
])
/** as printed on the face that is up (§errata.counter in the data); a tank's when it attacks (§1.321) */
export const printedEffectiveness = (u: number, isTrench: boolean): number =>
  effectiveness[u]?.[isTrench ? 1 : 0] as number

const movement = UNIT_DATA.map(({ kind, values }) =>
  kind === 'tank' ? [values[TANK.movement] ?? 0, 0] : [values[1] ?? 0, values[3] ?? 0],
)
/** §9.0 as printed on the face that is up */
export const printedMovement = (u: number, isTrench: boolean): number =>
  isCorps(u) ? (movement[u]?.[isTrench ? 1 : 0] as number) : 0

const isFlotilla = kindIs('flotilla')
const isMountain = kindIs('mountain')
const isCavalry = kindIs('cavalry')
export const isFlotillaCorps = (u: number): boolean => isFlotilla[u] === 1
export const isMountainCorps = (u: number): boolean => isMountain[u] === 1
export const isCavalryCorps = (u: number): boolean => isCavalry[u] === 1
export const isRebel = (u: number): boolean => unitData(u).rebel === true

/** the units of each nation, in the order of the data */
export const UNITS_OF: readonly (readonly number[])[] = DATA.nations.map(({ id }) =>
  UNIT_DATA.map((_, u) => u).filter((u) => unitData(u).nation === id),
)
