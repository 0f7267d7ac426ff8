/** Words of chapters 2.8, 2.9, 5 and 6.2. */
import type { Verbs } from './shape.ts'

export const prompts = ['convert', 'transfer', 'muster', 'build', 'departure', 'procure', 'host'] as const
export type Prompt = (typeof prompts)[number]
export const refusals = [
  'no-fortress',
  'russian-fortress',
  'converted-already',
  'no-ship',
  'dreadnought',
  'no-ally',
  'no-rp-left',
  'giver-conquered',
  'gave-most',
  'received-most',
  'in-revolution',
  'no-transfer-line',
  'no-command',
  'no-muster-ground',
  'muster-enemy',
  'muster-unsupplied',
  'build-enemy',
  'infrastructure-there',
  'build-unsupplied',
  'not-in-pool',
  'no-line-to-minor',
  'uneven',
  'worse-fighter',
  'too-dear',
  'not-damaged',
  'no-yard',
  'no-reduced-fortress',
  'infrastructure-bought',
] as const
export type Refused = (typeof refusals)[number]
export const procedures = [] as const
export type Procedure = (typeof procedures)[number]
export const verbs = {
  raze: 'place',
  scrap: 'unit',
  'to-africa': null,
  'give-to': 'nation',
  'muster-at': 'place',
  'build-at': 'place',
  'send-away': 'unit',
  buy: 'unit',
  repair: 'unit',
  restore: 'place',
  infrastructure: null,
} as const satisfies Verbs
export type Verb = keyof typeof verbs
