/** The easy bot: rules of thumb at every question. The other bots use them too, where a plan says nothing. */
import { type Answer, isOffered } from '@sandtable/kernel'
import { activationAnswer } from './activation-answers.ts'
import { answerOf, plays } from './card-answers.ts'
import { combatAnswer } from './combat-answers.ts'
import { anything, firstOf } from './offers.ts'
import { type Temper, USUAL } from './operations.ts'
import { sideOfSeat, staffAnswer } from './staff-answers.ts'
import type { Sight } from './types.ts'

export const habit = (sight: Sight): Answer => answerWith(sight, USUAL)

/** The same position always has the same answer. */
export function answerWith(sight: Sight, temper: Temper): Answer {
  const found =
    action(sight, temper) ??
    activationAnswer(sight, temper) ??
    combatAnswer(sight, temper) ??
    staffAnswer(sight)
  return found && isOffered(sight.offer, found) ? found : fallBack(sight)
}

function action(sight: Sight, temper: Temper): Answer | undefined {
  if (sight.prompt !== 'action') return undefined
  const [best] = plays(sight.state, sideOfSeat(sight), sight.offer, temper)
  return best && answerOf(best)
}

const QUIET = ['done', 'halt', 'enough', 'engage', 'formed', 'give-way', 'no', 'keep', 'no-more', 'not-now']
const fallBack = ({ offer }: Sight): Answer => firstOf(offer, ...QUIET) ?? anything(offer)
