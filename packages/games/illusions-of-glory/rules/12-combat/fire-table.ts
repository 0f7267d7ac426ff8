/** §12.2.G.2 §glossary.fire-tables §glossary.scu Which fire table a side uses. */
import type { CombatRole } from '../../data/card-types.ts'
import type { FireTableId } from '../../data/types.ts'
import type { Fight } from '../../illusions-of-glory.ts'
import { isLcu } from '../../pieces.ts'
import { COMBAT, type State } from '../../state.ts'
import { isOutOfSupply } from '../14-supply/supply.ts'
import { comesByAlpineOnly } from './links.ts'
import { fighters, isSet } from './under-way.ts'

/**
 * §12.2.G.2.c §3.2.1.f.1 Attack by Alpine trails only: Light for both sides.
 * §12.2.G.2.d §3.2.1.f.2 Attack on uprisings: Light.
 * §14.3.1.a.2.a §14.3.1.a.7 Out of supply: Light.
 * A fort without units: Heavy.
 * §12.2.G.2.a §3.2.1.f At least one LCU: Heavy.
 * §12.2.G.2.b §3.2.1.g SCUs only: Light.
 */
export function tableFor(s: State, fight: Fight, role: CombatRole): FireTableId {
  if (comesByAlpineOnly(fight) || isSet(s, COMBAT.uprising)) return 'light'
  const units = fighters(role === 'attacker' ? fight.attackers : fight.defenders)
  if (units.length === 0) return 'heavy'
  if (units.every((p) => isOutOfSupply(s, p))) return 'light'
  return units.some(isLcu) ? 'heavy' : 'light'
}
