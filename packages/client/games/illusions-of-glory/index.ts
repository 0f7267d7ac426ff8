/** Illusions of Glory on the table. */
import type { IllusionsTypes } from '@sandtable/illusions-of-glory/types'
import type { Presentation } from '@sandtable/presentation'
import { methods } from './methods.ts'
import { sheet } from './sheet.ts'

export const glory: Presentation<IllusionsTypes> = { ...methods, sheet }
