/** Questions and refusals of chapters 12, 18.3, 20.2, 20.4 and 21. */
import type { CombatStage } from '../../stages.ts'
import type { Prompts, Refusals, VerbOf } from './shape.ts'

export const prompts = {
  attack: {
    rule: '12.2.A',
    asked: 'actor',
    facts: ['side'],
    offers: { target: 'space', 'target-uprising': 'space', done: null },
  },
  attackers: {
    rule: '12.1.2.a',
    asked: 'actor',
    facts: ['space', 'pieces', 'strength'],
    offers: { join: 'piece', favour: null, engage: null },
  },
  flank: { rule: '12.2.B', asked: 'actor', facts: ['space'], offers: { pin: 'space', 'no-flank': null } },
  defenders: { rule: '18.3.1.b', asked: 'owner', facts: ['space', 'left'], offers: { defend: 'piece' } },
  'combat-cards': {
    rule: '12.2.E',
    asked: 'owner',
    facts: ['space', 'attacker'],
    offers: { 'combat-card': 'card', enough: null },
  },
  'forced-march': { rule: 'card.AP41', asked: 'owner', facts: ['space'], offers: { 'march-in': 'piece' } },
  'forced-march-where': {
    rule: 'card.AP41',
    asked: 'owner',
    facts: ['piece', 'space'],
    offers: { 'march-in-at': 'space' },
  },
  rearguard: {
    rule: '12.8.1.a',
    asked: 'owner',
    facts: ['space', 'pieces'],
    offers: { stay: 'piece', done: null },
  },
  absorb: { rule: '12.6.2.a', asked: 'owner', facts: ['space', 'left'], offers: { suffer: 'piece' } },
  'replace-lcu': {
    rule: '12.6.4.c',
    asked: 'owner',
    facts: ['piece', 'space'],
    offers: { 'replace-by': 'piece' },
  },
  'pay-step': { rule: '12.7.4.a', asked: 'owner', facts: ['space', 'card'], offers: { suffer: 'piece' } },
  stand: {
    rule: '12.7.4.a',
    asked: 'owner',
    facts: ['space', 'spaces'],
    offers: { stand: 'piece', 'stand-all': null, 'hq-stand': null, 'card-stand': 'card', 'give-way': null },
  },
  'region-retreat': {
    rule: '12.7.1.e',
    asked: 'owner',
    facts: ['piece', 'space'],
    offers: { 'retreat-to': 'space', remain: null },
  },
  retreat: { rule: '12.7.3.a', asked: 'owner', facts: ['space', 'spaces'], offers: { retreat: 'piece' } },
  'retreat-where': {
    rule: '12.7.3.e',
    asked: 'owner',
    facts: ['piece', 'space', 'left'],
    offers: { 'retreat-to': 'space' },
  },
  'support-where': {
    rule: '27.0.b',
    asked: 'owner',
    facts: ['piece', 'space'],
    offers: { 'follow-to': 'space' },
  },
  advance: {
    rule: '12.8.1.a',
    asked: 'actor',
    facts: ['space', 'pieces', 'left'],
    offers: { advance: 'piece', done: null },
  },
  'advance-on': {
    rule: '12.8.2',
    asked: 'actor',
    facts: ['piece', 'space'],
    offers: { 'advance-to': 'space', halt: null },
  },
} as const satisfies Prompts

/** code -> the rule cited unless the case names a better one */
export const refusals = {
  'nothing-to-attack': '12.1',
  'neutral-there': '11.1.5.a',
  'attacked-already': '12.1.1.a',
  'only-retreated-units': '12.1.h',
  'besieged-fort': '20.1.2.c',
  'nobody-to-attack': '12.1.g',
  'no-attack-order': '12.1.a',
  'cannot-attack-there': '12.1.g',
  'allied-supply-only': '14.2.1.d',
  'has-attacked': '12.1.f',
  'no-strength': '12.1.2.c',
  'nations-apart': '12.1.3.a',
  'supply-apart': '14.3.1.a.2.b',
  'joint-attack-banned': 'card.AP43',
  'needed-for-siege': '20.3.3.a',
  'left-out-of-activation': '9.4.2.c',
  'support-without-troops': '27.0.e',
  'one-space-only': '21.0.a',
  'no-lcu-to-flank': '21.0.b',
  'flank-across-water': '21.1.a',
  'flank-terrain': '21.1.b',
  'flank-trench': '21.1.c',
  'flank-region': '21.1.d',
  'flank-out-of-supply': '21.1.e',
  'flank-uprising': '21.1.f',
  'flank-empty-fort': '21.2.a',
  'condition-unmet': '12.2.E',
  'cards-out-of-supply': '14.3.1.a.2.c',
  'cards-for-empty-fort': 'glossary.cc',
  'no-combat-card': 'glossary.cc',
  'other-role': '12.2.E',
  'lower-lf-first': '12.6.2.a',
  'same-type-first': '12.6.4.b',
  'last-unit': '12.7.4.b',
  'not-here-to-stand': '12.7.4.a',
  'retreat-blocked': '12.7.3.b',
  'back-to-the-fight': '12.7.3.g',
  'better-retreat': '12.7.3.e',
  'no-room-there': '12.7.3.c',
  'not-among-attackers': '12.1.2.b',
  'not-at-full-strength': '12.8.1.a',
  'three-have-advanced': '12.8.1.a',
  'would-be-out-of-supply': '12.8.1.c',
  'cannot-besiege': '12.8.1.d',
  'not-on-their-way': '12.8.2',
} as const satisfies Refusals

export type Prompt = keyof typeof prompts
export type Refused = keyof typeof refusals
export type Verb = VerbOf<typeof prompts>
/** stages and procedures */
export type Procedure = CombatStage | 'declare' | 'retreat-unit'
