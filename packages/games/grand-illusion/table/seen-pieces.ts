/** The pieces as they lie on the map; stacks are open (§8.4.6.b), so everybody sees all of them. */
import { isCavalry, isFort, isHa, isHq, PIECES, printedStrength, sideOf } from '../pieces.ts'
import type { Side } from '../sides.ts'
import { faceOf, hexOf, isMarked, MARK, type State } from '../state.ts'
import type { Scene } from './scene.ts'

export interface SeenPiece {
  readonly piece: number
  /** -1: off the map */
  readonly space: number
  readonly side: Side
  readonly face: number
  readonly besieged: boolean
  readonly outOfSupply: boolean
  readonly moved: boolean
  readonly attacks: boolean
}

/** A piece that lies nowhere on the map, as it is printed. */
export const offMap = (p: number, face = 0): SeenPiece => ({
  piece: p,
  space: -1,
  side: sideOf(p),
  face,
  besieged: false,
  outOfSupply: false,
  moved: false,
  attacks: false,
})

const seen = (s: State, p: number): SeenPiece => ({
  piece: p,
  space: hexOf(s, p),
  side: sideOf(p),
  face: faceOf(s, p),
  besieged: isMarked(s, p, MARK.besieged),
  outOfSupply: isMarked(s, p, MARK.outOfSupply),
  moved: isMarked(s, p, MARK.moved),
  attacks: isMarked(s, p, MARK.attacks | MARK.entered),
})

const found = new WeakMap<State, readonly SeenPiece[]>()

/** Every piece on the map; looked for once in a scene. */
export function seenPieces({ state }: Scene): readonly SeenPiece[] {
  const known = found.get(state)
  if (known) return known
  const pieces: SeenPiece[] = []
  for (let p = 0; p < PIECES; p++) if (hexOf(state, p) >= 0) pieces.push(seen(state, p))
  pieces.sort(topFirst)
  found.set(state, pieces)
  return pieces
}

/** Fresh before disrupted, the strong before the weak; equals keep their order. */
const topFirst = (a: SeenPiece, b: SeenPiece): number =>
  a.face - b.face || strength(b) - strength(a) || a.piece - b.piece

const strength = ({ piece: p, face }: SeenPiece): number => (isFort(p) ? 0 : printedStrength(p, face))

/** What lies in one heap: infantry, cavalry, HQs, siege artillery and forts each by themselves. */
export type Arm = 'infantry' | 'cavalry' | 'hq' | 'ha' | 'fort'

function armOf(p: number): Arm {
  if (isFort(p)) return 'fort'
  if (isHq(p)) return 'hq'
  if (isHa(p)) return 'ha'
  return isCavalry(p) ? 'cavalry' : 'infantry'
}

const ORDER: readonly Arm[] = ['infantry', 'cavalry', 'hq', 'ha', 'fort']

/** The pieces in a space by side and arm. */
export const piecesIn = (scene: Scene, space: number): SeenPiece[] =>
  seenPieces(scene)
    .filter((each) => each.space === space)
    .sort((a, b) => a.side - b.side || ORDER.indexOf(armOf(a.piece)) - ORDER.indexOf(armOf(b.piece)))

export interface Heap {
  readonly space: number
  readonly side: Side
  readonly arm: Arm
  readonly pieces: SeenPiece[]
}

/** All heaps on the map. */
export function heapsOf(scene: Scene): Heap[] {
  const heaps = new Map<string, Heap>()
  for (const each of seenPieces(scene)) {
    const arm = armOf(each.piece)
    const key = `${each.space} ${each.side} ${arm}`
    const heap = heaps.get(key)
    if (heap) heap.pieces.push(each)
    else heaps.set(key, { space: each.space, side: each.side, arm, pieces: [each] })
  }
  return [...heaps.values()].sort(
    (a, b) => a.space - b.space || a.side - b.side || ORDER.indexOf(a.arm) - ORDER.indexOf(b.arm),
  )
}
