/** Chapter 6: the initiative. */
import { D6 } from '@sandtable/kernel'
import type { GrandIllusion } from '../grand-illusion.ts'
import { AL, GE, type Side, SIDES } from '../sides.ts'
import { isHistorical } from './14-scenarios/historical.ts'

const LAST_GIVEN_TURN = 3

/** §6.0.t1 §6.0.t2-3 §6.0.t4-15; §14.3.1.d.8 scenario 3 always rolls */
export function initiative(g: GrandIllusion): void {
  const { state: s } = g
  // §14.3.omitted not given in scenario 3
  if (isHistorical(s) && s.turn <= LAST_GIVEN_TURN) {
    take(g, s.turn === 1 ? AL : GE, [], s.turn === 1 ? '6.0.t1' : '6.0.t2-3')
    return
  }
  const dice = SIDES.map(() => g.roll(D6, (total) => total).total)
  const [allied = 0, german = 0] = dice
  take(g, allied > german ? AL : GE, dice, isHistorical(s) ? '6.0.t4-15' : '14.3.1.d.8')
}

function take(g: GrandIllusion, side: Side, dice: readonly number[], rule: string): void {
  g.state.initiative = side
  g.emit?.({ type: 'initiative-taken', rule, side, dice })
}
