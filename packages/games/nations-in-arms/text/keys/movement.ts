/** Words of chapters 5.2 to 6.2. */
import type { Verbs } from './shape.ts'

export const prompts = [
  'march',
  'absorb-into',
  'keep-leader',
  'displace',
  'flanks',
  'wait-for-flanks',
] as const
export type Prompt = (typeof prompts)[number]
export const refusals = [
  'alone',
  'army-stays',
  'besieged-there',
  'bridge-instead',
  'cannot-move',
  'extended',
  'flank-away',
  'flank-cannot-follow',
  'fortress-there',
  'is-mover',
  'level-over-in-stack',
  'near-enemy',
  'needs-leader',
  'neutral-ground',
  'no-army',
  'no-corps',
  'no-detachment',
  'no-engineer',
  'no-mp',
  'no-mp-to-halt',
  'no-mp-to-join',
  'no-river',
  'no-way-there',
  'nobody-absorbs',
  'not-adjacent',
  'not-beside-army',
  'not-in-play',
  'not-in-stack',
  'not-there',
  'other-army',
  'too-weak-to-besiege',
  'unit-alone',
] as const
export type Refused = (typeof refusals)[number]
export const procedures = ['march', 'march/flanks', 'march/end', 'march/close'] as const
export type Procedure = (typeof procedures)[number]
export const verbs = {
  march: 'space',
  take: 'piece',
  leave: 'piece',
  absorb: 'piece',
  fill: 'piece',
  turn: 'piece',
  bridge: 'space',
  detach: 'piece',
  designate: 'piece',
  displace: 'piece',
  flank: 'piece',
  extend: null,
  'extend-trains': null,
  wait: null,
  fight: null,
} as const satisfies Verbs
export type Verb = keyof typeof verbs
