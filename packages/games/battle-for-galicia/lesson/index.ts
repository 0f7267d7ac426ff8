import type { LessonPlan } from '@sandtable/presentation/lesson'
import { en } from './en.ts'
import { ja } from './ja.ts'
import { SETUP } from './setup.ts'
import { STEPS, type StepId } from './steps.ts'

export const battleForGaliciaLesson: LessonPlan<StepId> = {
  setup: SETUP,
  title: { en: 'First steps at Krasnik', ja: 'クラシニク入門' },
  steps: STEPS,
  texts: { en, ja },
}
