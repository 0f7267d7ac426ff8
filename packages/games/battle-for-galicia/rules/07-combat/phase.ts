/** §7.0 the combat phase: attacks one after another, in any order, none of them compulsory. */
import type { BattleForGalicia, Next, Procedure } from '../../battle-for-galicia.ts'
import { activeSide } from '../../state.ts'
import { resolveAttack } from '../08-combat-procedure/resolve.ts'
import { attackableHexes, whyNotAttackable } from './targets.ts'

/** §3.2.4 */
export function* combatPhase(g: BattleForGalicia): Procedure<Next> {
  const { state: s } = g
  const pick = yield* g.ask(activeSide(s), {
    rule: '7.0',
    prompt: 'attack',
    choose: () => ({ attack: attackableHexes(s), done: true }),
    refuse: { attack: (h) => whyNotAttackable(s, h) },
  })
  if (pick.verb === 'done') return 'victory-points'
  yield* g.within('attack', resolveAttack(g, pick.arg))
  return 'combat'
}
