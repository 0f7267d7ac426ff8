import type { RuleOf } from '@sandtable/reader'
import { ACTION } from './chapters/action.ts'
import { BATTLE } from './chapters/battle.ts'
import { CAMPAIGN } from './chapters/campaign.ts'
import { SCENARIOS } from './chapters/scenarios.ts'
import { TURN } from './chapters/turn.ts'

/** Every rule of the reader, listed once, by chapter. `rulebook.tsv` has the same ids. */
export const CHAPTERS = [...TURN, ...ACTION, ...BATTLE, ...CAMPAIGN, ...SCENARIOS] as const

export type RuleId = RuleOf<typeof CHAPTERS>
