/** The view of a position, read: the only picture of it that is shown. */
import type { Json } from '@sandtable/kernel'
import { hex } from '../map.ts'
import { isCavalry, isFort, isHa, isHq, piece, printedStrength, sideOf } from '../pieces.ts'
import type { Side, SideId } from '../sides.ts'

interface PieceJson {
  readonly id: string
  readonly hex: string
  /** 1: disrupted, an HQ's reduced side, guns that have fired */
  readonly back?: number
  /** of a fort: steps */
  readonly lost?: number
  readonly besieged?: boolean
  readonly outOfSupply?: boolean
  readonly moved?: boolean
  readonly attacks?: boolean
  /** on the battle board */
  readonly space?: number
  readonly hits?: number
}

interface SideJson {
  readonly caps: number
  readonly points: number
  readonly mandated: number
  readonly withdrawn: number
  /** bits of their numbers */
  readonly options: number
}

export interface HexJson {
  readonly hex: string
  /** where it is not the printed one */
  readonly control?: SideId
  readonly cavalry?: boolean
  readonly trench?: number
  readonly marker?: number
  readonly battle?: number
}

interface Elsewhere {
  readonly id: string
}

export interface ViewJson {
  readonly turn: number
  readonly phasing: SideId
  readonly initiative: SideId
  readonly sides: Readonly<Record<SideId, SideJson>>
  readonly pieces: readonly PieceJson[]
  readonly toCome: readonly (Elsewhere & { readonly turn: number })[]
  readonly dead: readonly Elsewhere[]
  readonly removed: readonly Elsewhere[]
  readonly parisBox: readonly Elsewhere[]
  readonly heldBack: readonly Elsewhere[]
  readonly hexes: readonly HexJson[]
  readonly activeHex: string | null
  readonly battle: { readonly hex: string; readonly attacker: SideId } | null
  readonly emergency: boolean
  readonly railhead: boolean
}

export const readView = (view: Json): ViewJson => view as unknown as ViewJson

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

function seen(json: PieceJson): SeenPiece {
  const p = piece(json.id)
  return {
    piece: p,
    space: hex(json.hex),
    side: sideOf(p),
    face: json.back ?? json.lost ?? 0,
    besieged: json.besieged === true,
    outOfSupply: json.outOfSupply === true,
    moved: json.moved === true,
    attacks: json.attacks === true,
  }
}

const read = new WeakMap<object, readonly SeenPiece[]>()

/** Every piece on the map; read once for a view. */
export function seenPieces(view: Json): readonly SeenPiece[] {
  const { pieces } = readView(view)
  const known = read.get(pieces)
  if (known) return known
  const found = pieces.map(seen).sort(topFirst)
  read.set(pieces, found)
  return found
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
export const piecesIn = (view: Json, space: number): SeenPiece[] =>
  seenPieces(view)
    .filter((each) => each.space === space)
    .sort((a, b) => a.side - b.side || ORDER.indexOf(armOf(a.piece)) - ORDER.indexOf(armOf(b.piece)))

export interface Heap {
  readonly space: number
  readonly side: Side
  readonly arm: Arm
  readonly pieces: SeenPiece[]
}

/** All heaps on the map. */
export function heapsOf(view: Json): Heap[] {
  const heaps = new Map<string, Heap>()
  for (const each of seenPieces(view)) {
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
