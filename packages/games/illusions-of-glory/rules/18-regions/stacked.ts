/**
 * §10.1.g §18.3.b §18.3.c Units stacked together: all units of a space, in a region only those of one stack.
 */
import { isRegion } from '../../map.ts'
import { MARK, spaceOf, type State } from '../../state.ts'

/**
 * Stacks are numbered in each region. A unit that has moved in keeps its old number, but is not activated for
 * attack.
 */
const STACK = MARK.stack | MARK.toAttack
/** The marks of two units in one region. */
export const isSameStack = (marks: number, others: number): boolean => ((marks ^ others) & STACK) === 0

export const areStacked = (s: State, p: number, q: number): boolean =>
  spaceOf(s, p) === spaceOf(s, q) && (!isRegion(spaceOf(s, p)) || isSameStack(s.marks.get(p), s.marks.get(q)))
