/** §21.3.b §21.4 §12.2.F The roll for a flank attack, before any other roll. */
import { D6 } from '@sandtable/kernel'
import { flankBonus } from '../../cards/combat-effects.ts'
import type { Fight, IllusionsOfGlory, Modifier } from '../../illusions-of-glory.ts'
import { NEIGHBOURS } from '../../map.ts'
import { enemyOf } from '../../sides.ts'
import { COMBAT, presenceOf, type State } from '../../state.ts'
import { TABLES } from '../../tables.ts'

/** Enemy troops in the attacking space itself (a region) or next to it, other than the defenders. */
function isHeld(s: State, { space: x, attacker }: Fight, at: number): boolean {
  const enemies = presenceOf(s, enemyOf(attacker))
  const near = [at, ...(NEIGHBOURS[at] as readonly number[])]
  return near.some((y) => y !== x && enemies.troops(y) > 0)
}

/** §21.3.b Attacking spaces other than the pinning space that no enemy holds. */
export const freeSpaces = (s: State, fight: Fight): number[] =>
  fight.from.filter((at) => at !== fight.space && at !== s.pin && !isHeld(s, fight, at))

/** §21.3.b +1 for each free attacking space except the pinning space, §21.3.c and the bonus of cards. */
export function flankModifiers(s: State, fight: Fight): Modifier[] {
  return [
    ...freeSpaces(s, fight).map(() => ({ what: 'flank', by: TABLES.flank.perSpace, rule: '21.3.b' })),
    ...flankBonus(s, fight),
  ]
}

/**
 * §21.4.a One die is rolled. §21.4.b With 4 or more the attacker fires first, §21.4.c otherwise the defender.
 * §21.4.d Cards keep their effect either way.
 */
export function rollFlank(g: IllusionsOfGlory, fight: Fight): void {
  const { state: s } = g
  const modifiers = flankModifiers(s, fight)
  const add = modifiers.reduce((sum, { by }) => sum + by, 0)
  const { total: die, reading } = g.roll(D6, (face) => Number(face + add >= TABLES.flank.success))
  const success = reading === 1
  s.combatFacts |= success ? COMBAT.flankSucceeded : COMBAT.flankFailed
  const rule = success ? '21.4.b' : '21.4.c'
  g.emit?.({ type: 'flank-rolled', rule, space: fight.space, die, modifiers, success })
}
