/** Words of chapter 10. */
import type { Verbs } from './shape.ts'

export const prompts = [
  'pay-attack',
  'commit-reserve',
  'point-unit',
  'use-infrastructure',
  'roll-again',
  'pay-or-lose',
  'take-loss',
  'retreat',
] as const
export type Prompt = (typeof prompts)[number]
export const refusals = [
  'cavalry-trench',
  'in-crisis',
  'no-attrition',
  'no-attrition-crisis',
  'no-attrition-innovation',
  'no-attrition-point',
  'no-attrition-trenches',
  'no-reserve',
  'no-retreat-there',
  'no-rp-attack',
  'nobody-to-attack',
  'not-in-combat',
  'railed-up',
  'reserve-in-trench-battle',
  'reserve-no-point',
  'retreat-beside-attacker',
  'siege-alone',
  'siege-no-point',
] as const
export type Refused = (typeof refusals)[number]
export const procedures = ['combat'] as const
export type Procedure = (typeof procedures)[number]
export const verbs = {
  attack: 'place',
  'fill-breach': 'place',
  free: null,
  'call-off': null,
  reserve: 'unit',
  point: 'unit',
  'point-fortress': null,
  'take-loss': null,
  lose: 'unit',
  'lose-fortress': null,
  attrition: 'nation',
  retreat: 'place',
} as const satisfies Verbs
export type Verb = keyof typeof verbs
