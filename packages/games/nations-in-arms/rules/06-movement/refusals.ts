/** §6.1 §6.2 Why a stack may not go to a space. */
import { blocOfPiece, isEnemyOf } from '../../allegiance.ts'
import { LEVEL, PACE } from '../../codes.ts'
import { GRID } from '../../map.ts'
import { NONE } from '../../nations.ts'
import type { Refusal } from '../../nations-in-arms.ts'
import { isCossack, isGuerrilla, isLeader, isType, isUnit, nationOf } from '../../pieces.ts'
import { isInPlay } from '../../scenarios.ts'
import { areAdjacent, isBox, neighboursOf, ringOf } from '../../spaces.ts'
import { levelOf, piecesAt, type State, whereIs } from '../../state.ts'
import { ON, SIDES } from '../../terrain.ts'
import { enemiesAt, type Force, isDepot, movingStack, standingAt, unitsIn } from '../02-units/force.ts'
import { residents } from '../03-stacking/parts.ts'
import { hasTroops, joiningCost } from '../03-stacking/joining.ts'
import { stackBreach } from '../03-stacking/limits.ts'
import { leftOf } from './allowance.ts'
import { crosserOf, stepCost } from './costs.ts'
import { canBesiege, isBesieged, isEnemyFortress, isOpenEnemyFortress, levelAt } from './fortresses.ts'
import { isNeutralGround } from './ground.ts'

/** the nation whose friends and enemies count for the stack */
export const nationOfStack = (s: State): number => nationOf(s.mover)

/** §5.7(6) lone units of these kinds may go near the enemy and attack */
const isFree = (u: number): boolean => isGuerrilla(u) || isCossack(u) || isType(u, 'feudal')
/** §5.1.3.1 §5.7(5) a leader without units, or a unit alone, unless its army has sent it (ruling 71) */
const isLoneMover = (s: State): boolean =>
  s.alone === 1 || (isUnit(s.mover) && s.army === NONE && !isFree(s.mover))

/** a piece that counts stands in a space or beside it */
const isNear = (s: State, to: number, counts: (p: number) => boolean): boolean =>
  [to, ...ringOf(to)].some((h) => piecesAt(s, h).some(counts))

/** §5.1.3.1(1)b §5.7(5) who goes alone keeps away from enemies */
function whyNotAlone(s: State, to: number, n: number): Refusal | undefined {
  if (!isLoneMover(s)) return undefined
  const rule = s.alone === 1 ? '5.1.3.1(1)b' : '5.7(5)'
  if (isNear(s, to, (p) => isEnemyOf(s, p, n) && !isLeader(p)))
    return { code: 'near-enemy', rule, facts: { space: to } }
  return isOpenEnemyFortress(s, to, n) ? { code: 'fortress-there', rule, facts: { space: to } } : undefined
}

/** §6.1.5(2) what a stack in extended movement keeps away from */
function whyNotExtended(s: State, to: number, n: number): Refusal | undefined {
  if (s.pace === PACE.normal) return undefined
  if (isNear(s, to, (p) => isEnemyOf(s, p, n) && isUnit(p)))
    return { code: 'near-enemy', rule: '6.1.5(2)a', facts: { space: to } }
  const isBarred = enemiesAt(s, to, n).some((p) => isDepot(s, p)) || isOpenEnemyFortress(s, to, n)
  return isBarred ? { code: 'fortress-there', rule: '6.1.5(2)b', facts: { space: to } } : undefined
}

/** §5.1.4(2)a §3.2.5.4(2) both the stack and those it leaves behind have to be legal */
function whyNotSplit(s: State, stack: Force): Refusal | undefined {
  const found = stackBreach(s, stack) ?? stackBreach(s, residents(s))
  return found && { code: found.code, rule: found.rule, facts: {} }
}

/** the way itself */
function whyNoWay(s: State, from: number, to: number): Refusal | undefined {
  const facts = { space: to }
  if (!areAdjacent(from, to))
    return { code: isCut(from, to) ? 'no-way-there' : 'not-adjacent', rule: '6.1.1(1)', facts }
  if (!isInPlay(s.scenario, to)) return { code: 'not-in-play', rule: '20.4', facts }
  return isNeutralGround(s, to, nationOfStack(s))
    ? { code: 'neutral-ground', rule: '12.1.4(3)', facts }
    : undefined
}
const isCut = (from: number, to: number): boolean => {
  const d = isBox(from) || isBox(to) ? -1 : GRID.direction(from, to)
  return d >= 0 && (SIDES.has(from, d, ON.impassable) || !areAdjacent(from, to))
}

/** §6.2.4(2) §9.1(2) a force that cannot besiege a fortress may not enter its hex */
function whyNotFortress(s: State, stack: Force, to: number, n: number): Refusal | undefined {
  if (!isOpenEnemyFortress(s, to, n) || canBesiege(s, stack, levelAt(s, to))) return undefined
  return { code: 'too-weak-to-besiege', rule: '6.2.4(2)', facts: { space: to } }
}

/** §5.2(6) it cannot pay for joining those who are there, nor go on from there */
function whyNotJoin(s: State, stack: Force, to: number, left: number): Refusal | undefined {
  const n = nationOfStack(s)
  const there = standingAt(s, to, blocOfPiece(s, s.mover))
  if (!hasTroops(stack) || !hasTroops(there)) return undefined
  // §5.2(7) §3.6(5) besiegers are reinforced for nothing
  if (left === 0 && isBesieged(s, to) && isEnemyFortress(s, to, n)) return undefined
  const crosser = { ...crosserOf(s, stack), bridgesAt: -1 }
  const goesOn = neighboursOf(to).some((next) => stepCost(s, crosser, to, next) <= left)
  return goesOn || left >= joiningCost(stack, there)
    ? undefined
    : { code: 'no-mp-to-halt', rule: '5.2(6)', facts: { space: to } }
}

/** §5.1.4(2)a last of all: who goes and who stays has to be legal */
export const whyNotMarch = (s: State, to: number): Refusal | undefined =>
  whyNotStep(s, to) ?? whyNotSplit(s, movingStack(s))

/** what bars the way to a stack, whoever goes with it */
function whyNotStep(s: State, to: number): Refusal | undefined {
  const from = whereIs(s, s.mover)
  const stack = movingStack(s)
  const n = nationOfStack(s)
  const facts = { space: to }
  const noWay = whyNoWay(s, from, to)
  if (noWay) return noWay
  // §5.2(2) §5.5.1.2 a unit at the last level has been taken in
  if (unitsIn(stack).some((u) => levelOf(s, u) >= LEVEL.over) && s.stackLevel < LEVEL.over)
    return { code: 'level-over-in-stack', rule: '5.2(2)', facts }
  const left = leftOf(s, stack) - stepCost(s, crosserOf(s, stack), from, to)
  if (left < 0) return { code: 'no-mp', rule: '6.1.1(1)', facts }
  return (
    whyNotAlone(s, to, n) ??
    whyNotExtended(s, to, n) ??
    whyNotFortress(s, stack, to, n) ??
    whyNotJoin(s, stack, to, left)
  )
}
