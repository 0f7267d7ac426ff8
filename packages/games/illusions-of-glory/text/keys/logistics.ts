/** Questions and refusals of chapters 13 to 16, 24 and 28. */
import type { Prompts, Refusals } from './shape.ts'

export const prompts = {
  redeploy: {
    rule: '13.1.a',
    asked: 'actor',
    facts: ['side', 'points'],
    offers: { redeploy: 'piece', done: null },
  },
  'redeploy-where': {
    rule: '13.2.a',
    asked: 'owner',
    facts: ['piece', 'space', 'cost', 'why'],
    offers: { 'redeploy-to': 'space', keep: null },
  },
  'place-unit': {
    rule: '15.1.c',
    asked: 'owner',
    facts: ['piece', 'card', 'left'],
    offers: { 'place-in': 'space', 'no-more': null },
  },
  replacements: {
    rule: '16.1.a',
    asked: 'owner',
    facts: ['side', 'rp'],
    offers: {
      repair: 'piece',
      rebuild: 'piece',
      'rebuild-reduced': 'piece',
      'rebuild-to-reserve': 'piece',
      convert: 'pool',
      done: null,
    },
  },
  'rebuilt-where': {
    rule: '16.6.a',
    asked: 'owner',
    facts: ['piece', 'reduced'],
    offers: { 'place-in': 'space' },
  },
  'repair-now': {
    rule: '9.6.1.e',
    asked: 'owner',
    facts: ['nation', 'points'],
    offers: { repair: 'piece', done: null },
  },
  'divide-rp': { rule: '9.6.1.a', asked: 'lead', facts: ['left'], offers: { gain: 'pool' } },
} as const satisfies Prompts

/** code -> the rule cited unless the case names a better one */
export const refusals = {
  'no-sr-for-uprising': '13.1.d',
  'no-sr-from-box': '13.4.a',
  'too-few-sr': '9.5.2.a',
  'no-sr-out-of-supply': '13.1.e',
  'no-own-source': '13.5',
  'sr-banned': '9.7.1.a',
  'no-route': '13.2.c',
  'lcu-needs-rail': '13.2.a',
  'no-source-there': '13.2.b',
  'region-not-ours': '13.2.f',
  'no-room-for-sr': '10.1.a',
  'no-lcu-by-sea': '13.3.f',
  'not-a-port': '13.3.b',
  'other-sea': '13.3.e',
  'port-first': '13.3.d',
  'not-to-lemnos': '13.3.c',
  'no-sr-by-sea-in-winter': '13.3.g',
  'sea-unsafe': '9.7.1.a',
  'not-a-source': '15.1.c',
  'source-besieged': '15.1.e',
  'not-friendly': '15.1.c',
  'no-room-to-place': '15.1.c',
  'not-damaged': '16.1.b',
  'no-rp': '16.1.c',
  'partners-rp': '4.4.2.a.12',
  'no-rp-for-special': '16.5.a',
  'no-rp-for-uprising': '16.5.b',
  'no-line-to-source': '16.4',
  'sources-taken': '16.3',
  'never-rebuilt': '16.1.g',
  'no-place-for-rebuilt': '16.6.b',
  'lcu-not-to-reserve': '16.6.a',
  'serbs-not-yet': '16.6.f',
  'mn-no-rp': '26.6.1.c',
  'no-ru-rp': '23.4.2.b',
  'no-conversion': '16.7.1.b',
  'on-map-only': '16.1.f',
  'points-for-others': '9.6.1.e',
  'room-for-the-rest': '15.1.h',
  'not-the-way-home': '28.0.d.3',
} as const satisfies Refusals

/** stages and procedures */
export type Procedure =
  | 'treaty'
  | 'redeployment'
  | 'attrition'
  | 'replacement'
  | `replacement/${'purchase' | 'end'}`
