/** The lessons there are. Their texts are fetched when somebody takes one. */
import { GALICIA_SETUP } from './battle-for-galicia/setup.ts'
import { GRAND_ILLUSION_SETUP } from './grand-illusion/setup.ts'
import { GLORY_SETUP } from './illusions-of-glory/setup.ts'
import type { LessonPlan, LessonSetup } from '@sandtable/presentation/lesson'

interface Listed {
  readonly setup: LessonSetup
  load(): Promise<LessonPlan>
}

const lessons: readonly Listed[] = [
  {
    setup: GALICIA_SETUP,
    load: async () => (await import('./battle-for-galicia/index.ts')).galiciaLesson,
  },
  {
    setup: GRAND_ILLUSION_SETUP,
    load: async () => (await import('./grand-illusion/index.ts')).grandIllusionLesson,
  },
  {
    setup: GLORY_SETUP,
    load: async () => (await import('./illusions-of-glory/index.ts')).gloryLesson,
  },
]

/** How to set up the lesson of a game; undefined if it has none. */
export const lessonOf = (game: string): LessonSetup | undefined =>
  lessons.find(({ setup }) => setup.game === game)?.setup

export const loadLesson = async (id: string): Promise<LessonPlan | undefined> =>
  lessons.find(({ setup }) => setup.id === id)?.load()
