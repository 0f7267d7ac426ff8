/** Battle for Galicia 1914 on the table. */
import type { Presentation } from '@sandtable/presentation'
import type { BattleForGaliciaTypes } from '../battle-for-galicia.ts'
import { methods } from './methods.ts'
import { sheet } from './sheet.ts'

export const battleForGalicia: Presentation<BattleForGaliciaTypes> = { ...methods, sheet }
