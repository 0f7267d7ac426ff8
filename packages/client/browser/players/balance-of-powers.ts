/** Balance of Powers on the table of a browser. */
import type { BalanceOfPowersTypes } from '@sandtable/balance-of-powers/types'
import type { Match } from '@sandtable/kernel'
import { openAtOf } from './prepared.ts'
import { BALANCE } from './tried.ts'

export const openBalanceOfPowersAt = openAtOf(BALANCE)

/** That question is put, and one of these answers is offered. */
export const isOffering =
  (prompt: string, verb: string) =>
  ({ play }: Pick<Match<BalanceOfPowersTypes>, 'play'>): boolean => {
    const [asked] = play.pending
    const options = asked && play.offered(asked.seat)?.[verb]
    return asked?.question.prompt === prompt && (options === true || (options?.length ?? 0) > 0)
  }
