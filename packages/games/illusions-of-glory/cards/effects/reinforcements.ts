/** §15.1.a §card.AP37 §card.CP30 §card.CP36 Reinforcements. */
import { FULL, REDUCED } from '../../pieces.ts'
import { arrivesReduced, payForReinforcements } from '../../rules/24-troop-quality.ts'
import { nationNamed } from '../../sides.ts'
import type { Executor } from '../executor.ts'
import { BEGUN, countersIn, markToPlace, placeNext } from './arrivals.ts'

/** §24.2.b Troop Quality falls first: if this makes it Poor, the units are placed reduced. */
export const reinforcements: Executor<'reinforcements'> = function* (g, effect, c) {
  const { state: s } = g
  const nation = nationNamed(effect.nation)
  if (s.eventLeft === 0) {
    payForReinforcements(g, effect)
    markToPlace(s, countersIn(s, effect.units))
    s.reinforced |= 1 << nation
    s.eventLeft = BEGUN
  }
  return yield* placeNext(g, {
    at: effect.at,
    together: effect.together === true,
    card: c,
    rule: '15.1.c',
    faceOf: (p) => (arrivesReduced(s, p, effect) ? REDUCED : FULL),
  })
}
