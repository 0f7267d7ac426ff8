/** Words of chapters 6.1, 6.4, 6.6 and 12. */
import type { Verbs } from './shape.ts'

export const prompts = [
  'violations',
  'assign',
  'settle',
  'strike',
  'dismantle',
  'ship',
  'sail-where',
  'leader-goes-along',
  'landing-where',
] as const
export type Prompt = (typeof prompts)[number]
export const refusals = [
  'not-neutral',
  'neutral-closed',
  'neutral-off-map',
  'neutral-no-part',
  'struck-already',
  'no-french-corps',
  'no-infrastructure',
  'room-needed',
  'no-passenger',
  'not-in-port',
  'shipped-already',
  'ships-full',
  'no-landing-water',
  'landed-already',
  'no-voyage',
  'no-landing-weather',
  'at-sea',
] as const
export type Refused = (typeof refusals)[number]
export const procedures = [] as const
export type Procedure = (typeof procedures)[number]
export const verbs = {
  violate: 'nation',
  strike: 'unit',
  dismantle: 'place',
  ship: 'unit',
  'sail-to': 'place',
  landing: 'place',
  'point-at': 'place',
  'clear-landing': null,
  dismiss: 'unit',
} as const satisfies Verbs
export type Verb = keyof typeof verbs
