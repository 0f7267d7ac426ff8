/** The view of a position, read: the only picture of it that is shown. */
import type { Json } from '@sandtable/kernel'
import type { Supply } from '../illusions.ts'
import { space as spaceNamed } from '../map.ts'
import { cfOf, type Face, isHq, isLcu, isUprising, lfOf, piece, sideOf } from '../pieces.ts'
import { type Allegiance, type NationId, NO_SIDE, type SideId } from '../sides.ts'
import { type Camp, GREEKS, REBELS } from '../state.ts'

interface PieceJson {
  readonly id: string
  readonly at: string
  readonly reduced?: true
  readonly moved?: true
  readonly attacked?: true
  readonly retreated?: true
  readonly fighting?: true
  readonly toMove?: true
  readonly toAttack?: true
  /** of a region or of Lemnos, in the round under way */
  readonly stack?: number
  /** where it is not the best */
  readonly supply?: Supply
}

export interface SpaceJson {
  readonly id: string
  /** where it is not the printed one */
  readonly control?: SideId | 'none'
  readonly marker?: NationId
  readonly risen?: true
  /** bits of ORDER */
  readonly order?: number
  readonly fort?: 'destroyed' | 'besieged'
  readonly trench?: number
  readonly owner?: SideId | 'GR'
  readonly landing?: true
  readonly underFire?: true
}

interface CardsJson {
  readonly draw: number
  readonly discard: readonly string[]
  readonly removed: readonly string[]
  readonly table: readonly string[]
  readonly out: number
}

type BySide<T> = Readonly<Record<SideId, T>>
type ByNation<T> = Readonly<Partial<Record<NationId, T>>>
type Level = 'mobilization' | 'limited' | 'total'

interface TracksJson {
  readonly vp: number
  readonly armistice: number
  readonly armisticeDue: number
  readonly warStatus: BySide<number> & { readonly combined: number }
  readonly commitment: BySide<Level>
  readonly will: ByNation<number>
  readonly quality: ByNation<number>
  readonly rp: Readonly<Record<string, number>>
  readonly offensive: BySide<string>
  readonly offensiveModifier: BySide<number>
}

export interface ViewJson {
  readonly turn: number
  readonly round: number
  readonly active: SideId
  readonly tracks: TracksJson
  readonly nations: Readonly<Record<NationId, 'neutral' | 'at-war' | 'collapsed'>>
  readonly greece: SideId | 'neutral'
  readonly flags: readonly string[]
  readonly revolution: { readonly turn: number; readonly stage: number; readonly suppressed: boolean }
  readonly treaty: { readonly turn: number; readonly inForce: boolean }
  readonly thisTurn: { readonly trenches: BySide<number> }
  readonly pieces: readonly PieceJson[]
  readonly spaces: readonly SpaceJson[]
  readonly cards: BySide<CardsJson>
  readonly combat: { readonly space: string } | null
  readonly winner: SideId | 'draw' | null
}

export const readView = (view: Json): ViewJson => view as unknown as ViewJson

export interface SeenPiece {
  readonly piece: number
  /** -1: off the map */
  readonly space: number
  readonly camp: Camp
  readonly side: Allegiance
  readonly face: Face
  /** §14 2 its own, 1 an ally's, 0 none */
  readonly supply: Supply
  readonly moved: boolean
  readonly attacked: boolean
  readonly retreated: boolean
  readonly fighting: boolean
  /** §18.1.1 §18.3 of a unit in a region or on Lemnos, by itself */
  readonly order: 'move' | 'attack' | undefined
  /** of those formed this round in a region or on Lemnos; else 0 */
  readonly stack: number
}

/** A piece that lies nowhere on the map, as it is printed. */
export const offMap = (p: number, face: Face = 0, camp: Camp = printedCamp(p)): SeenPiece => ({
  piece: p,
  space: -1,
  camp,
  side: sideOfCamp(camp),
  face,
  supply: 2,
  moved: false,
  attacked: false,
  retreated: false,
  fighting: false,
  order: undefined,
  stack: 0,
})

const sideOfCamp = (camp: Camp): Allegiance => (camp === GREEKS || camp === REBELS ? NO_SIDE : camp)

const printedCamp = (p: number): Camp => campIn('neutral', p)

/** §26.3 Greek units follow Greece; §23.3.3.b uprisings follow neither side. */
export function campIn(greece: ViewJson['greece'], p: number): Camp {
  if (isUprising(p)) return REBELS
  const side = sideOf(p)
  if (side !== NO_SIDE) return side
  return greece === 'neutral' ? GREEKS : greece === 'AP' ? 0 : 1
}

function seen(json: PieceJson, greece: ViewJson['greece']): SeenPiece {
  const p = piece(json.id)
  return {
    ...offMap(p, json.reduced === true ? 1 : 0, campIn(greece, p)),
    space: spaceNamed(json.at),
    supply: json.supply ?? 2,
    moved: json.moved === true,
    attacked: json.attacked === true,
    retreated: json.retreated === true,
    fighting: json.fighting === true,
    order: json.toAttack === true ? 'attack' : json.toMove === true ? 'move' : undefined,
    stack: json.stack ?? 0,
  }
}

const read = new WeakMap<object, readonly SeenPiece[]>()

/** Every piece on the map, the top ones first; read once for a view. */
export function seenPieces(view: Json): readonly SeenPiece[] {
  const { pieces, greece } = readView(view)
  const known = read.get(pieces)
  if (known) return known
  const found = pieces.map((each) => seen(each, greece)).sort(topFirst)
  read.set(pieces, found)
  return found
}

/** LCUs before SCUs, those before HQs and artillery; the strong before the weak; equals keep their order. */
const topFirst = (a: SeenPiece, b: SeenPiece): number => rank(a) - rank(b) || a.piece - b.piece

const rank = ({ piece: p, face }: SeenPiece): number =>
  (isLcu(p) ? 0 : 1000) + (isHq(p) ? 100 : 0) - 10 * cfOf(p, face) - lfOf(p, face)

export const piecesIn = (view: Json, space: number): SeenPiece[] =>
  seenPieces(view)
    .filter((each) => each.space === space)
    .sort((a, b) => a.camp - b.camp || a.stack - b.stack)
