/** Fire in combats put up for tests. */
import type { CombatRole } from '../data/card-types.ts'
import { shiftsFor } from '../rules/12-combat/fire.ts'
import { tableFor } from '../rules/12-combat/fire.ts'
import { modifiersFor } from '../rules/12-combat/modifiers.ts'
import { frozen, type Frozen } from './battle.ts'

export const table = (spec: Frozen, role: CombatRole): string => {
  const { s, fight } = frozen(spec)
  return tableFor(s, fight, role)
}
export const drms = (spec: Frozen, role: CombatRole): Record<string, number> => {
  const { s, fight } = frozen(spec)
  return Object.fromEntries(modifiersFor(s, fight, role).map(({ what, by }) => [what, by]))
}
export const shifts = (spec: Frozen, role: CombatRole): Record<string, number> => {
  const { s, fight } = frozen(spec)
  return Object.fromEntries(shiftsFor(s, fight, role).map(({ what, by }) => [what, by]))
}
export const lublin: Frozen = {
  at: 'Lublin',
  attackers: { RU_II: 'BrestLitovsk', RU_III: 'BrestLitovsk' },
  defenders: { GE_XVII: false, GE_XI: true },
}
