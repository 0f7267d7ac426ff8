/** Words of chapter 9. */
import type { Verbs } from './shape.ts'

export const prompts = ['rebuild', 'screen', 'siege-loss'] as const
export type Prompt = (typeof prompts)[number]
export const refusals = [
  'must-screen',
  'must-sortie',
  'no-mp-to-besiege',
  'no-siege',
  'no-units-inside',
  'not-besieging',
  'not-garrison',
  'not-shut-in',
] as const
export type Refused = (typeof refusals)[number]
export const procedures = [
  'siege',
  'siege/check',
  'siege/repulse',
  'siege/honours',
  'siege/assault',
  'siege/breach',
  'siege/verdict',
  'siege/screens',
  'siege/upkeep',
] as const
export type Procedure = (typeof procedures)[number]
export const verbs = { besiege: null, garrison: 'piece', raze: null, sortie: null } as const satisfies Verbs
export type Verb = keyof typeof verbs
