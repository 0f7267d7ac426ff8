/** Words of chapters 4, 11 and 12. */
import type { Verbs } from './shape.ts'

export const prompts = ['set-up', 'set-up-where'] as const
export type Prompt = (typeof prompts)[number]
export const refusals = [
  'hold-back-more',
  'held-enough',
  'markers-left',
  'no-markers-left',
  'not-all-set-up',
  'not-held-back',
  'not-in-set-up',
  'set-up-area',
  'set-up-dijon',
  'set-up-east-full',
  'set-up-far-from-germany',
  'set-up-frontier',
  'set-up-galicia',
  'set-up-liege',
  'set-up-lonely',
  'set-up-petrograd',
  'set-up-russia',
] as const
export type Refused = (typeof refusals)[number]
/** phases whose steps are stages */
export const procedures = ['season', 'construction', 'aviation', 'campaign', 'end'] as const
export type Procedure = (typeof procedures)[number]
export const verbs = {
  'ready-made': null,
  'lay-out': null,
  'set-up-unit': 'unit',
  'place-at': 'place',
  'hold-back': null,
} as const satisfies Verbs
export type Verb = keyof typeof verbs
