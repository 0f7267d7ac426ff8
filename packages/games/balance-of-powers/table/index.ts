/** Balance of Powers on the table. */
import type { Presentation } from '@sandtable/presentation'
import type { BalanceOfPowersTypes } from '../balance-of-powers.ts'
import { methods } from './methods.ts'
import { sheet } from './sheet.ts'

export const balanceOfPowers: Presentation<BalanceOfPowersTypes> = { ...methods, sheet }
