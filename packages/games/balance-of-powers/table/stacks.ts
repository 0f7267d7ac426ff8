/** All stacks on the map, top counter first. Everybody may look through them (§2.68). */
import { onTop, type Stack } from '@sandtable/presentation'
import { NEUTRAL } from '../nations.ts'
import { nationOf } from '../units.ts'
import { counterOf } from './counters.ts'
import { held } from './question.ts'
import { nationIn, type Scene, viewerSide, words } from './scene.ts'
import { type Heap, heapsOf } from './seen-units.ts'
import { spotOf } from './spots.ts'

export function stacks(scene: Scene): Stack[] {
  const top = new Set(held(scene).units)
  const heaps = heapsOf(scene.state)
  const inPlace = new Map<number, Heap[]>()
  for (const heap of heaps) inPlace.set(heap.space, [...(inPlace.get(heap.space) ?? []), heap])
  return [...inPlace.values()].flatMap((here) =>
    here.map((heap, at) => stackOf(scene, heap, top, { at, count: here.length })),
  )
}

interface Among {
  readonly at: number
  readonly count: number
}

function stackOf(
  scene: Scene,
  { space, side, units }: Heap,
  top: ReadonlySet<number>,
  { at, count }: Among,
): Stack {
  const [first = 0] = units
  const isNeutral = side === NEUTRAL
  return {
    space,
    counters: onTop(units, (u) => top.has(u)).map((u) => counterOf(scene, u)),
    more: false,
    own: side === viewerSide(scene),
    side: isNeutral ? nationIn(scene, nationOf(first)) : (words(scene).sides[side] ?? ''),
    ...(isNeutral ? { isNeutral } : {}),
    ...(count > 1 ? { spot: spotOf(at, count) } : {}),
  }
}
