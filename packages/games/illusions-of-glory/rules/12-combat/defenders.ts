/** §12.7.6.a Which units defend: not those that have retreated this round. */
import { isArtillery } from '../../pieces.ts'
import { type Camp, isMarked, MARK, piecesAt, type State } from '../../state.ts'

/** Troops, HQs (§27.0.e) and uprisings. Heavy artillery never defends (§27.0.i). */
export const defendersAt = (s: State, camp: Camp, x: number): number[] =>
  piecesAt(s, camp, x).filter((p) => !isArtillery(p) && !isMarked(s, p, MARK.retreated))
