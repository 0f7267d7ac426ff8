/** §4.1 The initiative pool. */
import { isSide } from '../../allegiance.ts'
import { seasonOf } from '../../calendar.ts'
import { ALL_MARKERS, isLandMarker, POOL, QUARTERS, sideOfMarker } from '../../markers.ts'
import type { Next, NationsInArms, Procedure } from '../../nations-in-arms.ts'
import type { State } from '../../state.ts'

const markersThat = (s: State, state: number): number[] =>
  ALL_MARKERS.filter((m) => s.markers.get(m) === state)
/** the markers that can be drawn */
export const inPool = (s: State): number[] => markersThat(s, POOL.in)
export const setAside = (s: State): number[] => markersThat(s, POOL.aside)

/** §4.1.1(1)a all land markers; §4.1.1(2) Winter Quarters, but not in summer */
const belongs = (s: State, m: number): boolean =>
  (isLandMarker(m) && isSide(sideOfMarker(m))) || (m === QUARTERS && seasonOf(s.turn) !== 'summer')

/** §4.1(1) §4.1(2) */
export function* fillPool(g: NationsInArms): Procedure<Next> {
  yield* []
  const { state: s } = g
  for (const m of ALL_MARKERS) s.markers.set(m, belongs(s, m) ? POOL.in : POOL.out)
  s.impulses = 0
  s.quarters = 0
  g.emit?.({ type: 'pool-filled', rule: '4.1', markers: inPool(s) })
  return 'done'
}
