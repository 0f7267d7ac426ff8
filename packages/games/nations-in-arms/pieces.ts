/**
 * All counters by number: combat units, then support units, army markers and leaders. Facts printed on them never
 * change and are no part of the state.
 */
import type { ArmyData, LeaderData, UnitsData, UnitType } from './data/types-pieces.ts'
import { DATA } from './data/load.ts'
import { nation, NONE } from './nations.ts'

/** One combat unit. */
export interface UnitData extends Omit<UnitsData, 'labels'> {
  readonly id: string
  readonly label: string
}
const listed = (list: string): string[] => list.split(' ').filter(Boolean)
const unitList: readonly UnitData[] = DATA.units.flatMap(({ labels, ...all }) =>
  listed(labels).map((label) => ({ ...all, label, id: `${all.nation}-${label.toLowerCase()}` })),
)

interface Support {
  readonly id: string
  readonly nation: string
  readonly isEngineer: boolean
}
const numbered = (nationId: string, what: string, count: number): Support[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `${nationId}-${what}-${i + 1}`,
    nation: nationId,
    isEngineer: what === 'engineer',
  }))
const supportList = DATA.support.flatMap(({ nation: id, engineers, supply }) => [
  ...numbered(id, 'engineer', engineers),
  ...numbered(id, 'supply', supply),
])
const armyList = DATA.support.flatMap(({ nation: id, armies }) =>
  armies.map((army) => ({ ...army, nation: id, id: `${id}-${army.id}` })),
)
const leaderList: readonly LeaderData[] = DATA.leaders.leaders

export const UNITS = unitList.length
export const SUPPORTS = supportList.length
export const ARMIES = armyList.length
/** numbers of the first support unit, army marker and leader */
export const FIRST_SUPPORT = unitList.length
export const FIRST_ARMY = FIRST_SUPPORT + SUPPORTS
export const FIRST_LEADER = FIRST_ARMY + ARMIES
export const PIECES = FIRST_LEADER + leaderList.length

export const isUnit = (p: number): boolean => p >= 0 && p < FIRST_SUPPORT
export const isSupport = (p: number): boolean => p >= FIRST_SUPPORT && p < FIRST_ARMY
export const isArmy = (p: number): boolean => p >= FIRST_ARMY && p < FIRST_LEADER
export const isLeader = (p: number): boolean => p >= FIRST_LEADER && p < PIECES

export const unitData = (u: number): UnitData => unitList[u] as UnitData
export const armyData = (a: number): ArmyData => armyList[a - FIRST_ARMY] as ArmyData
export const leaderData = (l: number): LeaderData => leaderList[l - FIRST_LEADER] as LeaderData

const every = [...unitList, ...supportList, ...armyList, ...leaderList]
export const idOfPiece = (p: number): string => every[p]?.id ?? ''
const numbers = new Map(every.map(({ id }, p) => [id, p]))
/** -1 if there is no such piece */
export const pieceNamed = (id: string): number => numbers.get(id) ?? NONE
export function piece(id: string): number {
  const p = pieceNamed(id)
  if (p === NONE) throw new Error(`no piece ${id}`)
  return p
}

const nations = Int8Array.from(every, (each) => nation(each.nation))
/** the nation whose colour it has; who plays that nation is state */
export const nationOf = (p: number): number => nations[p] as number
const everyPiece = every.map((_, p) => p)
/** the pieces of a nation, in order */
const byNation = DATA.nations.map((_, n) => everyPiece.filter((p) => nationOf(p) === n))
export const piecesOf = (n: number): readonly number[] => byNation[n] as number[]
export const ALL_PIECES: readonly number[] = everyPiece
export const ALL_ARMIES: readonly number[] = everyPiece.filter(isArmy)

// §2.2 combat units
export const typeOf = (u: number): UnitType => unitData(u).type
export const isType = (p: number, type: UnitType): boolean => isUnit(p) && typeOf(p) === type
const MOUNTED: readonly UnitType[] = ['cavalry', 'cuirassier', 'guard-cavalry', 'cossack']
const mounted = Uint8Array.from(unitList, ({ type }) => Number(MOUNTED.includes(type)))
/** §2.2.1 of the mounted class */
export const isMounted = (p: number): boolean => mounted[p] === 1
/** §2.2.1 of the infantry class */
export const isFoot = (p: number): boolean => isUnit(p) && !isMounted(p)
export const isDetachment = (p: number): boolean => isType(p, 'detachment')
export const isCossack = (p: number): boolean => isType(p, 'cossack')
export const isGuerrilla = (p: number): boolean => isType(p, 'guerrilla')
/** §2.2.1 light cavalry: Cossacks are not */
export const isLightCavalry = (p: number): boolean => isType(p, 'cavalry')
/** §2.2.3 on its full side */
export const fullSteps = (u: number): number => unitData(u).steps

// §2.3 support units
export const isEngineer = (p: number): boolean => supportList[p - FIRST_SUPPORT]?.isEngineer === true
export const isSupplyUnit = (p: number): boolean => isSupport(p) && !isEngineer(p)

// §2.5.1 leaders
export const rankOf = (l: number): number => leaderData(l).rank
export const isCavalryLeader = (p: number): boolean => isLeader(p) && leaderData(p).cavalry === true
/** §2.5.1(4) combat steps he can lead as commander of an army; 0 if he cannot be one */
export const capacityOf = (l: number): number => leaderData(l).capacity ?? 0
/** §2.5.1(5) */
export const combatOf = (l: number): number => leaderData(l).combat

const LONE_INITIATIVE = 1
const COSSACK_INITIATIVE = 2
/** §2.5.1(3) of a leader; §5.7(1) of a combat unit alone */
export function initiativeOf(p: number): number {
  if (isLeader(p)) return leaderData(p).initiative
  return isCossack(p) ? COSSACK_INITIATIVE : LONE_INITIATIVE
}
