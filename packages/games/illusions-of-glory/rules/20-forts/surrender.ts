/**
 * §20.4 §6.0.D Besieged forts may surrender. §20.4.2 A siege is no combat, so the weather does not matter.
 */
import { D6 } from '@sandtable/kernel'
import type { IllusionsOfGlory } from '../../illusions-of-glory.ts'
import { FORTS, fortAt } from '../../map.ts'
import { destroyFort } from './destroying.ts'
import { isBesieged } from './siege.ts'

/**
 * Called by the Attrition Phase. §20.4.1.a One die is rolled for each besieged fort: §20.4.1.b above its CF
 * it falls, §20.4.1.c otherwise not.
 */
export function siegePhase(g: IllusionsOfGlory): void {
  for (const x of FORTS.filter((fort) => isBesieged(g.state, fort))) {
    const cf = fortAt(x)
    const { total: die, reading } = g.roll(D6, (face) => Number(face > cf))
    const falls = reading === 1
    g.emit?.({ type: 'surrender-rolled', rule: '20.4.1.b', space: x, die, cf, falls })
    if (falls) destroyFort(g, x, 'surrender')
  }
}
