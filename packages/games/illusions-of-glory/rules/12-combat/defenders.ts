/** §12.7.6.a who defends: not those who have retreated this round. */
import { isArtillery } from '../../pieces.ts'
import { type Camp, isMarked, MARK, piecesAt, type State } from '../../state.ts'

/** troops, HQs (§27.0.e) and uprisings; heavy artillery never defends (§27.0.i) */
export const defendersAt = (s: State, camp: Camp, x: number): number[] =>
  piecesAt(s, camp, x).filter((p) => !isArtillery(p) && !isMarked(s, p, MARK.retreated))
