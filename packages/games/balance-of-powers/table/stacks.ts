/** All stacks on the map, top counter first. */
import type { Stack } from '@sandtable/presentation'
import { NEUTRAL } from '../nations.ts'
import { counterOf } from './counters.ts'
import { type Scene, viewerSide, words } from './scene.ts'
import { heapsOf } from './seen-units.ts'

export function stacks(scene: Scene): Stack[] {
  const viewer = viewerSide(scene)
  return heapsOf(scene.state).map(({ space, side, units }) => ({
    space,
    counters: units.map((u) => counterOf(scene, u)),
    more: false,
    own: side === viewer,
    ...(side === NEUTRAL ? { isNeutral: true as const } : { side: words(scene).sides[side] ?? '' }),
  }))
}
