/** Rules of thumb: the way of the easy bot, and of both sides in imagined games. */
import { type Answer, isOffered } from '@sandtable/kernel'
import { campaignAnswer } from './campaign-answers.ts'
import { combatAnswer } from './combat-answers.ts'
import { anything, firstOf } from './offers.ts'
import { shipAnswer } from './ship-answers.ts'
import { staffAnswer } from './staff-answers.ts'
import type { Sight } from './types.ts'
import { worldAnswer } from './world-answers.ts'

export function habit(sight: Sight): Answer {
  const found =
    campaignAnswer(sight) ??
    combatAnswer(sight) ??
    staffAnswer(sight) ??
    shipAnswer(sight) ??
    worldAnswer(sight)
  return found && isOffered(sight.offer, found) ? found : fallBack(sight)
}

/** what ends a question without doing anything */
const QUIET = ['ready-made', 'done', 'halt', 'no', 'pass', 'stay']

const fallBack = ({ offer }: Sight): Answer => firstOf(offer, QUIET) ?? anything(offer)
