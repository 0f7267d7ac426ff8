/** §12.2.G.3.a §glossary.attack Fire: strength, column, die, Loss Number. */
import { D6 } from '@sandtable/kernel'
import type { CombatRole } from '../../data/card-types.ts'
import type { Fight, IllusionsOfGlory, Modifier, Shot } from '../../illusions-of-glory.ts'
import { enemyOf } from '../../sides.ts'
import { REBELS, type State } from '../../state.ts'
import { columnFor, lossNumber, shifted } from '../../tables.ts'
import { shiftsFor } from './columns.ts'
import { tableFor } from './fire-table.ts'
import { modifiersFor } from './modifiers.ts'
import { fortOf, strengthOf } from './strength.ts'

const total = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { by }) => sum + by, 0)

/** What a side would fire with now. A strength of 0 has no column, and shifts do not give it one. */
export function shotOf(s: State, fight: Fight, role: CombatRole): Shot {
  const table = tableFor(s, fight, role)
  const strength = strengthOf(s, fight, role === 'attacker' ? 'attack' : 'defence')
  const printed = columnFor(table, strength)
  const shifts = shiftsFor(s, fight, role)
  const column = printed < 0 ? printed : shifted(table, printed, total(shifts))
  const modifiers = modifiersFor(s, fight, role)
  return { table, strength, column, shifts, modifiers, drm: total(modifiers) }
}

/** Rolls and sets `attackLn` or `defenceLn`. Without a column no die is rolled, and the Loss Number is 0. */
export function fire(g: IllusionsOfGlory, fight: Fight, role: CombatRole): void {
  const { state: s } = g
  const shot = shotOf(s, fight, role)
  const ln = shot.column < 0 ? 0 : rolled(g, fight, role, shot)
  if (role === 'attacker') s.attackLn = ln
  else s.defenceLn = ln
}

function rolled(g: IllusionsOfGlory, fight: Fight, role: CombatRole, shot: Shot): number {
  const { table, column, drm } = shot
  const { total: die, reading: ln } = g.roll(D6, (face) => lossNumber(table, column, face + drm))
  const isAttack = role === 'attacker'
  const side = isAttack ? fight.attacker : enemyOf(fight.attacker)
  const pieces = isAttack ? fight.attackers : fight.defenders
  const fort = isAttack || fight.defender === REBELS ? 0 : fortOf(g.state, fight)
  const { strength, shifts, modifiers } = shot
  const { space } = fight
  g.emit?.({
    type: 'fired',
    rule: '12.2.G.3.a',
    ...{ side, space, table, pieces, strength, fort, column, shifts, die, modifiers, total: die + drm, ln },
  })
  return ln
}
