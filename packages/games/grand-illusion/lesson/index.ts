import type { LessonPlan } from '@sandtable/presentation/lesson'
import { en } from './en.ts'
import { ja } from './ja.ts'
import { SETUP } from './setup.ts'
import { STEPS, type StepId } from './steps.ts'

export const grandIllusionLesson: LessonPlan<StepId> = {
  setup: SETUP,
  title: { en: 'Namur and Brussels', ja: 'ナミュールとブリュッセル' },
  steps: STEPS,
  texts: { en, ja },
}
