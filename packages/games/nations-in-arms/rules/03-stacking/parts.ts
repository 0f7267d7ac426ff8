/** §5.1.3 §5.1.4 What a stack leaves behind in a space, and what it finds there. */
import { blocOfPiece } from '../../allegiance.ts'
import { MARK } from '../../codes.ts'
import { has, type State, whereIs } from '../../state.ts'
import { standingAt } from '../02-units/force.ts'

/** the pieces of the mover's bloc that stand where the stack is and do not move with it */
export const residents = (s: State): number[] => standingAt(s, whereIs(s, s.mover), blocOfPiece(s, s.mover))
/** §5.1.4 those the stack has dropped in the space it is in */
export const dropped = (s: State): number[] => residents(s).filter((p) => has(s, p, MARK.dropped))
