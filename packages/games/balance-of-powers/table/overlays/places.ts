/** Places an overlay may be drawn on. */
import { isLand, PLACES } from '../../places.ts'
import { isInPlay } from '../../scenarios.ts'
import type { State } from '../../state.ts'

const all: readonly number[] = Array.from({ length: PLACES }, (_, p) => p)

/** land of the maps in play */
export const landInPlay = (s: State): number[] => all.filter((p) => isLand(p) && isInPlay(s.scenario, p))
