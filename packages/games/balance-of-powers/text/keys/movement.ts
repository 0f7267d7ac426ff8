/** Words of chapters 1 to 3, 6.6 and 9. */
import type { Verbs } from './shape.ts'

export const prompts = ['pick-force', 'move-force', 'rail-payer', 'occupier'] as const
export type Prompt = (typeof prompts)[number]
export const refusals = [
  'already-moved',
  'alpine-pass',
  'enemy-there',
  'full',
  'inherent-defence',
  'neutral',
  'no-mp',
  'no-rail-line',
  'no-rail-mobilization',
  'no-rail-here',
  'no-rp',
  'no-way-there',
  'order-at-enemy',
  'nobody-there',
  'not-adjacent',
  'not-in-force',
  'not-in-place',
  'not-mobilized',
  'not-yours',
  'only-corps',
  'only-flotillas',
  'other-map',
  'rail-capacity',
  'rail-supply',
  'scenario-stacking',
  'too-far',
  'trench-battle',
  'water-between',
] as const
export type Refused = (typeof refusals)[number]
export const procedures = [] as const
export type Procedure = (typeof procedures)[number]
export const verbs = {
  stack: 'place',
  unit: 'unit',
  march: 'place',
  rail: 'place',
  take: 'unit',
  leave: 'unit',
  'dig-in': null,
  rise: null,
  nation: 'nation',
} as const satisfies Verbs
export type Verb = keyof typeof verbs
