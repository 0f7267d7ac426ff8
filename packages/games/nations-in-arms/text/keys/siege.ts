/** Words of chapter 9. */
import type { Verbs } from './shape.ts'

export const prompts = ['rebuild', 'siege-loss'] as const
export type Prompt = (typeof prompts)[number]
export const refusals = ['not-besieging', 'not-garrison'] as const
export type Refused = (typeof refusals)[number]
export const procedures = [
  'siege',
  'siege/check',
  'siege/repulse',
  'siege/honours',
  'siege/assault',
  'siege/breach',
  'siege/verdict',
] as const
export type Procedure = (typeof procedures)[number]
export const verbs = { garrison: 'piece', raze: null } as const satisfies Verbs
export type Verb = keyof typeof verbs
