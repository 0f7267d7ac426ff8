/** One step of a group, with everything that happens at once when it enters a hex, be it the enemy's. */
import type { GrandIllusion, Procedure } from '../../grand-illusion.ts'
import { GRID } from '../../map.ts'
import { enemyOf } from '../../sides.ts'
import { DUE, isControlledBy, MARK, mark, presenceOf, put, unitsAt } from '../../state.ts'
import { displaceHqs, retreatCavalry } from '../09-battle/retreat.ts'
import { isDecided } from '../14-scenarios/victory.ts'
import { block, priceOf } from './blocked.ts'
import { settleHex } from './control.ts'
import { canFight, meetsCavalryAlone, mustStopIn, openPlan } from './entry.ts'
import type { Group } from './group.ts'
import { lend } from './hq.ts'
import { checkParis } from './paris.ts'
import { isCavalry } from '../../pieces.ts'
import { eliminate } from '../09-battle/losses.ts'

/** The group goes from its hex to an adjacent one; true if its move is over (§8.4.4.table note 2). */
export function* stepTo(g: GrandIllusion, group: Group, to: number): Procedure<boolean> {
  const { state: s } = g
  const price = priceOf(s, group.hex, GRID.direction(group.hex, to))
  lend(s, group, price)
  for (const u of group.units) s.spent.set(u, group.spent + price)
  return yield* enterHex(g, group, to)
}

/** The group comes to a hex, from its own or (-1) from off the map; true if its move is over. */
export function* enterHex(g: GrandIllusion, group: Group, to: number): Procedure<boolean> {
  const { state: s } = g
  const from = group.hex
  const isFromHome = from >= 0 && isControlledBy(s, group.side, from)
  let isOver = mustStopIn(s, group, to)
  const isDelay = meetsCavalryAlone(s, group, to)
  if (isOver) meetEnemies(g, group, to, isDelay)
  for (const u of group.units) {
    put(s, u, to)
    mark(s, u, MARK.moved)
  }
  if (from >= 0) settleHex(g, from)
  // §8.4.5.a §8.4.5.c unless the enemy has the hex they came from at once
  if (isOver && isFromHome && isControlledBy(s, group.side, from)) block(g, group.side, from, to)
  if (isDelay) isOver = yield* g.within('cavalry-delay', delayByCavalry(g, group, to))
  yield* overrun(g, group, to)
  settleHex(g, to)
  checkParis(g)
  return isOver || isDecided(s)
}

/** §8.4.8 §9.1.2 before anyone is in: who is there decides */
function meetEnemies(g: GrandIllusion, group: Group, to: number, isDelay: boolean): void {
  const { state: s } = g
  if (group.fighting.length === 0) return
  openPlan(s, group.units, to)
  if (isDelay) return
  for (const u of group.units) mark(s, u, MARK.entered)
  if (canFight(s, group, to)) callBattle(g, group, to)
}

/** §9.1.2.b §9.1.2.c forced where no friend holds the hex, else optional */
export function callBattle(g: GrandIllusion, group: Group, to: number): void {
  const { state: s } = g
  const isForced = !presenceOf(s, group.side).isHolding(to)
  const due = isForced ? DUE.forced : DUE.optional
  if (s.battle.get(to) >= due) return
  s.battle.set(to, due)
  g.emit?.({
    type: 'battle-due',
    rule: isForced ? '9.1.2.b' : '9.1.2.c',
    hex: to,
    side: group.side,
    isForced,
  })
}

/** §9.4.4.overrun HQs alone in the hex retreat at once */
function* overrun(g: GrandIllusion, group: Group, to: number): Procedure {
  const enemy = enemyOf(group.side)
  const enemies = presenceOf(g.state, enemy)
  if (group.fighting.length > 0 && enemies.hqs(to) > 0 && enemies.combatUnits(to) === 0)
    yield* displaceHqs(g, enemy, to, '9.4.4.overrun')
}

// §9.6.3 cavalry alone does not hold up a corps: it dies where it stands or rides away.

/** Asks the owner of the cavalry, after the group has come; true if the group must stop. */
function* delayByCavalry(g: GrandIllusion, group: Group, hex: number): Procedure<boolean> {
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
