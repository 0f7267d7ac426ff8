/** Questions and refusals of chapters 4 to 9 (cards), 17 and 30. */
import type { Prompts, Refusals } from './shape.ts'

export const prompts = {
  'take-card': { rule: '4.2.1.b', asked: 'lead', facts: ['side'], offers: { take: 'card' } },
  delegate: { rule: '4.4.1.a.14', asked: 'RUSSIA', facts: ['turn'], offers: { yes: null, no: null } },
  action: {
    rule: '8.2',
    asked: 'actor',
    facts: ['side', 'turn', 'round', 'greece'],
    offers: { ops: 'card', sr: 'card', rp: 'card', event: 'card', 'no-card': null, raise: 'nation' },
  },
  'discard-cards': {
    rule: '6.0.H.2',
    asked: 'owner',
    facts: ['side'],
    offers: { discard: 'card', done: null },
  },
} as const satisfies Prompts

/** code -> the rule cited unless the case names a better one */
export const refusals = {
  'not-in-hand': '8.2',
  'not-a-starting-card': '4.2.1.b',
  'sr-twice-running': '9.5.3.a',
  'rp-twice-running': '9.6.2.a',
  'combat-card-only-in-combat': '3.3.c',
  'prerequisite-unmet': '9.7.1.c',
  'plan-too-late': '4.2.1.e',
  'event-banned': '9.7.1.a',
  'reinforced-already': '9.7.3.a',
  'no-room-for-all': '9.7.3.d',
  'capital-taken': '15.4.a',
  'entry-already-this-turn': '9.7.2.a',
  'invasion-already-this-turn': '25.1.e',
  'not-in-winter': '25.1.d',
  'sea-closed': '25.1.f',
  'no-ru-reinforcements': '23.4.2.b',
  'nation-not-demoralized': '23.3.1.d',
  'only-in-first-round': '8.2.e',
  'only-combat-cards': '6.0.H.2',
} as const satisfies Refusals

/** stages and procedures */
export type Procedure =
  | 'opening'
  | 'turn-start'
  | 'mandatory'
  | 'action'
  | 'war-status'
  | `war-status/${'bulgaria' | 'romania' | 'serbia' | 'austria' | 'end'}`
  | 'draw'
  | `draw/${'discard' | 'hands' | 'delegation'}`
  | 'end'
