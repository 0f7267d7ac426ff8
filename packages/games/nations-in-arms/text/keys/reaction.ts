/** Words of chapters 6.3 to 6.7. */
import type { Verbs } from './shape.ts'

export const prompts = [
  'intercept',
  'name-flanks',
  'intercept-with',
  'intercept-move',
  'send-where',
  'flank-withdraws',
  'army-withdraws',
  'leave-garrison',
  'avoid',
] as const
export type Prompt = (typeof prompts)[number]
export const refusals = [
  'contact-area',
  'demoralized',
  'enemy-there',
  'enemy-zone',
  'has-tried',
  'no-commander-there',
  'no-force',
  'nobody-sent',
  'out-of-range',
] as const
export type Refused = (typeof refusals)[number]
export const procedures = ['entry', 'entry/intercept', 'entry/avoid', 'entry/fight', 'entry/end'] as const
export type Procedure = (typeof procedures)[number]
export const verbs = {
  intercept: 'piece',
  pass: null,
  go: null,
  send: 'piece',
  step: 'space',
  avoid: 'space',
  'shut-in': null,
  stand: null,
  stay: null,
  garrison: 'piece',
} as const satisfies Verbs
export type Verb = keyof typeof verbs
