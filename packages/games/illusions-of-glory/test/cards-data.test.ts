import { ruleIdsIn } from '@sandtable/reader/rulebook-files'
import { describe, expect, it } from 'vitest'
import { CARDS_DATA } from '../cards.ts'
import type { CardId, CardsData } from '../data/card-types.ts'
import { knownFrom, type Known } from '../data/check-card-refs.ts'
import { checkCards } from '../data/check-cards.ts'
import { DATA } from '../data/load.ts'

const rules = ruleIdsIn(new URL('..', import.meta.url))
const KNOWN: Known = { ...knownFrom(DATA), rules }

// The broken copies below are not what the types promise, so they are handled as plain JSON.
type Json = Record<string, unknown>
interface Draft {
  areas: Record<string, string[]>
  markers: Record<string, Json>
  cards: DraftCard[]
}
interface DraftCard extends Json {
  id: string
  effects: Json[]
  prerequisite: Json[]
  combat: { as: string[]; windows: string[]; when: Json[] } | null
  basis: { effects: Json[] }
}
const draft = (data: CardsData): Draft => JSON.parse(JSON.stringify(data)) as Draft
const found = <T>(value: T | undefined | null): T => {
  if (value === undefined || value === null) throw new Error('not in the data')
  return value
}
const at = (d: Draft, id: CardId): DraftCard => found(d.cards.find((each) => each.id === id))
const need = (d: Draft, id: CardId, ...needs: Json[]): void => {
  at(d, id).prerequisite = needs
}
const effect = (d: Draft, id: CardId, n = 0): Json => found(at(d, id).effects[n])

describe('the cards', () => {
  it('have no problems', () => expect(checkCards(CARDS_DATA, KNOWN)).toEqual([]))
  it('have none without the rest of the data either', () => expect(checkCards(CARDS_DATA)).toEqual([]))
})

const CORRUPTIONS: readonly (readonly [string, RegExp, (d: Draft) => void])[] = [
  ['a field too many', /cards\[0 AP1\]: unknown field joker/, (d) => (at(d, 'AP1').joker = 1)],
  ['an unknown effect', /effects\[0\]\.kind: must be one of/, (d) => (effect(d, 'AP1').kind = 'win')],
  ['an unknown need', /prerequisite\[0\]\.kind: must be/, (d) => need(d, 'AP1', { kind: 'luck' })],
  ['an effect of nothing', /by: must not be 0/, (d) => (effect(d, 'CP4').by = 0)],
  ['a combat effect in an event', /kind: must be one of/, (d) => (at(d, 'CP44').combat = null)],
  ['a card twice', /cards.json AP1: listed twice/, (d) => d.cards.push(at(d, 'AP1'))],
  ['54 cards', /AP: 54 cards, not 55/, (d) => d.cards.shift()],
  ['a card in another deck', /AP15: number 15 is not in total/, (d) => (at(d, 'AP15').deck = 'total')],
  ['decks of other sizes', /AP: 21 cards in limited, not 20/, (d) => (at(d, 'AP1').deck = 'limited')],
  ['an id that does not fit', /AP56: does not fit side and number/, (d) => (at(d, 'AP55').id = 'AP56')],
  ['OPS of 7', /AP1: OPS of 7/, (d) => (at(d, 'AP1').ops = 7)],
  ['another SR', /AP1: SR must equal OPS/, (d) => (at(d, 'AP1').sr = 3)],
  ['RPs of the enemy', /AP1: RPs for GE/, (d) => (at(d, 'AP1').rp = { GE: 1 })],
  ['no basis', /AP1: a basis is needed for each effect/, (d) => at(d, 'AP1').basis.effects.pop()],
  ['a turn that does not last', /AP44: lastsTurn does not fit/, (d) => (at(d, 'AP44').lastsTurn = false)],
  ['a wrong nation', /AP2: reinforcement does not fit/, (d) => (at(d, 'AP2').reinforcement = 'IT')],
  ['a wrong entry', /AP21: neutralEntry does not fit/, (d) => (at(d, 'AP21').neutralEntry = 'RO')],
  ['an invasion of nothing', /AP1: seaInvasion does not fit/, (d) => (at(d, 'AP1').seaInvasion = true)],
  ['four invasions', /AP: 4 sea-invasion cards, not 3/, (d) => (at(d, 'AP1').seaInvasion = true)],
  ['cheap troops', /CP30: must change Troop Quality by -5/, (d) => (effect(d, 'CP30').troopQuality = -2)],
  [
    'a reduced stranger',
    /AP2: RU_XX is reduced but does not come/,
    (d) => (effect(d, 'AP2').reducedIfPoor = ['RU_XX']),
  ],
  [
    'a combat card without a window',
    /AP9: a combat card without a window/,
    (d) => (found(at(d, 'AP9').combat).windows = []),
  ],
  ['a wrong window', /AP9: its windows are fire/, (d) => (found(at(d, 'AP9').combat).windows = ['play'])],
  ['a combat card with points', /AP9: a combat card has no points/, (d) => (at(d, 'AP9').warStatus = 1)],
  [
    'an effect for nobody',
    /AP3: an effect is for a role it cannot/,
    (d) => (found(at(d, 'AP3').combat).as = ['attacker']),
  ],
  [
    'too little to go to Limited War',
    /CP: only 3 war status points/,
    (d) => (at(d, 'CP1').warStatus = at(d, 'CP4').warStatus = 0),
  ],
  [
    'another war status in 1916',
    /AP: the cards played before 1916 have 15/,
    (d) => (at(d, 'AP2').warStatus = 1),
  ],
  ['a card that stayed', /AP2: has left the deck by 1916/, (d) => (at(d, 'AP2').removeAfterEvent = false)],
  ['an unknown card', /CP5: unknown card AP60/, (d) => (effect(d, 'CP5', 1).card = 'AP60')],
  ['an unknown unit', /CP39: unknown unit GE_HQ/, (d) => (effect(d, 'CP39').units = ['GE_HQ'])],
  ['an unknown space', /AP17: unknown space Prag/, (d) => (effect(d, 'AP17').space = 'Prag')],
  ['an unknown space in an area', /area warsaw: unknown space X/, (d) => (d.areas.warsaw = ['X'])],
  [
    'a space twice in an area',
    /area masuria: Lotzen is listed twice/,
    (d) => d.areas.masuria?.push('Lotzen'),
  ],
  [
    'a corps by two cards',
    /AP12 and AP20: both bring RU_IIISib/,
    (d) => (effect(d, 'AP20').units = ['RU_IIISib']),
  ],
  [
    'a corps that never comes',
    /AP49: brings 0 of RU_XLI, the counters expect 1/,
    (d) => (effect(d, 'AP49').units = ['RU_XXXIX']),
  ],
  [
    'a card of a later deck first',
    /AP4: can never be met: AP35 is in a later deck/,
    (d) => need(d, 'AP4', { kind: 'event-played', card: 'AP35' }),
  ],
  [
    'a combat card as an event',
    /AP4: can never be met: AP3 is a combat card/,
    (d) => need(d, 'AP4', { kind: 'event-played', card: 'AP3' }),
  ],
  [
    'a circle',
    /CP49: can never be met: its event must come before itself/,
    (d) => need(d, 'CP49', { kind: 'event-played', card: 'CP52' }),
  ],
  [
    'a circle by a marker',
    /CP19: can never be met: its event must come before itself/,
    (d) => need(d, 'CP19', { kind: 'marker', marker: 'uBoats', on: true }),
  ],
  [
    'both played and not',
    /AP54: can never be met: CP51 must both/,
    (d) =>
      need(d, 'AP54', { kind: 'event-played', card: 'CP51' }, { kind: 'event-not-played', card: 'CP51' }),
  ],
  ['a turn too early', /AP15: .* its deck comes after/, (d) => need(d, 'AP15', { kind: 'turn', to: 2 })],
  ['no turn at all', /AP47: .* no turn fits/, (d) => need(d, 'AP47', { kind: 'turn', from: 19 })],
  ['a turn before 1916', /AP47: .* are over in 1916/, (d) => need(d, 'AP47', { kind: 'turn', to: 8 })],
  [
    'an event long played in 1916',
    /CP34: can never be met: AP25 counts as played/,
    (d) => need(d, 'CP34', { kind: 'event-not-played', card: 'AP25' }),
  ],
  [
    'a neutral Germany',
    /AP4: can never be met: GE is never neutral/,
    (d) => need(d, 'AP4', { kind: 'nation', nation: 'GE', is: 'neutral' }),
  ],
  [
    'a collapsed Italy',
    /AP4: can never be met: IT never collapses/,
    (d) => need(d, 'AP4', { kind: 'nation', nation: 'IT', is: 'collapsed' }),
  ],
  [
    'more VP spaces than there are',
    /CP27: can never be met: there are only 13 VP spaces/,
    (d) => need(d, 'CP27', { kind: 'holds-vp', side: 'CP', nations: ['RU'], atLeast: 14 }),
  ],
  [
    'a marker nobody places',
    /AP4: can never be met: no card of its deck or before places the marker uBoats/,
    (d) => need(d, 'AP4', { kind: 'marker', marker: 'uBoats', on: true }),
  ],
  [
    'a will below the track',
    /CP49: can never be met: National Will never falls below 2/,
    (d) => need(d, 'CP49', { kind: 'national-will', nation: 'RU', atMost: 1 }),
  ],
  [
    'a quality below the track',
    /CP45: can never be met: Troop Quality never falls below 1/,
    (d) => need(d, 'CP45', { kind: 'troop-quality', nation: 'RU', atMost: 0 }),
  ],
  [
    'a fifth stage',
    /CP52: can never be met: the last stage is 4/,
    (d) => need(d, 'CP52', { kind: 'revolution', stage: 5 }),
  ],
]

describe('a broken copy', () => {
  it.each(CORRUPTIONS)('with %s is refused', (_, message, spoil) => {
    const copy = draft(CARDS_DATA)
    spoil(copy)
    expect(checkCards(copy, KNOWN).join('\n')).toMatch(message)
  })
  it('with an unknown rule is refused', () => {
    const copy = draft(CARDS_DATA)
    at(copy, 'AP1').rules = ['99.9']
    expect(checkCards(copy, { rules: new Set(['9.8.a']) }).join('\n')).toMatch(/AP1: unknown rule 99.9/)
  })
  it('that is no set of cards at all is refused', () => expect(checkCards(null)).toHaveLength(1))
  it('one of several ways is enough', () => {
    const copy = draft(CARDS_DATA)
    need(copy, 'AP15', { kind: 'any-of', of: [{ kind: 'turn', to: 2 }, { kind: 'not-winter' }] })
    expect(checkCards(copy, KNOWN)).toEqual([])
  })
})
