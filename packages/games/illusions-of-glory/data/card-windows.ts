/** When the pieces of combat cards act (§12.2). */
import type { CombatEffect, CombatWindow } from './card-combat.ts'

/** in the order of the combat sequence */
export const WINDOWS: readonly CombatWindow[] = ['play', 'flank', 'fire', 'result', 'retreat', 'advance']
const WINDOW_OF_KIND = {
  drm: 'fire',
  'flank-drm': 'flank',
  'ignore-shift': 'fire',
  'fire-first': 'fire',
  'shorten-retreat': 'retreat',
  withdraw: 'play',
  'step-loss': 'result',
  'combat-will': 'result',
  'combat-quality': 'result',
} as const satisfies Readonly<Record<Exclude<CombatEffect['kind'], 'special'>, CombatWindow>>
const WINDOW_OF_SPECIAL = {
  'forced-march': 'play',
  'cavalry-pursuit': 'advance',
  'flank-despite-trench': 'flank',
} as const
export const windowOf = (effect: CombatEffect): CombatWindow =>
  effect.kind === 'special' ? WINDOW_OF_SPECIAL[effect.id] : WINDOW_OF_KIND[effect.kind]
