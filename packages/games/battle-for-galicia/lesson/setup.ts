import type { LessonSetup } from '@sandtable/presentation/lesson'

export const SETUP: LessonSetup = {
  id: 'battle-for-galicia/first-steps',
  game: 'battle-for-galicia',
  scenario: 'krasnik',
  options: { arrivals: 'split', towns: 'occupied', ratios: 'final' },
  seats: ['human', 'easy'],
  seed: 'a840994c48dc02056bef1afb473f14433b0d8dd17df6c14946f9f267ed393096',
}
