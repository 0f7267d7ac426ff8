/** Units removed when their nation collapses. */
import type { IllusionsOfGlory } from '../../illusions-of-glory.ts'
import { FULL } from '../../pieces.ts'
import { put, REPLACEABLE, setFace, spaceOf } from '../../state.ts'
import { loseSupportLeftAlone } from '../27-headquarters/stacking.ts'

/** They can be replaced: only Bulgarian units are removed permanently. */
export function removeUnits(g: IllusionsOfGlory, pieces: readonly number[]): void {
  const { state: s } = g
  const left = new Set(pieces.map((p) => spaceOf(s, p)))
  for (const p of pieces) {
    put(s, p, REPLACEABLE)
    setFace(s, p, FULL)
    s.marks.set(p, 0)
  }
  for (const x of left) loseSupportLeftAlone(g, x)
}
