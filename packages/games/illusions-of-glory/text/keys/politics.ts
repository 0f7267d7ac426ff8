/** Questions and refusals of chapters 23, 25 and 26, and events of cards. */
import type { Prompts, Refusals } from './shape.ts'

export const prompts = {
  uprising: {
    rule: '23.3.1.a',
    asked: 'owner',
    facts: ['nation', 'optional'],
    offers: { 'rise-in': 'space', 'not-now': null },
  },
  'serbian-collapse': { rule: '26.6.2.a', asked: 'WEST', facts: ['turn'], offers: { yes: null, no: null } },
  'relieve-command': {
    rule: '26.2.3.b',
    asked: 'GERMANY',
    facts: ['piece', 'space'],
    offers: { 'replace-by': 'piece' },
  },
  dissolve: {
    rule: '23.4.2.b',
    asked: 'RUSSIA',
    facts: ['piece', 'space'],
    offers: { 'replace-by': 'piece' },
  },
  'dissolve-which': { rule: '23.4.2.b', asked: 'RUSSIA', facts: ['left'], offers: { dissolve: 'piece' } },
  transfer: {
    rule: 'errata.entry.italy.4',
    asked: 'AUSTRIA',
    facts: ['space', 'left'],
    offers: { transfer: 'piece' },
  },
  'give-up': {
    rule: '9.7.1.a',
    asked: 'owner',
    facts: ['nation', 'left', 'card'],
    offers: { 'give-up': 'piece' },
  },
} as const satisfies Prompts

/** code -> the rule cited unless the case names a better one */
export const refusals = {
  'outside-nation': '23.3.2.b',
  occupied: '23.3.2.a',
  'three-uprisings-there': '10.1.c',
  'no-uprising-left': '12.6.5.b',
  'no-more-uprisings': '23.5.b.1',
  'not-on-inset': '11.3.1.a',
  'only-german-infantry': '26.2.3.b',
  'only-russian-lcus': '23.4.2.b',
  'only-russian-scus': '23.4.2.b',
  'not-an-ah-corps': 'errata.entry.italy.4',
  'no-way-there': 'errata.entry.italy.4',
} as const satisfies Refusals

/** stages and procedures */
export type Procedure = 'event' | 'rebellion' | `rebellion/${'uprising' | 'revolution' | 'dissolution'}`
