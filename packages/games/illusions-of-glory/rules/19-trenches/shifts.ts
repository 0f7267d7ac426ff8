/** §19.5 §20.1.4 Trenches in combat. */
import { ignoresShift } from '../../cards/combat-effects.ts'
import type { Fight, Modifier } from '../../illusions-of-glory.ts'
import { type Camp, type State, trenchLevel } from '../../state.ts'
import { trenchShift } from '../../tables.ts'
import { fighters } from '../12-combat/under-way.ts'
import { trenchOwner } from './losing.ts'

export const isTrenchOf = (s: State, camp: Camp, x: number): boolean =>
  trenchLevel(s, x) > 0 && trenchOwner(s, x) === camp

/**
 * §19.5.a §19.5.b The shifts by the level in the defended space; §19.5.d trenches of the attackers do not
 * count.
 * §19.5.c §20.1.4.b A fort without units gets nothing from a trench, §20.1.4.a units in its space do.
 * A card may ignore the shift against the attacker.
 */
export function trenchShifts(s: State, fight: Fight): { attacker: Modifier[]; defender: Modifier[] } {
  const { space: x, defender } = fight
  if (!isTrenchOf(s, defender, x) || fighters(fight.defenders).length === 0)
    return { attacker: [], defender: [] }
  const level = trenchLevel(s, x) as 1 | 2
  const rule = level === 1 ? '19.5.a' : '19.5.b'
  const by = trenchShift(level)
  const ours = ignoresShift(s, fight, 'trench') ? [] : [{ what: 'trench', by: by.attacker, rule }]
  return { attacker: ours, defender: [{ what: 'trench', by: by.defender, rule }] }
}
