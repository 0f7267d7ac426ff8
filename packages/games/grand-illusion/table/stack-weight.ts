/** How full a hex will be. */
import type { Line } from '@sandtable/presentation'
import { stackWeight } from '../inspect/index.ts'
import { halvesOf, sideOf } from '../pieces.ts'
import type { Side } from '../sides.ts'
import { type Scene, words } from './scene.ts'

/** §8.4.6 how full the hex will be */
export function weightLine(scene: Scene, units: readonly number[], target: number): Line {
  const side: Side = sideOf(units[0] as number)
  const { corps, most } = stackWeight(scene.state, side, target)
  const added = units.reduce((sum, u) => sum + halvesOf(u), 0) / 2
  const w = words(scene)
  return { text: w.march.weight(w.number(corps + added), w.number(most)), rules: ['8.4.6.a'], tone: 'faint' }
}
