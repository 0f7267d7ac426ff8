/** Clicks on the map that would cost something a player may not see coming. */
import type { Answer } from '@sandtable/kernel'
import type { Preview } from '@sandtable/presentation'
import { stackWeight } from '../inspect/index.ts'
import { sideOf } from '../units.ts'
import { stackLines } from './march-lines.ts'
import { marching } from './question.ts'
import { askedOf, type Scene, spaceName, words } from './scene.ts'

/** §5.1 §5.2 a march into a full hex with no MPs left to leave it again: allowed, since others may still make room */
export function caution(scene: Scene, { verb, arg }: Answer): Preview | undefined {
  const units = marching(scene)
  const [first] = units
  if (verb !== 'march' || arg === undefined || first === undefined) return undefined
  const s = scene.state
  if (stackWeight(s, sideOf(first), arg, units).over === 0) return undefined
  const then = scene.after({ verb, arg })
  if (then && askedOf(then)?.prompt === 'march') return undefined
  const w = words(scene).march
  return {
    title: w.stranded(spaceName(scene, arg)),
    lines: [...stackLines(scene, s, units, arg), { text: w.anyway, tone: 'plain' }],
  }
}
