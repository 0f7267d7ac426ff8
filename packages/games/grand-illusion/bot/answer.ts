/** Careful answers where there is nothing to plan. */
import { anything, bestOf, firstOf, type Random } from '@sandtable/bots'
import { type Answer, isOffered } from '@sandtable/kernel'
import { battleAnswer } from './battle-answers.ts'
import { retreatAnswer, safety } from './retreat-answers.ts'
import { staffAnswer } from './staff-answers.ts'
import type { Side } from '../sides.ts'
import type { Sight } from './types.ts'

export function answer(sight: Sight, random: Random): Answer {
  const found =
    battleAnswer(sight) ?? retreatAnswer(sight) ?? staffAnswer(sight, random) ?? movementAnswer(sight)
  return found && isOffered(sight.offer, found) ? found : fallBack(sight)
}

/** a plan has run out in the middle of an activation, or units withdraw (§8.7.2) */
function movementAnswer({ state: s, seat, prompt, offer }: Sight): Answer | undefined {
  if (prompt === 'march' && s.withdrawing >= 0) {
    const best = bestOf(offer, 'march', (h) => safety(s, seat as Side, h))
    return best ?? firstOf(offer, ['halt'])
  }
  if (prompt === 'march')
    return firstOf(offer, ['halt']) ?? bestOf(offer, 'march', (h) => safety(s, seat as Side, h))
  return undefined
}

const QUIET = [
  'stop',
  'pass',
  'done',
  'halt',
  'not-this-turn',
  'by-the-book',
  'accept',
  'no',
  'stay',
  'halt-here',
]

function fallBack({ offer }: Sight): Answer {
  return firstOf(offer, QUIET) ?? anything(offer)
}
