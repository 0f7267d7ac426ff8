/** Words of chapters 4, 5.1 and 20. */
import type { Verbs } from './shape.ts'

export const prompts = ['choose-marker', 'impulse', 'leader-arrives', 'replacement'] as const
export type Prompt = (typeof prompts)[number]
export const refusals = [
  'already-activated',
  'initiative-too-low',
  'level-over',
  'not-on-map',
  'not-yours',
] as const
export type Refused = (typeof refusals)[number]
export const procedures = [
  'turn',
  'turn/end',
  'arrivals',
  'initiative',
  'activation',
  'impulse',
  'victory',
  'end',
] as const
export type Procedure = (typeof procedures)[number]
export const verbs = { marker: 'marker', activate: 'piece', 'hand-over': 'nation' } as const satisfies Verbs
export type Verb = keyof typeof verbs
