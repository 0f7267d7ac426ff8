/** Battle for Galicia 1914 on the table. */
import type { GaliciaTypes } from '@sandtable/battle-for-galicia/galicia'
import type { Presentation } from '@sandtable/presentation'
import { methods } from './methods.ts'
import { sheet } from './sheet.ts'

export const galicia: Presentation<GaliciaTypes> = { ...methods, sheet }
