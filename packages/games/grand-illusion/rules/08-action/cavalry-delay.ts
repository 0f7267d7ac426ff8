/** §9.6.3 cavalry alone does not hold up a corps: it dies where it stands or rides away. */
import type { GrandIllusion, Procedure } from '../../grand-illusion.ts'
import { isCavalry } from '../../pieces.ts'
import { enemyOf } from '../../sides.ts'
import { unitsAt } from '../../state.ts'
import { eliminate } from '../09-battle/losses.ts'
import { retreatCavalry } from '../09-battle/retreat.ts'
import type { Group } from './group.ts'

/** Asks the owner of the cavalry, after the group has come; true if the group must stop. */
export function* delayByCavalry(g: GrandIllusion, group: Group, hex: number): Procedure<boolean> {
  const { state: s } = g
  const side = enemyOf(group.side)
  const units = unitsAt(s, side, hex).filter(isCavalry)
  const pick = yield* g.ask(side, {
    rule: '9.6.3.a',
    prompt: 'cavalry-delay',
    facts: { hex, units, enemies: group.units },
    choose: () => ({ stand: true, evade: true }),
  })
  if (pick.verb === 'stand') {
    g.emit?.({ type: 'cavalry-stood', rule: '9.6.3.a', units, hex })
    for (const u of units) eliminate(g, u, 'cavalry-delay')
    return true
  }
  g.emit?.({ type: 'cavalry-evaded', rule: '9.6.3.b', units, hex })
  yield* retreatCavalry(g, side, hex)
  return false
}
