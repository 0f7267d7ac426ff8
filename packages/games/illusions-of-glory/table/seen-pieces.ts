/** The pieces as they lie on the map; everybody sees all of them. */
import type { Supply } from '../illusions-of-glory.ts'
import { cfOf, type Face, isHq, isLcu, isUprising, lfOf, PIECES, sideOf } from '../pieces.ts'
import { supplyOf } from '../rules/14-supply/supply.ts'
import { type Allegiance, NO_SIDE } from '../sides.ts'
import {
  type Camp,
  campOf,
  faceOf,
  GREEKS,
  isMarked,
  isOnMap,
  MARK,
  REBELS,
  spaceOf,
  type State,
  stackOf,
} from '../state.ts'
import type { Scene } from './scene.ts'

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

/** §26.3 Greeks before Greece has entered; §23.3.3.b uprisings obey nobody */
function printedCamp(p: number): Camp {
  const side = sideOf(p)
  if (isUprising(p)) return REBELS
  return side === NO_SIDE ? GREEKS : side
}

const seen = (s: State, p: number): SeenPiece => ({
  ...offMap(p, faceOf(s, p), campOf(s, p)),
  space: spaceOf(s, p),
  supply: supplyOf(s, p),
  moved: isMarked(s, p, MARK.moved),
  attacked: isMarked(s, p, MARK.attacked),
  retreated: isMarked(s, p, MARK.retreated),
  fighting: isMarked(s, p, MARK.fighting),
  order: isMarked(s, p, MARK.toAttack) ? 'attack' : isMarked(s, p, MARK.toMove) ? 'move' : undefined,
  stack: stackOf(s, p),
})

const found = new WeakMap<State, readonly SeenPiece[]>()

/** Every piece on the map, the top ones first; looked for once in a scene. */
export function seenPieces({ state }: Scene): readonly SeenPiece[] {
  const known = found.get(state)
  if (known) return known
  const pieces: SeenPiece[] = []
  for (let p = 0; p < PIECES; p++) if (isOnMap(state, p)) pieces.push(seen(state, p))
  pieces.sort(topFirst)
  found.set(state, pieces)
  return pieces
}

/** LCUs before SCUs, those before HQs and artillery; the strong before the weak; equals keep their order. */
const topFirst = (a: SeenPiece, b: SeenPiece): number => rank(a) - rank(b) || a.piece - b.piece

const rank = ({ piece: p, face }: SeenPiece): number =>
  (isLcu(p) ? 0 : 1000) + (isHq(p) ? 100 : 0) - 10 * cfOf(p, face) - lfOf(p, face)

export const piecesIn = (scene: Scene, space: number): SeenPiece[] =>
  seenPieces(scene)
    .filter((each) => each.space === space)
    .sort((a, b) => a.camp - b.camp || a.stack - b.stack)
