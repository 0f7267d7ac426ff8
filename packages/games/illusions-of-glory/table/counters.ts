/** Counters as they lie on the map: only what the view shows. */
import type { Counter, CounterFace, CounterMarks } from '@sandtable/presentation'
import { fortAt } from '../map.ts'
import { cfOf, drmOf, type Face, isSupport, isUprising, lfOf, mfOf } from '../pieces.ts'
import { type Camp, controlOf } from '../state.ts'
import { faceOfPiece, fortFace } from './faces.ts'
import { fullName, placeName, type Scene, SIDE_KEYS, sideTitle, titleOf, words } from './scene.ts'
import { offMap, type SeenPiece } from './seen-pieces.ts'

export { colourOf } from './faces.ts'

/** What the counters of one scene have in common. */
export interface Mint {
  readonly scene: Scene
}

export const mintOf = (scene: Scene): Mint => ({ scene })

/** Counters made before: most are the same from one decision to the next, and there are not many kinds. */
const made = new Map<string, Counter>()

export function counterOf({ scene }: Mint, seen: SeenPiece): Counter {
  const { piece, face, camp } = seen
  const { language } = scene
  const marks = marksOf(seen)
  const key = [language, piece, face, camp, marks.supply, marks.acted, marks.active, seen.retreated].join()
  const known = made.get(key)
  if (known) return known
  const counter = {
    unit: piece,
    face: faceOfPiece(piece, face, camp, marks),
    title: titleOf(piece, language),
    name: spoken(scene, seen),
  }
  made.set(key, counter)
  return counter
}

/** The face of a piece by itself, with nothing on it. */
export const plainFace = (piece: number, face: Face = 0, camp: Camp = offMap(piece).camp): CounterFace =>
  faceOfPiece(piece, face, camp, {})

/** A fort among counters: in a fight it fires with its combat factor (§20.1.3). It is no unit. */
export function fortCounter(scene: Scene, space: number): Counter {
  const holder = controlOf(scene.state, space)
  const w = words(scene).units
  const title = w.fort(placeName(scene, space))
  return {
    unit: -1,
    face: fortFace(holder < 0 ? 'greece-neutral' : SIDE_KEYS[holder as 0 | 1], fortAt(space)),
    title,
    name: [
      title,
      ...(holder < 0 ? [] : [sideTitle(scene, holder as 0 | 1)]),
      w.fortFactor(fortAt(space)),
    ].join(words(scene).frame.comma),
  }
}

/** §14.3.1 no supply, §14.2.3 only that of an ally; moved or attacked; §9.4.3 activated by itself in a region */
function marksOf({ supply, moved, attacked, order }: SeenPiece): CounterMarks {
  const acted = moved || attacked
  return {
    ...(supply === 0 ? { supply: 'out' as const } : supply === 1 ? { supply: 'low' as const } : {}),
    ...(acted ? { acted: true } : {}),
    ...(order !== undefined && !acted ? { active: true } : {}),
  }
}

/** What a screen reader says of a counter. */
function spoken(scene: Scene, seen: SeenPiece): string {
  const { units: w, frame } = words(scene)
  const { piece, face, supply, moved, attacked, order, retreated } = seen
  return [
    fullName(piece, scene.language),
    figuresIn(scene, piece, face),
    ...(face === 0 ? [] : [w.reduced]),
    ...(supply === 0 ? [w.out] : supply === 1 ? [w.allied] : []),
    ...(moved ? [w.moved] : []),
    ...(attacked ? [w.attacked] : []),
    ...(retreated ? [w.retreated] : []),
    ...(order !== undefined && !moved && !attacked ? [w.ordered[order]] : []),
  ].join(frame.comma)
}

function figuresIn(scene: Scene, p: number, face: Face): string {
  const w = words(scene).units
  if (isSupport(p)) return w.supportFigures(words(scene).frame.signed(drmOf(p, face)), mfOf(p, face))
  if (isUprising(p)) return w.uprisingFigures(lfOf(p, face))
  return w.figures(cfOf(p, face), lfOf(p, face), mfOf(p, face))
}
