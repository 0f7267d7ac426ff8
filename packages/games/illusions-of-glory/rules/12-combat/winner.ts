/** §12.2.G.4 The winner of a combat, and what follows. */
import { call } from '@sandtable/kernel'
import { afterCombat } from '../../cards/combat-play.ts'
import type { IllusionsOfGlory, Next, Procedure } from '../../illusions-of-glory.ts'
import { enemyOf, type Side } from '../../sides.ts'
import type { State } from '../../state.ts'
import { settleDefeatedHqs, settleSupport } from '../27-headquarters/combat.ts'
import { retreatLength } from './retreat/length.ts'
import { mustRetreat } from './retreat/phase.ts'
import { fightOf } from './under-way.ts'

/** §12.2.G.4.a The side with the higher Loss Number wins; §12.2.G.4.b if they are equal, neither does. */
function winnerOf(s: State): Side | -1 {
  if (s.attackLn === s.defenceLn) return -1
  const side = s.active
  return s.attackLn > s.defenceLn ? side : enemyOf(side)
}

/** All losses have been taken: HQs and cards, then retreat (§12.2.2) and advance (§12.2.3). */
export function* combatResult(g: IllusionsOfGlory): Procedure<Next> {
  const { state: s } = g
  const fight = fightOf(s)
  const winner = winnerOf(s)
  const { attackLn, defenceLn } = s
  g.emit?.({
    type: 'combat-ended',
    rule: winner < 0 ? '12.2.G.4.b' : '12.2.G.4.a',
    ...{ space: fight.space, winner, attackLn, defenceLn },
  })
  // HQs, artillery and cards can remove units, so the fight is read again after each of them.
  settleSupport(g, fight, winner)
  const fought = fightOf(s)
  s.retreat = mustRetreat(s, fought) ? retreatLength(attackLn, defenceLn) : 0
  yield* afterCombat(g, fought, winner)
  const left = fightOf(s)
  if (mustRetreat(s, left)) return call('retreat', 'combat/advance')
  s.retreat = 0
  if (winner === fight.attacker) settleDefeatedHqs(g, left)
  return 'combat/advance'
}
