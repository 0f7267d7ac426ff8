/** Balance of Powers as its bot plays it, up to a question that a test needs. */
import { MIND } from '@sandtable/balance-of-powers/bot'
import { balanceOfPowers } from '@sandtable/balance-of-powers/table'
import type { BalanceOfPowersTypes } from '@sandtable/balance-of-powers/types'
import { sightIn } from '@sandtable/bots'
import { type Match, quickRandom } from '@sandtable/kernel'
import { openAtOf } from './prepared.ts'
import type { Tried } from './tried.ts'

const BY_BOT: Tried<BalanceOfPowersTypes> = {
  presentation: balanceOfPowers,
  scenario: '12.1',
  decide: (seed) => {
    const random = quickRandom(seed)
    return (play, seat) => {
      const sight = sightIn(play, seat)
      if (!sight) throw new Error(`seat ${seat} is not asked`)
      return MIND.answer(sight, random)
    }
  },
}

export const openPlayedByBot = openAtOf(BY_BOT)

/** That question is put, and one of these answers is offered. */
export const isOffering =
  (prompt: string, verb: string) =>
  ({ play }: Pick<Match<BalanceOfPowersTypes>, 'play'>): boolean => {
    const [asked] = play.pending
    const options = asked && play.offered(asked.seat)?.[verb]
    return (
      asked?.question.prompt === prompt &&
      (options === true || (typeof options === 'object' && options.length > 0))
    )
  }
