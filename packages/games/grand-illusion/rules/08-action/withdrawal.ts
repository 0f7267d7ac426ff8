/** §8.7.1 general withdrawals: who may declare one, and what follows at once. */
import type { GrandIllusion, Next, Refusal } from '../../grand-illusion.ts'
import { AL, GE, type Side } from '../../sides.ts'
import { MARK, type State, unmarkAll } from '../../state.ts'

const FIRST_TURN = 3

/** §8.7.1 once in the game, not on turns 1 and 2; the German on a turn after the Allied one */
export function whyNotWithdraw(s: State, side: Side): Refusal | undefined {
  const no = (code: Refusal['code']): Refusal => ({ code, rule: '8.7.1', facts: { side } })
  if (s.withdrawn.get(side) > 0) return no('withdrawn-already')
  if (s.turn < FIRST_TURN) return no('too-early-to-withdraw')
  const allied = s.withdrawn.get(AL)
  return side === GE && (allied === 0 || s.turn <= allied) ? no('allies-first') : undefined
}

/** §8.7.2 §8.7.3 declared: what happens at once */
export function declareWithdrawal(g: GrandIllusion, side: Side): Next {
  const { state: s } = g
  s.withdrawn.set(side, s.turn)
  s.withdrawing = side
  // §8.1.1.a no pass follows directly on one made before
  s.passes = 0
  s.spent.fill(0)
  unmarkAll(s, MARK.moved | MARK.entered | MARK.attacks)
  g.emit?.({ type: 'withdrawal-declared', rule: '8.7.1', side, turn: s.turn })
  if (side === AL) {
    // §8.7.2 what is left to fight is cancelled without penalty; §8.4.9.b the duty is done
    s.mandated.set(AL, 0)
    s.withdrawBy = 0
  } else s.entrenching = 1
  return 'withdrawal/moves'
}
