/** Balance of Powers on the table of a browser. */
import type { BalanceOfPowersTypes } from '@sandtable/balance-of-powers/types'
import type { Mirror } from './mirror.ts'
import { openAtOf } from './prepared.ts'
import { BALANCE_OF_POWERS } from './tried.ts'

export type BalanceOfPowersMirror = Mirror<BalanceOfPowersTypes>

export const openBalanceOfPowersAt = openAtOf(BALANCE_OF_POWERS)

/** §12.1 August 1914: Germany marches through Belgium. */
export const THROUGH_BELGIUM = ['CP violate BE', 'CP violate LU']

/** The first German half: Liège is stormed with the siege train, a corps goes to Luxembourg, another digs in. */
export const FIRST_HALF = [
  'CP stack 1219',
  'CP attack 1119',
  'CP nation DE',
  'CP stack 1121',
  'CP halt',
  'CP unit DE-inf-5',
  'CP dig-in',
]
