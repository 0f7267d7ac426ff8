/** The Serbs return to the front: their armies land on Lemnos. §26.6.2.b.2 §26.6.2.b.3 */
import type { Illusions, Step } from '../../illusions.ts'
import { LEMNOS } from '../../map.ts'
import { ARMIES, FULL, isLcu } from '../../pieces.ts'
import { SB } from '../../sides.ts'
import { isOnMap } from '../../state.ts'
import { arrive } from '../effects/arrivals.ts'
import { nobodyAsked } from '../executor.ts'

/** wherever they were but on the map; the marker the card lays ends the limits on their replacements */
export function* serbsReturn(g: Illusions, c: number): Step<boolean> {
  yield* nobodyAsked
  const { state: s } = g
  s.reinforced |= 1 << SB
  for (const p of (ARMIES[SB] ?? []).filter((each) => isLcu(each) && !isOnMap(s, each)))
    arrive(g, p, LEMNOS, { face: FULL, card: c, rule: '9.7.1.a' })
  return true
}
