/** §5.2 Where a stack may end its move: joined with whoever of its bloc is there. */
import { MARK } from '../../codes.ts'
import { NONE } from '../../nations.ts'
import type { Refusal } from '../../nations-in-arms.ts'
import { commanderOf, has, type State, whereIs } from '../../state.ts'
import { areAdjacent, neighboursOf } from '../../spaces.ts'
import { type Force, movingStack } from '../02-units/force.ts'
import { hasTroops, joiningBreach, joiningCost } from '../03-stacking/joining.ts'
import { residents } from '../03-stacking/parts.ts'
import { leftOf } from '../06-movement/allowance.ts'
import { isBesieged, isEnemyFortress } from '../06-movement/fortresses.ts'
import { nationOfStack, whyNotMarch } from '../06-movement/refusals.ts'
import { isFresh } from './stack.ts'

/** a flank unit moves, not the marker of its army */
export const isFlankMove = (s: State): boolean => s.army !== NONE && s.mover !== commanderOf(s, s.army)
/** §5.6.1(7) a flank unit that ends with the marker of its army does not integrate */
const joinsOwnArmy = (s: State): boolean => isFlankMove(s) && whereIs(s, s.army) === whereIs(s, s.mover)

/** those who were in the space before: §5.1.4(2)b whoever the stack has dropped there has joined them */
export const others = (s: State): number[] => residents(s).filter((p) => !has(s, p, MARK.dropped))

/** §5.2(5) §3.3.1 MP for joining where the move ends */
export function haltCost(s: State, stack: Force): number {
  const there = others(s)
  if (isFresh(s) || joinsOwnArmy(s) || s.joiningAt === whereIs(s, s.mover)) return 0
  if (!hasTroops(stack) || !hasTroops(there)) return 0
  return isWaived(s, stack) ? 0 : joiningCost(stack, there)
}
/** §3.6(5) §5.2(7) friends who besiege a fortress are joined for nothing with no MP left */
function isWaived(s: State, stack: Force): boolean {
  const at = whereIs(s, s.mover)
  return leftOf(s, stack) === 0 && isBesieged(s, at) && isEnemyFortress(s, at, nationOfStack(s))
}

/** no way leads on: then the stack ends where it is, and what is too much is displaced (§3.1.5(4)) */
const isStuck = (s: State): boolean =>
  neighboursOf(whereIs(s, s.mover)).every((to) => whyNotMarch(s, to) !== undefined)

export function whyNotHalt(s: State): Refusal | undefined {
  const found = whyNotEnd(s)
  return found && !isStuck(s) ? found : undefined
}

function whyNotEnd(s: State): Refusal | undefined {
  const stack = movingStack(s)
  const facts = { space: whereIs(s, s.mover) }
  // §5.6.1(5)
  if (isFlankMove(s) && !isBesideArmy(s) && !stack.some((p) => has(s, p, MARK.stopped)))
    return { code: 'flank-away', rule: '5.6.1(5)', facts }
  if (haltCost(s, stack) > leftOf(s, stack)) return { code: 'no-mp-to-halt', rule: '5.2(6)', facts }
  const found = joiningBreach(s, stack, residents(s))
  return found && { code: found.code, rule: found.rule, facts }
}

function isBesideArmy(s: State): boolean {
  const [at, marker] = [whereIs(s, s.mover), whereIs(s, s.army)]
  return at === marker || areAdjacent(at, marker)
}
