/**
 * §3.1.2 A force: the pieces of one bloc that stand together in a space. In one space there can be three of them: a garrison
 * that has retired into the fortress, its besiegers, and a stack that is moving.
 */
import { blocOfPiece, isEnemyOf } from '../../allegiance.ts'
import { FACE, MARK } from '../../codes.ts'
import { isArmy, isEngineer, isLeader, isSupplyUnit, isSupport, isUnit, nationOf } from '../../pieces.ts'
import { faceOf, has, piecesAt, type State, stepsOf, whereIs } from '../../state.ts'

export type Force = readonly number[]

/** the pieces of a bloc that stand in a space outside the fortress and do not move */
export const standingAt = (s: State, at: number, bloc: number): number[] =>
  piecesAt(s, at).filter((p) => blocOfPiece(s, p) === bloc && !has(s, p, MARK.inside | MARK.active))
/** §9.1.3 the pieces that have retired into the fortress of a space */
export const garrisonAt = (s: State, at: number): number[] =>
  piecesAt(s, at).filter((p) => has(s, p, MARK.inside))
/** the stack that moves */
export const movingStack = (s: State): number[] =>
  piecesAt(s, whereIs(s, s.mover)).filter((p) => has(s, p, MARK.active))
/** the pieces in a space that are at war with a nation and not inside a fortress */
export const enemiesAt = (s: State, at: number, n: number): number[] =>
  piecesAt(s, at).filter((p) => !has(s, p, MARK.inside) && isEnemyOf(s, p, n))
/** the force a piece belongs to: moving, in the fortress, or standing */
export function forceOf(s: State, p: number): number[] {
  const layer = (q: number): number => s.marks.get(q) & (MARK.inside | MARK.active)
  const bloc = blocOfPiece(s, p)
  return piecesAt(s, whereIs(s, p)).filter((q) => layer(q) === layer(p) && blocOfPiece(s, q) === bloc)
}

export const unitsIn = (force: Force): number[] => force.filter(isUnit)
export const leadersIn = (force: Force): number[] => force.filter(isLeader)
export const armiesIn = (force: Force): number[] => force.filter(isArmy)
/** §2.2.3 combat steps */
export const stepsIn = (s: State, force: Force): number =>
  force.reduce((sum, p) => sum + (isUnit(p) ? stepsOf(s, p) : 0), 0)

// §2.3 support units by the side that is up
export const isDepot = (s: State, p: number): boolean => isSupplyUnit(p) && faceOf(s, p) === FACE.depot
export const isTrain = (s: State, p: number): boolean => isSupplyUnit(p) && faceOf(s, p) === FACE.mobile
export const isPontoon = (s: State, p: number): boolean => isEngineer(p) && faceOf(s, p) !== FACE.mobile
/** the direction of the hexside a pontoon bridges */
export const bridgedBy = (s: State, p: number): number => faceOf(s, p) - FACE.pontoon
/** §2.3.2 §5.7.1 depots and pontoons stay where they are */
export const canMove = (s: State, p: number): boolean => !isSupport(p) || faceOf(s, p) === FACE.mobile

const HALVES = 2
const DEPOT_HALVES = 1
/** §2.2.3 combat points in halves: two for each step, one for a depot */
export const halvesIn = (s: State, force: Force): number =>
  stepsIn(s, force) * HALVES + force.filter((p) => isDepot(s, p)).length * DEPOT_HALVES
/** §2.2 combat units and depots can fight */
export const isCombatCapable = (s: State, p: number): boolean => isUnit(p) || isDepot(s, p)

/** §6.2.1(4)b an engineer who is not out of supply, or an army (§2.4.5(4)) */
export const hasEngineer = (s: State, force: Force): boolean =>
  force.some((p) => isArmy(p) || (isEngineer(p) && !isPontoon(s, p) && !has(s, p, MARK.unsupplied)))
export const isDemoralized = (s: State, force: Force): boolean =>
  unitsIn(force).some((u) => has(s, u, MARK.demoralized))
/** the nations with combat units or leaders in a force */
export const nationsIn = (force: Force): number[] => [
  ...new Set(force.filter((p) => isUnit(p) || isLeader(p)).map(nationOf)),
]
