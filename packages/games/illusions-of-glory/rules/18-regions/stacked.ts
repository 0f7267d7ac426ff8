/** §10.1.g §18.3.b §18.3.c who stands together: all of a space, in a region only those of one stack. */
import { isRegion } from '../../map.ts'
import { spaceOf, type State, stackOf } from '../../state.ts'

export const areStacked = (s: State, p: number, q: number): boolean =>
  spaceOf(s, p) === spaceOf(s, q) && (!isRegion(spaceOf(s, p)) || stackOf(s, p) === stackOf(s, q))
