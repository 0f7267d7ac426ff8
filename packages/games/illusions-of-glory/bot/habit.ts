/** The easy bot: rules of thumb at every question. The other bots use them too, where a plan says nothing. */
import { type Answer, isOffered } from '@sandtable/kernel'
import { activationAnswer } from './activation-answers.ts'
import { answerOf, plays } from './card-answers.ts'
import { combatAnswer } from './combat-answers.ts'
import { anything, firstOf } from './offers.ts'
import { sideOfSeat, staffAnswer } from './staff-answers.ts'
import type { Sight } from './types.ts'

/** The same position always has the same answer. */
export function habit(sight: Sight): Answer {
  const found = action(sight) ?? activationAnswer(sight) ?? combatAnswer(sight) ?? staffAnswer(sight)
  return found && isOffered(sight.offer, found) ? found : fallBack(sight)
}

function action(sight: Sight): Answer | undefined {
  if (sight.prompt !== 'action') return undefined
  const [best] = plays(sight.state, sideOfSeat(sight), sight.offer)
  return best && answerOf(best)
}

const QUIET = ['done', 'halt', 'enough', 'engage', 'formed', 'give-way', 'no', 'keep', 'no-more', 'not-now']
const fallBack = ({ offer }: Sight): Answer => firstOf(offer, ...QUIET) ?? anything(offer)
