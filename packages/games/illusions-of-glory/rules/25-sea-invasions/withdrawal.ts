/** §25.3 Withdrawal to Lemnos, perhaps under fire. */
import type { IllusionsOfGlory, Procedure } from '../../illusions-of-glory.ts'
import { isSeaSpace, landingPort } from '../../map.ts'
import { CP } from '../../sides.ts'
import { GROUND, isOnMap, presenceOf, setGround, type State } from '../../state.ts'
import { loseStep } from '../12-combat/destruction.ts'

/** §25.3.1.a §25.3.2.a Whether CP troops are in the port. */
const isUnderFire = (s: State, sea: number): boolean => presenceOf(s, CP).troops(landingPort(sea)) > 0

/** Units that come from a sea-invasion space stop on Lemnos (§25.2.3.e, §25.3.1.b, §25.3.2.b). */
export function* arriveOnLemnos(g: IllusionsOfGlory, pieces: readonly number[], from: number): Procedure {
  const { state: s } = g
  if (!isSeaSpace(from)) return
  const underFire = isUnderFire(s, from)
  g.emit?.({ type: 'withdrew-by-sea', rule: underFire ? '25.3.1.a' : '25.3.2.a', pieces, from, underFire })
  if (!underFire) return // §25.3.2.c
  setGround(s, from, GROUND.underFire, true)
  // §25.3.1.c
  for (const p of pieces) if (isOnMap(s, p)) yield* loseStep(g, p, 'withdrawal')
}
