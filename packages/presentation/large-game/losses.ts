/** Rule 6: losses. */
import { isOnMap, MARK, OFF_MAP, put } from './state.ts'
import type { Large } from './types.ts'
import { enemyOf, formationOf, sideOf } from './units.ts'

export function loseStep(g: Large, u: number): void {
  const { state: s } = g
  if (!isOnMap(s, u)) return
  const steps = s.steps.get(u) === 2 ? 1 : 0
  s.steps.set(u, steps)
  s.marks.add(u, MARK.reduced)
  s.losses.add(formationOf(u), 1)
  s.points.add(enemyOf(sideOf(u)), 1)
  g.emit?.({ type: 'reduced', rule: '6', unit: u, steps })
  if (steps === 0) put(s, u, OFF_MAP)
}
