/** §12.2.G.2.e §12.4 Column shifts add up. */
import { ignoresShift } from '../../cards/combat-effects.ts'
import type { CombatRole } from '../../data/card-types.ts'
import type { Fight, Modifier } from '../../illusions-of-glory.ts'
import { COMBAT, type State } from '../../state.ts'
import { trenchShifts } from '../19-trenches/shifts.ts'
import { terrainShift } from './terrain.ts'
import { isSet } from './under-way.ts'
import { waterShift } from './water.ts'

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
