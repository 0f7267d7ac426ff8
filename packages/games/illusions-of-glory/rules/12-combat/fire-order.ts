/** §12.2.G.3.b Which side fires first. */
import { firesFirst } from '../../cards/combat-effects.ts'
import type { Fight, FireOrder } from '../../illusions-of-glory.ts'
import { COMBAT, type State } from '../../state.ts'
import { isSet } from './under-way.ts'
import { isAllAcrossWater } from './water.ts'

/**
 * A card decides first, then §21.4.b §21.4.c the flank attack, then §12.4.3.a water. Otherwise both fire at
 * once.
 */
export function fireOrder(s: State, fight: Fight): FireOrder {
  if (firesFirst(s, fight, 'attacker')) return 'attacker-first'
  if (firesFirst(s, fight, 'defender')) return 'defender-first'
  if (isSet(s, COMBAT.flankSucceeded)) return 'attacker-first'
  if (isSet(s, COMBAT.flankFailed)) return 'defender-first'
  return isAllAcrossWater(fight) ? 'defender-first' : 'simultaneous'
}
