import type { Action } from '@sandtable/kernel'
import type { LessonSetup } from '@sandtable/presentation/lesson'

const readyMade = (seat: string): Action => ({ seat, verb: 'ready-made' })

export const SETUP: LessonSetup = {
  id: 'balance-of-powers/first-steps',
  game: 'balance-of-powers',
  scenario: '12.1',
  options: {},
  seats: ['human', 'easy'],
  seed: '3a17d83038497cd20817efb998c786142de19b738abd0ba7bd821b7e9b52d280',
  /** §11.3 both sides stand where they stood in 1914 */
  opening: [readyMade('EP'), readyMade('CP')],
}
