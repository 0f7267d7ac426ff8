/** §12.7.7 Retreats in ports and sea-invasion spaces. */
import type { Fight, IllusionsOfGlory, Procedure } from '../../../illusions-of-glory.ts'
import { isTroops } from '../../../pieces.ts'
import { isOnMap, MARK, unmark } from '../../../state.ts'
import { loseStep } from '../destruction.ts'
import { remainderOf } from '../replacing-lcus.ts'

/** §12.7.7.b §12.7.4.a Each unit loses a step and stays. */
export function* standInPort(g: IllusionsOfGlory, pieces: readonly number[]): Procedure {
  const { state: s } = g
  for (const p of pieces) {
    if (!isOnMap(s, p)) continue
    yield* loseStep(g, p, 'stand')
    const left = remainderOf(s, p)
    if (left >= 0) unmark(s, left, MARK.retreating)
  }
}

/** §12.7.7.c AP units in a sea-invasion space cannot retreat and have no choice. */
export function* standAtSea(g: IllusionsOfGlory, fight: Fight): Procedure {
  yield* standInPort(g, fight.defenders.filter(isTroops))
}
