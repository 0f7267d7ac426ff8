/** What there is to say about a piece beyond its values: printed abilities, supply, what it has done this round. */
import { movementOf } from '../inspect/index.ts'
import {
  drmOf,
  isArtillery,
  isCavalry,
  isDual,
  isHq,
  isMountain,
  isSpecial,
  isSupport,
  isUprising,
  mfOf,
  nationsOf,
} from '../pieces.ts'
import { nationNamed } from '../sides.ts'
import { GREEKS } from '../state.ts'
import { TABLES } from '../tables.ts'
import { type Line, numbersIn } from '@sandtable/presentation'
import { marching } from './question.ts'
import { askedOf, nationTitle, type Scene, words } from './scene.ts'
import type { SeenPiece } from './seen-pieces.ts'

export const notesOf = (scene: Scene, seen: SeenPiece): Line[] => [
  ...roundNotes(scene, seen),
  ...supplyNotes(scene, seen),
  ...printedNotes(scene, seen),
]

/** What the unit has done this round (§9.4.3, §11.1.3.a, §12.1.f, §12.2.2.c). */
function roundNotes(scene: Scene, { piece, fighting, order, moved, attacked, retreated }: SeenPiece): Line[] {
  const w = words(scene).units.notes
  const isOnMarch = moved && marching(scene).includes(piece)
  const [left = 0] = numbersIn(askedOf(scene)?.facts.left)
  return [
    ...(fighting ? [{ text: w.fights, rules: ['12.2.A'], tone: 'strong' } as const] : []),
    ...(order !== undefined ? [{ text: w.ordered[order], rules: ['9.4.3.a'], tone: 'strong' } as const] : []),
    ...(isOnMarch ? [{ text: w.marching(left), rules: ['11.1.2.e'], tone: 'strong' } as const] : []),
    ...(moved && !isOnMarch ? [{ text: w.moved, rules: ['11.1.3.a'], tone: 'faint' } as const] : []),
    ...(attacked ? [{ text: w.attacked, rules: ['12.1.f'], tone: 'faint' } as const] : []),
    ...(retreated ? [{ text: w.retreated, rules: ['12.2.2.c'], tone: 'faint' } as const] : []),
  ]
}

/** §14.2 §14.3 */
function supplyNotes(scene: Scene, { piece, space, supply, face }: SeenPiece): Line[] {
  const w = words(scene).units.notes
  if (space < 0 || supply === 2) return []
  const mf = movementOf(scene.state, piece)
  return [
    supply === 0
      ? { text: w.out, rules: ['14.3.1.a.1'], tone: 'bad' }
      : { text: w.allied, rules: ['14.2.1.d'], tone: 'warn' },
    ...(mf < mfOf(piece, face) ? [{ text: w.slow(mf), rules: ['14.3.1.a.1'], tone: 'faint' } as const] : []),
  ]
}

/** §3.2.1 what the counter says */
function printedNotes(scene: Scene, { piece, face, camp }: SeenPiece): Line[] {
  const { units, frame } = words(scene)
  const w = units.notes
  const faint = (text: string, rule: string): Line => ({ text, rules: [rule], tone: 'faint' })
  const drm = frame.signed(drmOf(piece, face))
  return [
    ...(camp === GREEKS ? [faint(w.greek, '26.3.1.a')] : []),
    ...(isHq(piece) ? [faint(w.hq(drm), '27.1.a')] : []),
    ...(isArtillery(piece) ? [faint(w.artillery(drm), '27.1.b')] : []),
    ...(isUprising(piece) ? [faint(w.uprising, '23.3.3.b')] : []),
    ...(isCavalry(piece) ? [faint(w.cavalry(frame.signed(TABLES.modifiers.cavalry)), '12.2.1.a.1')] : []),
    ...(isMountain(piece) ? [faint(w.mountain(frame.signed(TABLES.modifiers.mountain)), '12.2.1.a.3')] : []),
    ...(isDual(piece) ? [faint(w.dual(nationsIn(scene, piece)), '3.2.1.h')] : []),
    ...(isSpecial(piece) && !isSupport(piece) ? [faint(w.special, '16.5.a')] : []),
  ]
}

const nationsIn = (scene: Scene, p: number): string =>
  words(scene).frame.and(nationsOf(p).map((id) => nationTitle(scene, nationNamed(id))))
