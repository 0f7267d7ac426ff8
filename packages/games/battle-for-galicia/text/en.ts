import { events } from './en/events.ts'
import { prompts } from './en/prompts.ts'
import { refusals } from './en/refusals.ts'
import { procedures, verbs } from './en/words.ts'
import type { Sentences } from './shape.ts'

/**
 * English. A unit's name may be singular or plural ("9th and 10th Cavalry Divisions") and lists hold
 * one unit or several, so no verb that follows a name may show which: past tense, "may", "cannot".
 */
export const en: Sentences = { prompts, refusals, events, verbs, procedures }
