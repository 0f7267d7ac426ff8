/** §6.1.2 §6.1.5 How far each piece of a stack can go. */
import { nationOf } from '../../pieces.ts'
import { PACE } from '../../codes.ts'
import {
  isArmy,
  isCavalryLeader,
  isCossack,
  isEngineer,
  isGuerrilla,
  isLeader,
  isMounted,
  isUnit,
} from '../../pieces.ts'
import { FRANCE } from '../../powers.ts'
import type { State } from '../../state.ts'
import { SUPPORT_MOVEMENT } from '../../tables.ts'
import { type Force, movingStack, unitsIn } from '../02-units/force.ts'
import { commanderIn } from '../03-stacking/command.ts'

const FOOT = 6
const MOUNTED = 8
const LEADER = 8
const GUERRILLA = 4
const EXTENDED = 1.5

/** what the allowance of a stack follows from */
interface Company {
  /** §6.1.2(3) an army marker moves in it */
  readonly isArmy: boolean
  /** §6.1.2(7) infantry is or has been in it */
  readonly isMixed: boolean
  /** §6.1.2(2) its commander is a cavalry leader */
  readonly hasCavalryLeader: boolean
}

/** §6.1.2 §2.2.4(5) MF of a unit in such company */
function unitMovement(u: number, { isMixed, hasCavalryLeader, isArmy: inArmy }: Company): number {
  if (isGuerrilla(u)) return GUERRILLA
  if (!isMounted(u) || isMixed || inArmy) return FOOT
  return isCossack(u) || hasCavalryLeader ? MOUNTED : FOOT
}

function supportMovement(p: number): number {
  if (isEngineer(p)) return SUPPORT_MOVEMENT.engineer
  return nationOf(p) === FRANCE ? SUPPORT_MOVEMENT.frenchTrain : SUPPORT_MOVEMENT.train
}

function movement(p: number, company: Company): number {
  if (isUnit(p)) return unitMovement(p, company)
  if (isLeader(p)) return company.isArmy ? FOOT : LEADER
  return isArmy(p) ? FOOT : supportMovement(p)
}

/** §6.1.5(1) half as much again; §6.1.5(4) only for what would hold the stack back */
function stretched(s: State, p: number, mf: number): number {
  if (s.pace === PACE.extended) return mf * EXTENDED
  return s.pace === PACE.trains && !isUnit(p) && !isLeader(p) && mf < FOOT ? mf * EXTENDED : mf
}

const companyOf = (s: State, stack: Force): Company => ({
  isArmy: stack.some(isArmy),
  isMixed: s.mixed === 1,
  hasCavalryLeader: isCavalryLeader(commanderIn(s, stack)),
})

/** MP a piece of the stack can spend in all */
export const allowanceOf = (s: State, p: number, stack: Force = movingStack(s)): number =>
  stretched(s, p, movement(p, companyOf(s, stack)))

/** MP the stack has left if all of it goes on */
export function leftOf(s: State, stack: Force = movingStack(s)): number {
  const company = companyOf(s, stack)
  const most = Math.min(...stack.map((p) => stretched(s, p, movement(p, company))))
  return Math.max(0, most - s.spent - s.owed)
}

/** Spends MP: first what a victory costs those who go on. */
export function spend(s: State, mp: number): void {
  s.spent += mp + s.owed
  s.owed = 0
}

/** §6.1.5(4) a train would hold the units back */
export const hasSlowTrain = (s: State, stack: Force): boolean =>
  unitsIn(stack).length > 0 && stack.some((p) => allowanceOf(s, p, stack) < FOOT && !isUnit(p))
