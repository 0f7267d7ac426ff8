import { events } from './ja/events.ts'
import { prompts } from './ja/prompts.ts'
import { refusals } from './ja/refusals.ts'
import { procedures, verbs } from './ja/words.ts'
import type { Sentences } from './shape.ts'

/** Japanese, in the terms of the Japanese rulebook. Prompts and refusals are polite, the log tells in plain past tense. */
export const ja: Sentences = { prompts, refusals, events, verbs, procedures }
