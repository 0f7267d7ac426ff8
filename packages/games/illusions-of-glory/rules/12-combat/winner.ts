/** §12.2.G.4 who has won a combat, and what follows. */
import { afterCombat } from '../../cards/combat-play.ts'
import type { Fight, Illusions, Next, Step } from '../../illusions.ts'
import { enemyOf, type Side } from '../../sides.ts'
import type { State } from '../../state.ts'
import { settleBeaten, settleSupport } from '../27-headquarters/combat.ts'
import { canAdvance } from './advance.ts'
import { endCombat } from './ending.ts'
import { retreatLength } from './retreat/length.ts'
import { mustRetreat } from './retreat/phase.ts'
import { fightOf } from './under-way.ts'

/** §12.2.G.4.a the higher Loss Number; §12.2.G.4.b nobody if they are equal */
function winnerOf(s: State): Side | -1 {
  if (s.attackLn === s.defenceLn) return -1
  const side = s.active as Side
  return s.attackLn > s.defenceLn ? side : enemyOf(side)
}

/** all losses are taken: HQs, cards, then retreat, advance, or nothing more */
export function* closeFire(g: Illusions, fight: Fight): Step<Next> {
  const { state: s } = g
  const winner = winnerOf(s)
  const { attackLn, defenceLn } = s
  g.emit?.({
    type: 'combat-ended',
    rule: winner < 0 ? '12.2.G.4.b' : '12.2.G.4.a',
    ...{ space: fight.space, winner, attackLn, defenceLn },
  })
  settleSupport(g, fight, winner)
  const fought = fightOf(s)
  s.retreat = mustRetreat(s, fought) ? retreatLength(attackLn, defenceLn) : 0
  yield* afterCombat(g, fought, winner)
  s.step = 0
  const left = fightOf(s)
  if (mustRetreat(s, left)) return 'retreat'
  s.retreat = 0
  if (winner === fight.attacker) settleBeaten(g, left)
  return canAdvance(s) ? 'advance' : endCombat(g)
}

/** the defender has gone before fire: no winner, no HQ steps, artillery not used up */
export function closeWithdrawal(g: Illusions): Next {
  const { state: s } = g
  s.step = 0
  return canAdvance(s) ? 'advance' : endCombat(g)
}
