/** Words of chapters 5.2 to 6.2. */
import type { Verbs } from './shape.ts'

export const prompts = ['march'] as const
export type Prompt = (typeof prompts)[number]
export const refusals = [
  'no-mp',
  'no-way-there',
  'not-adjacent',
  'not-in-play',
  'not-in-stack',
  'not-there',
] as const
export type Refused = (typeof refusals)[number]
export const procedures = [
  'march',
  'march/flanks',
  'march/end',
  'entry',
  'entry/intercept',
  'entry/join',
  'entry/avoid',
  'entry/overrun',
  'entry/fight',
  'entry/end',
] as const
export type Procedure = (typeof procedures)[number]
export const verbs = { march: 'space', take: 'piece', leave: 'piece' } as const satisfies Verbs
export type Verb = keyof typeof verbs
