/** What there is to know of a unit beyond its values. */
import { MARK } from '../codes.ts'
import { NEUTRAL } from '../nations.ts'
import { isSupplied } from '../rules/03-supply/net.ts'
import { allegianceOf, isMarked, type State, whereIs } from '../state.ts'
import { isCorps, nationOf } from '../units.ts'

/** §3.1 on the map, at war, and without a path to a source */
export const isHungry = (s: State, u: number): boolean =>
  isCorps(u) && whereIs(s, u) >= 0 && s.allegiance.get(nationOf(u)) !== NEUTRAL && !isSupplied(s, u)

/** §6.53 it has had its turn in the half that runs */
export const hasUsed = (s: State, u: number): boolean =>
  s.fortnight > 0 && isMarked(s, u, MARK.moved) && allegianceOf(s, u) === s.phasing
