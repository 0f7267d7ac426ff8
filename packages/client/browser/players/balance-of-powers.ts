/** Balance of Powers on the table of a browser. */
import type { BalanceOfPowersTypes } from '@sandtable/balance-of-powers/types'
import type { Mirror } from './mirror.ts'
import { openAtOf } from './prepared.ts'
import { BALANCE_OF_POWERS } from './tried.ts'

export type BalanceOfPowersMirror = Mirror<BalanceOfPowersTypes>

export const openBalanceOfPowersAt = openAtOf(BALANCE_OF_POWERS)

/** §12.1 August 1914: Germany marches through Belgium. */
export const THROUGH_BELGIUM = ['CP violate BE', 'CP violate LU']

/** The first German half: siege guns open Liège, a force goes to Luxembourg, the French are attacked, a corps digs in. */
export const FIRST_HALF = [
  'CP stack 1220',
  'CP attack 1119',
  'CP halt',
  'CP stack 1221',
  'CP march 1121',
  'CP halt',
  'CP stack 1122',
  'CP attack 1023',
  'CP nation DE',
  'CP halt',
  'CP unit DE-inf-5',
  'CP dig-in',
]
