/** §26.6.2.b.2 §26.6.2.b.3 THE SERBS RETURN: Serbian LCUs are placed on Lemnos. */
import type { IllusionsOfGlory, Procedure } from '../../illusions-of-glory.ts'
import { LEMNOS } from '../../map.ts'
import { ARMIES, FULL, isLcu } from '../../pieces.ts'
import { SB } from '../../sides.ts'
import { isOnMap } from '../../state.ts'
import { arrive } from '../effects/arrivals.ts'
import { noQuestion } from '../executor.ts'

/** All LCUs that are not on the map. The marker the card places ends the limits on their replacements. */
export function* serbsReturn(g: IllusionsOfGlory, c: number): Procedure<boolean> {
  yield* noQuestion
  const { state: s } = g
  s.reinforced |= 1 << SB
  for (const p of (ARMIES[SB] ?? []).filter((each) => isLcu(each) && !isOnMap(s, each)))
    arrive(g, p, LEMNOS, { face: FULL, card: c, rule: '9.7.1.a' })
  return true
}
