/** §25.2.1.a.1 Landing markers. */
import { space } from '../../map.ts'
import { layLanding } from '../../rules/25-sea-invasions/landing.ts'
import { type Executor, nobodyAsked } from '../executor.ts'

export const landing: Executor<'landing'> = function* (g, { space: id }) {
  yield* nobodyAsked
  layLanding(g, space(id))
  return true
}
