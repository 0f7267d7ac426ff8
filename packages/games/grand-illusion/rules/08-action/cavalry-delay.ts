/** §9.6.3 cavalry alone does not hold up a corps: it dies where it stands or rides away. */
import type { GrandIllusion, Step } from '../../grand-illusion.ts'
import { isCavalry } from '../../pieces.ts'
import { enemyOf } from '../../sides.ts'
import { presenceOf, type State, unitsAt } from '../../state.ts'
import { eliminate } from '../09-battle/losses.ts'
import { retreatCavalry } from '../09-battle/retreat.ts'
import type { Group } from './group.ts'

/** §9.6.3 an undisrupted infantry corps comes, by an activation, to a hex that only enemy cavalry holds */
export function meetsCavalryAlone(s: State, group: Group, to: number): boolean {
  const enemies = presenceOf(s, enemyOf(group.side))
  if (group.manner !== 'activation' || !group.hasFreshCorps || enemies.cavalry(to) === 0) return false
  const others = enemies.infantry(to) + enemies.forts(to)
  return others === 0 && !presenceOf(s, group.side).isHolding(to)
}

/** Asks the owner of the cavalry, after the group has come; true if the group must stop. */
export function* delayByCavalry(g: GrandIllusion, group: Group, hex: number): Step<boolean> {
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
