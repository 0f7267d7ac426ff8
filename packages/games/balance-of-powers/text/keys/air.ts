/** Words of §2.67, §5.31, §6.3 and §6.7. */
import type { Verbs } from './shape.ts'

export const prompts = [
  'raid',
  'patrol',
  'patrol-where',
  'ace-goes-along',
  'dogfight-where',
  'regroup',
  'pair-ace',
  'fire',
  'abort',
  'return-to-base',
  'change-base',
  'change-base-where',
] as const
export type Prompt = (typeof prompts)[number]
export const refusals = [
  'air-unsupplied',
  'aloft',
  'changed-base',
  'held-by-fighters',
  'neutral-air',
  'no-air-unit',
  'no-base',
  'no-dogfight',
  'no-fighter',
  'no-new-base',
  'no-partner',
  'no-refuge',
  'no-target',
  'not-in-dogfight',
  'not-reduced',
  'on-patrol',
  'out-of-radius',
  'targeted-already',
] as const
export type Refused = (typeof refusals)[number]
export const procedures = [] as const
export type Procedure = (typeof procedures)[number]
export const verbs = {
  raid: 'place',
  fly: 'unit',
  combine: 'unit',
  pass: null,
  'patrol-at': 'place',
  dogfight: 'place',
  pair: 'unit',
  fire: 'unit',
  'hold-fire': null,
  'land-at': 'place',
} as const satisfies Verbs
export type Verb = keyof typeof verbs
