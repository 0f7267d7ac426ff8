/** A place in words and numbers. */
import type { SpaceReport } from '@sandtable/presentation'
import { idOf } from '../places.ts'
import { counterOf } from './counters.ts'
import { placeIn, type Scene } from './scene.ts'
import { heapsOf } from './seen-units.ts'

export function report(scene: Scene, space: number): SpaceReport {
  const heaps = heapsOf(scene.state).filter((heap) => heap.space === space)
  return {
    title: placeIn(scene, space),
    id: idOf(space),
    facts: [],
    units: heaps
      .flatMap(({ units }) => units)
      .map((u) => ({ counter: counterOf(scene, u), detail: '', values: [], notes: [] })),
    sums: [],
  }
}
