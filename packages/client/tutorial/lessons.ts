/** The lessons there are. Their texts are fetched when somebody takes one. */
import { GALICIA_SETUP } from './battle-for-galicia/setup.ts'
import type { LessonPlan, LessonSetup } from './lesson.ts'

const setups: readonly LessonSetup[] = [GALICIA_SETUP]

const loaders: Readonly<Record<string, () => Promise<LessonPlan>>> = {
  [GALICIA_SETUP.id]: async () => (await import('./battle-for-galicia/index.ts')).galiciaLesson,
}

/** How to set up the lesson of a game; undefined if it has none. */
export const lessonOf = (game: string): LessonSetup | undefined => setups.find((setup) => setup.game === game)

export async function loadLesson(id: string): Promise<LessonPlan | undefined> {
  return Object.hasOwn(loaders, id) ? loaders[id]?.() : undefined
}
