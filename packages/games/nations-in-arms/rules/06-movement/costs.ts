/** §6.1.1(1) §6.2 What a step costs. */
import { yearOf } from '../../calendar.ts'
import { ownerAt, blocOfPiece } from '../../allegiance.ts'
import { MARK } from '../../codes.ts'
import { costInto, groundCost } from '../../ground-cost.ts'
import { GRID } from '../../map.ts'
import { isArmy } from '../../pieces.ts'
import { RUSSIA } from '../../powers.ts'
import { isBox } from '../../spaces.ts'
import { has, piecesAt, type State } from '../../state.ts'
import { MOVEMENT } from '../../tables.ts'
import { GROUND, groundOf, ON, SIDES } from '../../terrain.ts'
import { bridgedBy, type Force, hasEngineer, isPontoon } from '../02-units/force.ts'

const OPPOSITE = 3
const SIDES_OF_A_HEX = 6

/** §6.2.1(2) marsh within Russia costs more from 1798 on */
function marshSurcharge(s: State, to: number): number {
  const { cost, from } = MOVEMENT.russianMarsh
  const isRussian = groundOf(to) === GROUND.marsh && ownerAt(s, to) === RUSSIA
  return isRussian && yearOf(s.turn) >= from ? cost - MOVEMENT.ground.marsh : 0
}

/** §6.2.1 the ground of the hex entered, and leaving mountains */
export const costOfGround = (s: State, from: number, d: number): number =>
  groundCost(from, d) + marshSurcharge(s, GRID.neighbour(from, d))

/** a river without a printed bridge */
export const isUnbridged = (from: number, d: number): boolean =>
  SIDES.has(from, d, ON.river) && !SIDES.has(from, d, ON.bridge)

/** §6.2.1(4)c §6.2.1(4)e §2.3.1(4) a pontoon of the bloc, in supply, lies over the hexside */
function hasPontoon(s: State, bloc: number, from: number, d: number): boolean {
  const lies = (at: number, side: number): boolean =>
    piecesAt(s, at).some(
      (p) =>
        isPontoon(s, p) &&
        bridgedBy(s, p) === side &&
        blocOfPiece(s, p) === bloc &&
        !has(s, p, MARK.unsupplied),
    )
  return lies(from, d) || lies(GRID.neighbour(from, d), (d + OPPOSITE) % SIDES_OF_A_HEX)
}

/** who crosses a river, as far as the price of it goes */
export interface Crosser {
  readonly bloc: number
  /** §6.2.1(4)b */
  readonly hasEngineer: boolean
  /** §6.2.1(4)g the space where it may cross as if by a pontoon, or -1 */
  readonly bridgesAt: number
}

function riverCost(s: State, crosser: Crosser, from: number, d: number): number {
  if (!isUnbridged(from, d) || crosser.bridgesAt === from || hasPontoon(s, crosser.bloc, from, d)) return 0
  // §6.2.1(4)a §6.2.1(4)b
  return crosser.hasEngineer ? MOVEMENT.riverBridgedByEngineer : MOVEMENT.river
}

/** MP for a step to a space beside; the way must be there */
export function stepCost(s: State, crosser: Crosser, from: number, to: number): number {
  // §6.2.2(2) §6.2.2(3)
  if (isBox(to)) return MOVEMENT.enterBox
  if (isBox(from)) return MOVEMENT.leaveBox + costInto(to) + marshSurcharge(s, to)
  const d = GRID.direction(from, to)
  const strait = SIDES.has(from, d, ON.strait) ? MOVEMENT.strait : 0
  return costOfGround(s, from, d) + riverCost(s, crosser, from, d) + strait
}

/** §6.2.1(4) the stack that moves: engineers and armies out of supply have no pontoon (§7.1.7(3)d) */
export function crosserOf(s: State, stack: Force): Crosser {
  const army = stack.find(isArmy)
  const isSupplied = !stack.some((p) => has(s, p, MARK.unsupplied))
  return {
    bloc: blocOfPiece(s, s.mover),
    hasEngineer: hasEngineer(s, stack),
    bridgesAt: army !== undefined && isSupplied ? s.startAt : -1,
  }
}
