/** §20.2 §12.2.G.5.d Destroying forts. */
import type { IllusionsOfGlory } from '../../illusions-of-glory.ts'
import { fortAt } from '../../map.ts'
import { SIDES } from '../../sides.ts'
import { controlOf, hasFort, setDestroyed, setGround, GROUND } from '../../state.ts'
import { takeSpace } from '../11-movement/control.ts'
import { defenderOf } from '../12-combat/under-way.ts'
import { markerNationOf } from '../28-treaty/limits.ts'
import { besiegers } from './siege.ts'

/** §20.2.e §20.2.f The fort stays destroyed. */
export function destroyFort(g: IllusionsOfGlory, x: number, cause: 'combat' | 'surrender' | 'event'): void {
  const { state: s } = g
  const inside = SIDES.map((side) => ({ side, units: besiegers(s, side, x) }))
  setDestroyed(s, x)
  setGround(s, x, GROUND.mustLeave, false)
  g.emit?.({ type: 'fort-destroyed', rule: cause === 'surrender' ? '20.4.1.b' : '20.2.f', space: x, cause })
  // §11.2.j Units in its space take control at once, others when they advance.
  for (const { side, units } of inside) {
    const [first] = units
    if (first !== undefined) takeSpace(g, side, markerNationOf(g.state, first), x, '20.2.f')
  }
}

/**
 * §12.2.G.5.d §20.2.a §20.2.a.1 After all defenders are destroyed, the rest of the Loss Number is applied to
 * the fort; §20.2.c against a fort without units all of it.
 * §20.2.a.2 The fort is destroyed if this is at least its CF, §20.2.d otherwise it is intact.
 */
export function applyRestToFort(g: IllusionsOfGlory, ln: number): void {
  const { state: s } = g
  const x = s.combat
  const isTarget = s.absorber !== s.active && hasFort(s, x) && controlOf(s, x) === defenderOf(s)
  if (isTarget && ln >= fortAt(x)) destroyFort(g, x, 'combat')
}
