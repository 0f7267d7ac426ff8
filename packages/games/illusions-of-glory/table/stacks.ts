/** Stacks on the map: one for each camp in a space; in regions one for each stack that was formed (§9.4.1.b). */
import { onTop, type Spot, type Stack } from '@sandtable/presentation'
import { isLcu } from '../pieces.ts'
import { GREEKS } from '../state.ts'
import { counterOf, mintOf } from './counters.ts'
import { heldPieces } from './question.ts'
import { campTitle, type Scene, viewerSide } from './scene.ts'
import { SMALL, spotsFor } from './spots.ts'
import { type SeenPiece, seenPieces } from './seen-pieces.ts'

/** What lies on one heap. */
interface Heap {
  readonly space: number
  readonly camp: SeenPiece['camp']
  readonly stack: number
  readonly pieces: SeenPiece[]
}

function heapsOf(pieces: readonly SeenPiece[]): Heap[] {
  const heaps = new Map<string, Heap>()
  for (const each of pieces) {
    const { space, camp, stack } = each
    const key = `${space} ${camp} ${stack}`
    const heap = heaps.get(key)
    if (heap) heap.pieces.push(each)
    else heaps.set(key, { space, camp, stack, pieces: [each] })
  }
  return [...heaps.values()].sort((a, b) => a.space - b.space || a.camp - b.camp || a.stack - b.stack)
}

/** All stacks on the map, top counter first. Nothing in them is hidden. */
export function stacks(scene: Scene): Stack[] {
  const mint = mintOf(scene)
  const top = new Set(heldPieces(scene))
  const viewer = viewerSide(scene)
  return bySpace(heapsOf(seenPieces(scene))).flatMap((heaps) => {
    const spots = spotsFor(heaps[0]?.space ?? 0, heaps.length)
    return heaps.map(({ space, camp, pieces }, i) => ({
      space,
      counters: onTop(pieces, ({ piece }) => top.has(piece)).map((each) => counterOf(mint, each)),
      more: false,
      own: camp === viewer,
      side: campTitle(scene, camp),
      ...(camp === GREEKS ? { isNeutral: true as const } : {}),
      spot: sized(spots[i] as Spot, pieces),
    }))
  })
}

/** Counters are smaller where there is no LCU. */
const sized = ({ dx, dy, size }: Spot, pieces: readonly SeenPiece[]): Spot => ({
  dx,
  dy,
  size: pieces.some(({ piece }) => isLcu(piece)) ? size : Math.min(size, SMALL),
})

/** Heaps come sorted by their space. */
function bySpace(heaps: readonly Heap[]): Heap[][] {
  const spaces: Heap[][] = []
  for (const heap of heaps) {
    const last = spaces.at(-1)
    if (last?.[0]?.space === heap.space) last.push(heap)
    else spaces.push([heap])
  }
  return spaces
}
