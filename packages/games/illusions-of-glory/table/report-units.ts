/** One unit of the inspector: current values, and what there is to say about it. */
import type { UnitRow } from '@sandtable/presentation'
import {
  cfOf,
  drmOf,
  isArtillery,
  isDivision,
  isHq,
  isMountain,
  isRegional,
  isSpecial,
  isSupport,
  isUprising,
  lfOf,
  mfOf,
  nationsOf,
  typeOf,
} from '../pieces.ts'
import { nationNamed } from '../sides.ts'
import { counterOf, type Mint } from './counters.ts'
import { nationTitle, type Scene, words } from './scene.ts'
import { notesOf } from './unit-notes.ts'
import type { SeenPiece } from './seen-pieces.ts'

/** `mark` sets it apart from the others of its space */
export const unitRow = (scene: Scene, mint: Mint, seen: SeenPiece, mark: string | undefined): UnitRow => ({
  counter: counterOf(mint, seen),
  detail: detailOf(scene, seen),
  values: valuesOf(scene, seen),
  ...(mark === undefined ? {} : { mark }),
  notes: notesOf(scene, seen),
})

/** "Russia · infantry LCU · reduced"; the name of a division says what it is */
function detailOf(scene: Scene, { piece, face }: SeenPiece): string {
  const { units: w, frame } = words(scene)
  const nations = nationsOf(piece).map((id) => nationTitle(scene, nationNamed(id)))
  return [
    nations.join('/'),
    ...(isDivision(piece) && !isSpecial(piece) ? [] : [kindText(scene, piece)]),
    ...(isMountain(piece) ? [w.kinds.mountain] : []),
    ...(isRegional(piece) ? [w.kinds.regional] : []),
    ...(face === 0 ? [] : [w.reduced]),
  ].join(frame.dot)
}

/** §3.2.1.a §3.2.1.b */
function kindText(scene: Scene, p: number): string {
  const { kinds } = words(scene).units
  if (isHq(p)) return kinds.hq
  if (isArtillery(p)) return kinds.artillery
  if (isUprising(p)) return kinds.uprising
  if (isSpecial(p)) return kinds.special
  const type = typeOf(p)
  return type === 'elite' || type === 'reserve' || type === 'cavalry' ? kinds.lcu[type] : kinds.lcu.regular
}

function valuesOf(scene: Scene, { piece, face }: SeenPiece): UnitRow['values'] {
  const { heads } = words(scene).units
  const movement = { label: heads.movement, value: String(mfOf(piece, face)) }
  if (isSupport(piece))
    return [{ label: heads.drm, value: words(scene).frame.signed(drmOf(piece, face)) }, movement]
  return [
    { label: heads.combat, value: String(cfOf(piece, face)) },
    { label: heads.loss, value: String(lfOf(piece, face)) },
    movement,
  ]
}
