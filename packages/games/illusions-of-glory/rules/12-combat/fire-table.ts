/** §3.2.1.f §3.2.1.g §12.2.G.2 which fire table a side uses. §glossary.fire-tables §glossary.scu */
import type { CombatRole } from '../../data/card-types.ts'
import type { FireTableId } from '../../data/types.ts'
import type { Fight } from '../../illusions.ts'
import { isLcu } from '../../pieces.ts'
import { COMBAT, type State } from '../../state.ts'
import { isOutOfSupply } from '../14-supply/supply.ts'
import { comesByAlpineOnly } from './links.ts'
import { fighters, isSet } from './under-way.ts'

/**
 * §12.2.G.2.c §3.2.1.f.1 Alpine trails: both light. §12.2.G.2.d §3.2.1.f.2 against uprisings: light.
 * §14.3.1.a.2.a §14.3.1.a.7 out of supply: light. A fort alone fires heavy. §12.2.G.2.a §3.2.1.f one LCU: heavy;
 * §12.2.G.2.b §3.2.1.g divisions only: light.
 */
export function tableFor(s: State, fight: Fight, role: CombatRole): FireTableId {
  if (comesByAlpineOnly(fight) || isSet(s, COMBAT.uprising)) return 'light'
  const units = fighters(role === 'attacker' ? fight.attackers : fight.defenders)
  if (units.length === 0) return 'heavy'
  if (units.every((p) => isOutOfSupply(s, p))) return 'light'
  return units.some(isLcu) ? 'heavy' : 'light'
}
