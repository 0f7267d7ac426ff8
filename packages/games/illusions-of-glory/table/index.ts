/** Illusions of Glory on the table. */
import type { Presentation } from '@sandtable/presentation'
import type { IllusionsTypes } from '../illusions.ts'
import { methods } from './methods.ts'
import { sheet } from './sheet.ts'

export const illusionsOfGlory: Presentation<IllusionsTypes> = { ...methods, sheet }
