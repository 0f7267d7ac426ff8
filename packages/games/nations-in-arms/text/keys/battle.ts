/** Words of chapter 8. */
import type { Verbs } from './shape.ts'

export const prompts = [
  'bring-to-battle',
  'choose-lead-unit',
  'choose-leader',
  'choose-morale',
  'choose-subordinate',
  'concede',
  'march-to-guns',
  'pursued',
  'retreat',
  'retreat-on',
  'take-loss',
] as const
export type Prompt = (typeof prompts)[number]
export const refusals = [
  'closed-neutral',
  'enemy-there',
  'farther-from-supply',
  'fortress-bars',
  'group-owed',
  'guns-heard',
  'infantry-owed',
  'lead-unit-first',
  'mounted-owed',
  'must-go-back',
  'no-fortress-here',
  'no-mounted-loss',
  'not-beside-battle',
  'not-in-battle',
  'not-lowest',
  'not-subordinate',
  'other-way-first',
  'their-contact-hex',
  'too-little-infantry',
  'too-many-there',
] as const
export type Refused = (typeof refusals)[number]
export const procedures = [
  'battle',
  'battle/guns',
  'battle/bring',
  'battle/ready',
  'battle/leads',
  'battle/dice',
  'battle/losses',
  'battle/leaders',
  'battle/verdict',
  'battle/concede',
  'battle/morale',
  'battle/retreat',
  'battle/retreat-on',
  'battle/pursuit',
  'battle/withdraw',
  'battle/destroyed',
  'battle/end',
] as const
export type Procedure = (typeof procedures)[number]
export const verbs = {
  bring: null,
  concede: null,
  divide: 'piece',
  hear: 'piece',
  lead: 'piece',
  lose: 'piece',
  morale: 'number',
  nobody: null,
  retreat: 'space',
  'retreat-inside': null,
  risk: 'piece',
  spare: null,
  stand: null,
  stay: null,
  subordinate: 'piece',
  wall: null,
} as const satisfies Verbs
export type Verb = keyof typeof verbs
