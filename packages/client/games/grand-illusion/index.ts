/** Grand Illusion 1914 on the table. */
import type { GrandIllusionTypes } from '@sandtable/grand-illusion/types'
import type { Presentation } from '@sandtable/presentation'
import { methods } from './methods.ts'
import { sheet } from './sheet.ts'

export const illusion: Presentation<GrandIllusionTypes> = { ...methods, sheet }
