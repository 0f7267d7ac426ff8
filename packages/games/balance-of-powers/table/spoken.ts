/** A place for the ear: its ground, whose it is, and what lies on the way to each neighbour. */
import type { SpokenSpace } from '@sandtable/presentation'
import { ON } from '../crossings.ts'
import { groundOf, isBox, isLand } from '../places.ts'
import { CHIPS, fortressAt } from '../sites.ts'
import { CROSSINGS, isRail } from '../terrain.ts'
import { nationIn, type Scene, words } from './scene.ts'

export function spoken(scene: Scene, space: number): SpokenSpace {
  return { ground: groundText(scene, space), ways: waysFrom(scene, space) }
}

function groundText(scene: Scene, p: number): string {
  const s = scene.state
  const { ear: w } = words(scene).panels
  if (!isLand(p)) return w.sea
  const f = fortressAt(p)
  const controller = s.control.get(p)
  return [
    ...(isBox(p) ? [] : [w.ground[groundOf(p)] ?? '']),
    ...(isRail(p) ? [w.rail] : []),
    ...(f >= 0 ? [w.fortress[s.fortress.get(f)] ?? ''] : []),
    ...(CHIPS.includes(p) ? [w.chip] : []),
    controller < 0 ? w.nobody : w.heldBy(nationIn(scene, controller)),
  ].join(words(scene).comma)
}

function waysFrom(scene: Scene, p: number): SpokenSpace['ways'] {
  const ways: { readonly to: number; readonly by?: string }[] = []
  for (let c = CROSSINGS.first(p); c < CROSSINGS.first(p + 1); c++) {
    const by = crossingText(scene, c).join(words(scene).comma)
    ways.push({ to: CROSSINGS.end(c), ...(by === '' ? {} : { by }) })
  }
  return ways
}

function crossingText(scene: Scene, c: number): string[] {
  const { ear: w } = words(scene).panels
  const has = (flag: number): boolean => CROSSINGS.has(c, flag)
  if (!has(ON.march)) return [has(ON.allWater) || has(ON.sail) ? w.water : w.closed]
  const breach = scene.state.breaches.get(c)
  return [
    ...(has(ON.canal) ? [w.canal] : has(ON.river) ? [w.river] : []),
    ...(has(ON.alpinePass) ? [w.alpinePass] : has(ON.mountainPass) ? [w.mountainPass] : []),
    ...(has(ON.rail) ? [w.rail] : []),
    ...(has(ON.border) ? [w.border] : []),
    ...(breach > 0 ? [w.breach(breach)] : []),
  ]
}
