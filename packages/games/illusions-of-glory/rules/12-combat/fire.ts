/** Fire: strength, column, die, Loss Number. */
import { D6 } from '@sandtable/kernel'
import type { CombatRole } from '../../data/card-types.ts'
import type { Fight, IllusionsOfGlory, Modifier, Shot } from '../../illusions-of-glory.ts'
import { enemyOf } from '../../sides.ts'
import { REBELS, type State, COMBAT } from '../../state.ts'
import { columnFor, lossNumber, shifted } from '../../tables.ts'
import { modifiersFor } from './modifiers.ts'
import { fortOf, strengthOf } from './strength.ts'
import { ignoresShift } from '../../cards/combat-effects.ts'
import { trenchShifts } from '../19-trenches/shifts.ts'
import { terrainShift } from './terrain.ts'
import { isSet, fighters } from './under-way.ts'
import { waterShift } from './water.ts'
import type { FireTableId } from '../../data/types.ts'
import { isLcu } from '../../pieces.ts'
import { isOutOfSupply } from '../14-supply/supply.ts'
import { comesByAlpineOnly } from './links.ts'

const total = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { by }) => sum + by, 0)

/** §glossary.attack What a side would fire with now. A strength of 0 has no column, and shifts do not give it one. */
export function shotOf(s: State, fight: Fight, role: CombatRole): Shot {
  const table = tableFor(s, fight, role)
  const strength = strengthOf(s, fight, role === 'attacker' ? 'attack' : 'defence')
  const printed = columnFor(table, strength)
  const shifts = shiftsFor(s, fight, role)
  // §12.2.G.2.e §12.4 Column shifts add up.
  const column = printed < 0 ? printed : shifted(table, printed, total(shifts))
  const modifiers = modifiersFor(s, fight, role)
  return { table, strength, column, shifts, modifiers, drm: total(modifiers) }
}

/** §12.2.G.3.a Rolls and sets `attackLn` or `defenceLn`. Without a column no die is rolled, and the Loss Number is 0. */
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

/** §12.3.b The shift of severe weather, unless a card ignores it (§12.3.e). */
const weatherShift = (s: State, fight: Fight): Modifier | undefined =>
  isSet(s, COMBAT.badWeather) && !ignoresShift(s, fight, 'weather')
    ? { what: 'weather', by: -1, rule: '12.3.b' }
    : undefined

/**
 * Against the attacker: §12.4.1 mountains, §12.4.3.a water, §12.3 weather, §19.5 trenches. For the defender:
 * a trench.
 */
export function shiftsFor(s: State, fight: Fight, role: CombatRole): Modifier[] {
  const trench = trenchShifts(s, fight)
  if (role === 'defender') return trench.defender
  const ground = [terrainShift(fight), waterShift(fight), weatherShift(s, fight)]
  return [...ground.filter((each) => each !== undefined), ...trench.attacker]
}

/** §12.2.G.2 §glossary.fire-tables Which fire table a side uses. */
export function tableFor(s: State, fight: Fight, role: CombatRole): FireTableId {
  // §12.2.G.2.c §3.2.1.f.1 By Alpine trails only: Light for both sides.
  if (comesByAlpineOnly(fight)) return 'light'
  // §12.2.G.2.d §3.2.1.f.2 Attack on uprisings: Light.
  if (isSet(s, COMBAT.uprising)) return 'light'
  const units = fighters(role === 'attacker' ? fight.attackers : fight.defenders)
  // A fort without units: Heavy.
  if (units.length === 0) return 'heavy'
  // §14.3.1.a.2.a §14.3.1.a.7 Out of supply: Light.
  if (units.every((p) => isOutOfSupply(s, p))) return 'light'
  // §12.2.G.2.a §3.2.1.f At least one LCU: Heavy. §12.2.G.2.b §3.2.1.g §glossary.scu SCUs only: Light.
  return units.some(isLcu) ? 'heavy' : 'light'
}
