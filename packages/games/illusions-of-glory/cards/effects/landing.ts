/** §25.2.1.a.1 Landing markers. */
import { space } from '../../map.ts'
import { layLanding } from '../../rules/25-sea-invasions/landing.ts'
import { type Executor, noQuestion } from '../executor.ts'

export const landing: Executor<'landing'> = function* (g, { space: id }) {
  yield* noQuestion
  layLanding(g, space(id))
  return true
}
