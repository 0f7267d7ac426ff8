import type { LessonPlan } from '@sandtable/presentation/lesson'
import { en } from './en.ts'
import { ja } from './ja.ts'
import { GLORY_SETUP } from './setup.ts'
import { STEPS, type StepId } from './steps.ts'

export const gloryLesson: LessonPlan<StepId> = {
  setup: GLORY_SETUP,
  title: { en: 'Belgrade and Suwalki', ja: 'ベオグラードとスヴァウキ' },
  seat: 1,
  steps: STEPS,
  texts: { en, ja },
}
