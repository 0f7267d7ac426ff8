/** §9.2.6 §9.6.2 cavalry in the defender's line may ride away before the fire. */
import { D6 } from '@sandtable/kernel'
import type { GrandIllusion, Procedure } from '../../grand-illusion.ts'
import { TABLES } from '../../tables.ts'
import {
  columnAt,
  COLUMNS,
  type Group,
  groupAt,
  isCavalryGroup,
  isEngaged,
  isFreshGroup,
  reserveOf,
  setSpace,
  takeOff,
} from './board.ts'
import { defenderOf, type Field } from './field.ts'
import { flip, takeHit } from './losses.ts'

export function* withdrawCavalry(g: GrandIllusion, field: Field): Procedure {
  const { state: s } = g
  for (const column of COLUMNS) {
    const engagement = columnAt(s, field, column)
    const { attackers, defenders } = engagement
    if (!isEngaged(engagement) || !isCavalryGroup(defenders) || !isFreshGroup(s, defenders)) continue
    const pick = yield* g.ask(defenderOf(field), {
      rule: '9.2.6',
      prompt: 'withdraw-cavalry',
      facts: { hex: field.hex, pieces: defenders, enemies: attackers, mounted: isCavalryGroup(attackers) },
      choose: () => ({ yes: true, no: true }),
    })
    if (pick.verb === 'yes') leaveBoard(g, field, column)
  }
}

function leaveBoard(g: GrandIllusion, field: Field, column: number): void {
  const { state: s } = g
  const { attackers, defenders } = columnAt(s, field, column)
  takeOff(s, defenders)
  if (isCavalryGroup(attackers)) chased(g, field, defenders)
  else shotAt(g, field, defenders)
  moveUp(g, field, column, attackers)
}

/** before cavalry: disrupted in any case */
function chased(g: GrandIllusion, { hex }: Field, units: Group): void {
  g.emit?.({ type: 'cavalry-withdrew', rule: '9.2.6', hex, units, die: 0, hit: true })
  for (const u of units) flip(g, u, '9.2.6')
}

/** before infantry: one die, 1 or 2 is a hit */
function shotAt(g: GrandIllusion, { hex }: Field, units: Group): void {
  const { reading, total: die } = g.roll(D6, (face) => Number(face <= TABLES.cavalryWithdrawal.hitOn))
  const hit = reading === 1
  g.emit?.({ type: 'cavalry-withdrew', rule: '9.2.6', hex, units, die, hit })
  if (hit) for (const u of units) takeHit(g, u, 'withdrawal')
}

/** The reserve behind takes the place and fights as any front unit; without one the attackers are out of the battle. */
function moveUp(g: GrandIllusion, field: Field, column: number, attackers: Group): void {
  const { state: s } = g
  const units = groupAt(s, field, defenderOf(field), reserveOf(column))
  if (units.length === 0) {
    takeOff(s, [...attackers, ...groupAt(s, field, field.attacker, reserveOf(column))])
    return
  }
  setSpace(s, units, column)
  g.emit?.({ type: 'moved-up', rule: '9.2.6', hex: field.hex, units })
}
