/** §10.1.g §18.3.b §18.3.c who stands together: all of a space, in a region only those of one stack. */
import { isRegion } from '../../map.ts'
import { MARK, spaceOf, type State } from '../../state.ts'

/** stacks are numbered in each region: who has moved in keeps the number he had elsewhere, but not to attack */
const STACK = MARK.stack | MARK.toAttack
/** the marks of two pieces of one region */
export const isSameStack = (marks: number, others: number): boolean => ((marks ^ others) & STACK) === 0

export const areStacked = (s: State, p: number, q: number): boolean =>
  spaceOf(s, p) === spaceOf(s, q) && (!isRegion(spaceOf(s, p)) || isSameStack(s.marks.get(p), s.marks.get(q)))
