/** Grand Illusion 1914 on the table. */
import type { Presentation } from '@sandtable/presentation'
import type { GrandIllusionTypes } from '../grand-illusion.ts'
import { methods } from './methods.ts'
import { sheet } from './sheet.ts'

export const grandIllusion: Presentation<GrandIllusionTypes> = { ...methods, sheet }
