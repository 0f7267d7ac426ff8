/** Careful answers: the way of normal and hard, and of imagined games. */
import { type Answer, isOffered } from '@sandtable/kernel'
import { campaignAnswer } from './campaign-answers.ts'
import { combatAnswer } from './combat-answers.ts'
import { anything, firstOf } from './offers.ts'
import { staffAnswer } from './staff-answers.ts'
import { type Temper, USUAL } from './temper.ts'
import type { Sight } from './types.ts'
import { worldAnswer } from './world-answers.ts'

export const answer = (sight: Sight): Answer => answerWith(sight, USUAL)

export function answerWith(sight: Sight, temper: Temper): Answer {
  const found =
    campaignAnswer(sight, temper) ?? combatAnswer(sight) ?? staffAnswer(sight) ?? worldAnswer(sight)
  return found && isOffered(sight.offer, found) ? found : fallBack(sight)
}

/** what ends a question without doing anything */
const QUIET = ['ready-made', 'done', 'halt', 'no', 'pass', 'stay']

const fallBack = ({ offer }: Sight): Answer => firstOf(offer, QUIET) ?? anything(offer)
