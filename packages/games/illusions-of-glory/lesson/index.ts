import type { LessonPlan } from '@sandtable/presentation/lesson'
import { en } from './en.ts'
import { ja } from './ja.ts'
import { SETUP } from './setup.ts'
import { STEPS, type StepId } from './steps.ts'

export const illusionsOfGloryLesson: LessonPlan<StepId> = {
  setup: SETUP,
  title: { en: 'Belgrade and Suwalki', ja: 'ベオグラードとスヴァウキ' },
  steps: STEPS,
  texts: { en, ja },
}
