/** §9.1.2.c units whose march has ended beside friends before a besieged fort may attack it. */
import type { GrandIllusion } from '../../grand-illusion.ts'
import { HEXES } from '../../map.ts'
import { isCombatUnit } from '../../pieces.ts'
import { enemyOf, type Side } from '../../sides.ts'
import { isMarked, MARK, mark, presenceOf, unitsAt } from '../../state.ts'
import { canFight } from './entry.ts'
import { gather } from './group.ts'
import { callBattle } from './step.ts'

/** Nobody has to stop before such a fort (§8.4.4.table note 5): only where moves have ended is it known who came. */
export function joinSieges(g: GrandIllusion, side: Side): void {
  const { state: s } = g
  const enemies = presenceOf(s, enemyOf(side))
  for (let h = 0; h < HEXES; h++) {
    const isBesieging = h !== s.activeHex && enemies.besiegedForts(h) > 0 && !enemies.isHolding(h)
    if (isBesieging) join(g, side, h)
  }
}

function join(g: GrandIllusion, side: Side, h: number): void {
  const { state: s } = g
  const units = unitsAt(s, side, h).filter((u) => isMarked(s, u, MARK.moved))
  if (!units.some(isCombatUnit)) return
  const group = gather(s, units, 'activation')
  if (!canFight(s, group, h)) return
  for (const u of units) mark(s, u, MARK.entered)
  callBattle(g, group, h)
}
