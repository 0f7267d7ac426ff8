/** Illusions of Glory on the table. */
import type { Presentation } from '@sandtable/presentation'
import type { IllusionsOfGloryTypes } from '../illusions-of-glory.ts'
import { methods } from './methods.ts'
import { sheet } from './sheet.ts'

export const illusionsOfGlory: Presentation<IllusionsOfGloryTypes> = { ...methods, sheet }
