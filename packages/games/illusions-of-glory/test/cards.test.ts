import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  areaSpaces,
  CARD_COUNT,
  CARDS,
  CARDS_DATA,
  card,
  cardData,
  cardNamed,
  cardNumbered,
  cardsOf,
  combatCard,
  deckAtStart,
  deckOfCard,
  enteringBy,
  eventCard,
  idOfCard,
  isCombatCard,
  isEventAndOps,
  isForTheTurn,
  isRemovedAfterEvent,
  isSeaInvasion,
  markerData,
  openingChoices,
  opsOf,
  playedBefore,
  reinforcedBy,
  rpOf,
  sideOfCard,
  srOf,
  warStatusOf,
} from '../cards.ts'
import type {
  Banned,
  CardData,
  CardId,
  CardsData,
  CombatCondition,
  CombatEffect,
  CombatOutcome,
  CombatSpecial,
  EventEffect,
  EventSpecial,
  LastingEffect,
  Prerequisite,
  Where,
} from '../data/card-types.ts'
import { WINDOWS, windowOf } from '../data/card-windows.ts'
import { knownFrom, type Known, unitsBroughtBy } from '../data/check-card-refs.ts'
import { checkCards } from '../data/check-cards.ts'
import { DATA } from '../data/load.ts'
import { scenarioNamed } from '../scenarios.ts'
import { AP, CP, IT, RU } from '../sides.ts'
import { EN_CARD_WORDS, EN_CARDS } from '../text/cards/en.ts'
import { JA_CARD_WORDS, JA_CARDS } from '../text/cards/ja.ts'
import { cardLines, type CardTexts } from '../text/cards/shape.ts'
import { effectFacts, type Language, needFacts } from './card-texts.ts'

const TABLE = new URL('../rulebook.tsv', import.meta.url)
const rules = existsSync(TABLE)
  ? new Set(
      readFileSync(TABLE, 'utf8')
        .split('\n')
        .map((line) => line.split('\t')[0] ?? ''),
    )
  : undefined
const KNOWN: Known = { ...knownFrom(DATA), ...(rules === undefined ? {} : { rules }) }

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

const event = (id: CardId): readonly EventEffect[] => eventCard(card(id)).effects
const data = (id: CardId): CardData => cardData(card(id))

describe('what the rulebook says of cards', () => {
  it('§3.3.a 55 cards a side: 14, 20, 21', () => {
    expect(CARD_COUNT).toBe(110)
    for (const side of [AP, CP] as const) {
      expect(cardsOf(side, 'mobilization')).toHaveLength(14)
      expect(cardsOf(side, 'limited')).toHaveLength(20)
      expect(cardsOf(side, 'total')).toHaveLength(21)
    }
  })
  it('§4.2.1.e the two plans only in Turns 1 and 2', () => {
    for (const id of ['AP1', 'AP7'] as const) expect(data(id).prerequisite).toEqual([{ kind: 'turn', to: 2 }])
  })
  it('§7.4.1.a four events change the Mandatory Offensive rolls by 1', () => {
    for (const [id, side] of [
      ['AP13', 'AP'],
      ['AP35', 'AP'],
      ['CP5', 'CP'],
      ['CP39', 'CP'],
    ] as const)
      expect(event(id)).toContainEqual({ kind: 'mo-modifier', side, by: 1 })
  })
  it('§7.4.2 two events void results', () => {
    expect(event('CP51')).toContainEqual({ kind: 'mo-void', side: 'AP', results: ['RU'] })
    expect(event('AP43')).toContainEqual({ kind: 'mo-void', side: 'CP', results: ['AH-SB', 'AH-IT'] })
  })
  it('§9.6.2.c labour strikes and railroad collapse lose RPs', () => {
    expect(event('AP30')).toContainEqual({ kind: 'rp-lost', pool: 'GE', scope: 'now' })
    expect(event('CP48')).toContainEqual({ kind: 'rp-lost', pool: 'RU', scope: 'now' })
  })
  it('§9.7.2.b Italy, Bulgaria, Romania and Greece enter by cards', () => {
    const entries = CARDS.filter(({ neutralEntry }) => neutralEntry !== null)
    expect(entries.map(({ id, neutralEntry }) => [id, neutralEntry])).toEqual([
      ['AP21', 'IT'],
      ['AP39', 'RO'],
      ['AP40', 'GR'],
      ['CP23', 'BU'],
    ])
  })
  it('§9.7.2.d KING CONSTANTINE answers GREECE', () => {
    expect(event('AP40')).toContainEqual(expect.objectContaining({ cancelledBy: 'CP35' }))
    expect(JSON.stringify(data('CP35').prerequisite)).toContain('{"kind":"answers","card":"AP40"}')
  })
  it('§11.1.4.a MASSED CAVALRY CHARGE lets cavalry advance through retreated units', () =>
    expect(combatCard(card('AP31')).effects).toContainEqual({ kind: 'special', id: 'cavalry-pursuit' }))
  it('§12.5.c §12.5.d the railway troops of both sides', () => {
    expect(event('AP4')).toEqual([{ kind: 'marker', marker: 'apRailroads', on: true }])
    expect(event('CP13')).toEqual([{ kind: 'marker', marker: 'cpRailroads', on: true }])
    expect(CARDS_DATA.markers.apRailroads.lasting).toEqual([
      { kind: 'rail-conversion', side: 'AP', from: ['RU'], into: ['GE', 'AH'] },
    ])
  })
  it('§12.7.4 §27.0 five events bring the HQs', () => {
    const bringers = ['AP35', 'AP28', 'AP46', 'CP15', 'CP39'] as const
    expect(bringers.every((id) => unitsBroughtBy(data(id)).some((unit) => unit.includes('_HQ_')))).toBe(true)
  })
  it('§14.1.3.b §16.7.1.b ROYAL NAVY BLOCKADE', () => {
    expect(event('AP11')).toEqual([{ kind: 'marker', marker: 'blockade', on: true }])
    expect(CARDS_DATA.markers.blockade.lasting).toEqual(
      expect.arrayContaining([
        { kind: 'no-port-supply', side: 'CP', except: ['baltic', 'black'] },
        { kind: 'conversion-needs-line', between: ['Berlin', 'Constantinople'] },
      ]),
    )
  })
  it('§15.2.c §15.3.d cards that count for a nation', () => {
    expect(data('AP51').reinforcement).toBe('IT')
    expect(data('CP20').reinforcement).toBe('AH')
    expect(data('CP21').reinforcement).toBe('GE')
  })
  it('§16.7.2 KITCHENER converts 1 RP a turn', () =>
    expect(CARDS_DATA.markers.apAlliesRpToRu.lasting).toEqual([
      { kind: 'convert-rp', from: 'AP-A', to: 'RU', perTurn: 1 },
    ]))
  it('§17.3.2.d two events move the Armistice marker', () => {
    expect(event('CP47')).toContainEqual({ kind: 'armistice', by: -2 })
    expect(event('AP50')).toContainEqual({ kind: 'armistice', by: 2 })
  })
  it('§19.4.d §26.3.1.d Salonika, Ft. Rupel and Doiran without breaking neutrality', () => {
    expect(unitsBroughtBy(data('AP18'))).toEqual(['BR_GR_NationalDefence'])
    expect(event('CP24')).toEqual([{ kind: 'special', id: 'surrender-of-rupel' }])
  })
  it('§23.4.1 food riots and an uprising before the revolution, one turn ahead', () => {
    expect(data('CP50').prerequisite).toEqual([
      { kind: 'event-played', card: 'CP49' },
      { kind: 'uprising', nation: 'RU', present: true },
    ])
    expect(event('CP50')).toEqual([{ kind: 'revolution', step: 'start', turnsAhead: 1 }])
  })
  it('§23.4.3 LONG LIVE THE TSAR! suppresses, FALL OF THE TSAR revives', () => {
    expect(data('AP50').prerequisite).toContainEqual({ kind: 'uprising', nation: 'RU', present: false })
    expect(event('AP50')).toContainEqual({ kind: 'revolution', step: 'suppress' })
    expect(event('CP51')).toContainEqual({ kind: 'revolution', step: 'revive', turnsAhead: 1 })
  })
  it('§24.1.d §24.1.e §24.1.f what reinforcement cards cost', () => {
    const costs = new Map<string, Set<number>>()
    for (const each of CARDS.flatMap((c) => (c.combat === null ? c.effects : [])))
      if (each.kind === 'reinforcements' && each.reducedIfPoor.length > 0)
        costs.set(each.nation, (costs.get(each.nation) ?? new Set()).add(each.troopQuality))
    expect([...costs].map(([nation, set]) => [nation, ...set])).toEqual([
      ['RU', -2],
      ['IT', -7],
      ['GE', -2],
      ['AH', -5],
    ])
  })
  it('§25.1 three sea invasions after RULE BRITANNIA, not in winter', () => {
    const invasions = CARDS.filter(({ seaInvasion }) => seaInvasion)
    expect(invasions.map(({ id }) => id)).toEqual(['AP22', 'AP29', 'AP34'])
    for (const { prerequisite } of invasions) {
      expect(prerequisite).toContainEqual({ kind: 'event-played', card: 'AP14' })
      expect(prerequisite).toContainEqual({ kind: 'not-winter' })
    }
  })
  it('§26.5.1.c no ROMANIA once the revolution has begun', () =>
    expect(data('AP39').prerequisite).toContainEqual({ kind: 'revolution', stage: 'never' }))
  it('§26.6.2.b THE SERBS RETURN after the collapse', () => {
    expect(data('AP32').prerequisite).toEqual([{ kind: 'nation', nation: 'SB', is: 'collapsed' }])
    expect(markerData('serbsReturned').lasting).toEqual([{ kind: 'serbs-rebuild' }])
  })
  it('§28.0 the treaty after NOVEMBER COUP, two turns ahead', () => {
    expect(data('AP55').prerequisite).toEqual([{ kind: 'event-played', card: 'CP52' }])
    expect(event('AP55')).toEqual([{ kind: 'treaty', turnsAhead: 2 }])
  })
})

describe('what the example of play shows (§29.0)', () => {
  it('§card.AP24 §card.AP44 §card.AP45 §card.CP31 §card.CP34 §card.CP45 OPS', () => {
    const ids = ['AP24', 'AP44', 'AP45', 'CP31', 'CP34', 'CP45'] as const
    expect(ids.map((id) => data(id).ops)).toEqual([3, 4, 4, 4, 3, 5])
  })
  it('card.AP44 card.CP31 card.AP45 war status and OPS with the event', () => {
    expect([data('AP44').warStatus, data('CP31').warStatus, data('AP43').warStatus]).toEqual([1, 2, 0])
    expect(data('AP45').warStatus).toBeGreaterThan(0)
    expect(data('AP44').eventAndOps && data('CP31').eventAndOps).toBe(true)
  })
  it('card.AP44 +2 to every RU attack of the turn', () =>
    expect(event('AP44')).toEqual([
      {
        kind: 'fire',
        duration: 'turn',
        side: 'AP',
        as: 'attacker',
        when: [{ kind: 'own', units: { nations: ['RU'] } }],
        drm: 2,
      },
    ]))
  it('card.AP43 GE and AH do not attack together this turn', () =>
    expect(event('AP43')[0]).toEqual({
      kind: 'ban',
      duration: 'turn',
      side: 'CP',
      what: { kind: 'joint-attack', nations: ['GE', 'AH'] },
    }))
  it('card.AP37 six corps for the old Guard, no loss of Troop Quality', () => {
    const coming = ['RU_1stGuard', 'RU_2ndGuard', 'RU_GuardCav', 'RU_VCauc', 'RU_VCav', 'RU_VIICav']
    expect(unitsBroughtBy(data('AP37'))).toEqual(coming)
    expect(event('AP37')).toContainEqual({ kind: 'remove', unit: 'RU_Guard' })
    expect(event('AP37')[0]).toMatchObject({ troopQuality: 0, reducedIfPoor: [] })
  })
  it('card.CP30 card.CP36 reinforcements', () => {
    expect(unitsBroughtBy(data('CP36'))).toEqual(['GE_XXIIRes', 'GE_XXVIIRes', 'GE_HeavyArtillery'])
    expect(unitsBroughtBy(data('CP30'))).toEqual(['AH_XVIII', 'AH_XIX', 'AH_Hauer', 'AH_Brudermann'])
    expect(event('CP30')[0]).toMatchObject({ reducedIfPoor: ['AH_XVIII', 'AH_XIX'] })
  })
  it('card.AP48 card.CP44 card.AP41 combat cards without an asterisk', () => {
    expect(combatCard(card('AP48')).effects).toEqual([
      { kind: 'drm', on: 'enemy', drm: -1 },
      { kind: 'combat-will', nation: 'AH', by: -1, if: 'won' },
    ])
    expect(combatCard(card('CP44')).effects).toEqual([{ kind: 'fire-first' }])
    expect(combatCard(card('AP41')).combat.windows).toEqual(['play'])
    expect(['AP41', 'AP48', 'CP44'].some((id) => data(id as CardId).removeAfterEvent)).toBe(false)
  })
  it('card.CP48 is no combat card', () => expect(isCombatCard(card('CP48'))).toBe(false))
  it('the four cards removed after their event', () => {
    for (const id of ['AP37', 'AP43', 'AP44', 'CP30', 'CP36'] as const)
      expect(isRemovedAfterEvent(card(id))).toBe(true)
  })
})

describe('the decks', () => {
  const campaign = scenarioNamed('campaign')
  const brusilov = scenarioNamed('brusilov')
  const ids = (cards: readonly number[]): readonly string[] => cards.map(idOfCard)
  const points = (cards: readonly number[]): number => cards.reduce((sum, c) => sum + warStatusOf(c), 0)

  it('§4.2 begin with the Mobilization cards', () => {
    expect(deckAtStart(campaign, CP)).toEqual(cardsOf(CP, 'mobilization'))
    expect(ids(openingChoices(campaign, AP))).toEqual(['AP1', 'AP7'])
    expect(openingChoices(campaign, CP).every((c) => opsOf(c) === 4)).toBe(true)
    expect(ids(openingChoices(campaign, CP))).toContain('CP7')
    expect(playedBefore(campaign)).toEqual([])
  })
  it('§30.2.1 leave out 20 cards a side in 1916', () => {
    expect(deckAtStart(brusilov, AP)).toHaveLength(35)
    expect(deckAtStart(brusilov, CP)).toHaveLength(35)
    expect(ids(openingChoices(brusilov, AP))).toEqual(['AP44'])
    expect(openingChoices(brusilov, CP).length).toBeGreaterThan(1)
  })
  it('§4.4 are smaller for three or four players in 1916', () => {
    expect(deckAtStart(brusilov, AP, 3)).toHaveLength(27)
    expect(deckAtStart(brusilov, CP, 4)).toHaveLength(27)
    expect(deckAtStart(campaign, CP, 4)).toHaveLength(14)
  })
  it('§30.2.1.f the events before 1916 have 14 points a side', () => {
    const played = playedBefore(brusilov)
    expect(played).toHaveLength(40)
    for (const side of [AP, CP] as const)
      expect(points(played.filter((c) => sideOfCard(c) === side))).toBe(14)
  })
  it('§17.2.1.a 4 points are in each Mobilization deck', () => {
    expect(points(cardsOf(AP, 'mobilization'))).toBeGreaterThanOrEqual(4)
    expect(points(cardsOf(CP, 'mobilization'))).toBeGreaterThanOrEqual(4)
  })
})

describe('a card by index', () => {
  it('is found by id and by number', () => {
    expect(card('AP1')).toBe(0)
    expect(cardNumbered(CP, 55)).toBe(card('CP55'))
    expect(idOfCard(109)).toBe('CP55')
    expect([cardNamed('CP55'), cardNamed('CP56')]).toEqual([109, undefined])
  })
  it('has its printed values', () => {
    const italy = card('AP21')
    expect([opsOf(italy), srOf(italy), warStatusOf(italy)]).toEqual([5, 5, 2])
    expect([rpOf(italy, 'RU'), rpOf(italy, 'IT'), rpOf(italy, 'GE')]).toEqual([4, 2, 0])
    expect([deckOfCard(italy), enteringBy(italy), reinforcedBy(italy)]).toEqual(['limited', IT, -1])
    expect(reinforcedBy(card('AP2'))).toBe(RU)
    expect(isEventAndOps(card('AP1')) && isForTheTurn(card('AP44')) && isSeaInvasion(card('AP22'))).toBe(true)
    expect(areaSpaces('east-prussia')).toHaveLength(8)
  })
  it('is an event or a combat card', () => {
    expect(() => eventCard(card('AP3'))).toThrow('AP3 is a combat card')
    expect(() => combatCard(card('AP1'))).toThrow('AP1 is no combat card')
  })
})

/** the card of each special piece */
const SPECIALS: Readonly<Record<EventSpecial | CombatSpecial, CardId>> = {
  'great-retreat': 'AP24',
  'serbs-return': 'AP32',
  'turkish-desertions': 'AP53',
  'surrender-of-rupel': 'CP24',
  'king-constantine': 'CP35',
  'enver-summit': 'CP37',
  'forced-march': 'AP41',
  'cavalry-pursuit': 'AP31',
  'flank-despite-trench': 'CP46',
}
type Kinds<K extends string> = Readonly<Record<K, true>>
const EVENT_KINDS: Kinds<EventEffect['kind'] | Banned['kind']> = {
  'national-will': true,
  'troop-quality': true,
  'victory-points': true,
  armistice: true,
  'mo-modifier': true,
  'mo-void': true,
  marker: true,
  cancel: true,
  fire: true,
  'activation-cost': true,
  'activation-as-one': true,
  ban: true,
  'joint-attack': true,
  'reinforcement-card': true,
  events: true,
  sr: true,
  'rp-lost': true,
  'rp-halved': true,
  repair: true,
  'gain-rp': true,
  reinforcements: true,
  place: true,
  remove: true,
  'give-up': true,
  'neutral-entry': true,
  landing: true,
  uprising: true,
  'destroy-fort': true,
  revolution: true,
  treaty: true,
  special: true,
}
const COMBAT_KINDS: Kinds<CombatEffect['kind'] | CombatCondition['kind']> = {
  drm: true,
  'flank-drm': true,
  'ignore-shift': true,
  'fire-first': true,
  'shorten-retreat': true,
  withdraw: true,
  'step-loss': true,
  'combat-will': true,
  'combat-quality': true,
  special: true,
  own: true,
  enemy: true,
  at: true,
  'at-or-from': true,
  'any-of': true,
}
const NEED_KINDS: Kinds<Prerequisite['kind']> = {
  'event-played': true,
  'event-not-played': true,
  turn: true,
  'not-winter': true,
  marker: true,
  nation: true,
  'national-will': true,
  'troop-quality': true,
  holds: true,
  'holds-vp': true,
  control: true,
  'units-at': true,
  'no-units-at': true,
  besieged: true,
  uprising: true,
  revolution: true,
  'treaty-in-effect': true,
  answers: true,
  'any-of': true,
  'all-of': true,
}
const LASTING_KINDS: Kinds<LastingEffect['kind']> = {
  'rail-conversion': true,
  'convert-rp': true,
  'no-port-supply': true,
  'conversion-needs-line': true,
  'winter-will': true,
  'allows-sea-invasions': true,
  'closes-sea': true,
  'rp-per-card': true,
  'serbs-rebuild': true,
  'greece-not-cp': true,
  reminder: true,
}
const PLACES: Kinds<Where['in']> = {
  nations: true,
  'near-nations': true,
  area: true,
  'near-area': true,
  inset: true,
  terrain: true,
  coast: true,
  works: true,
  'any-of': true,
}
const OUTCOMES: Kinds<CombatOutcome> = { always: true, won: true, lost: true, 'enemy-retreats-2': true }

describe('the vocabulary of the cards', () => {
  const said = (values: unknown): string => JSON.stringify(values)
  const unused = (kinds: Readonly<Record<string, true>>, field: string, values: unknown): readonly string[] =>
    Object.keys(kinds).filter((kind) => !said(values).includes(`"${field}":"${kind}"`))

  it('has no word that no card uses', () => {
    const events = CARDS.filter(({ combat }) => combat === null)
    expect(unused(EVENT_KINDS, 'kind', events)).toEqual([])
    expect(unused(COMBAT_KINDS, 'kind', CARDS)).toEqual([])
    expect(
      unused(
        NEED_KINDS,
        'kind',
        CARDS.map(({ prerequisite }) => prerequisite),
      ),
    ).toEqual([])
    expect(unused(LASTING_KINDS, 'kind', CARDS_DATA.markers)).toEqual([])
    expect(unused(PLACES, 'in', CARDS)).toEqual([])
    expect(unused(OUTCOMES, 'if', CARDS)).toEqual([])
  })
  it('has nine special pieces, each on one card', () => {
    const pieces = CARDS.flatMap(({ id, effects }) =>
      effects.flatMap((each) => (each.kind === 'special' ? [[each.id, id]] : [])),
    )
    expect(Object.fromEntries(pieces)).toEqual(SPECIALS)
    expect(pieces).toHaveLength(9)
  })
  it('§12.2 acts in every window of a combat', () => {
    const windows = CARDS.flatMap((each) => (each.combat === null ? [] : each.effects.map(windowOf)))
    expect(WINDOWS.filter((window) => !windows.includes(window))).toEqual([])
  })
})

const LANGUAGES: readonly (readonly [Language, CardTexts, typeof EN_CARD_WORDS])[] = [
  ['en', EN_CARDS, EN_CARD_WORDS],
  ['ja', JA_CARDS, JA_CARD_WORDS],
]

describe.each(LANGUAGES)('the texts in %s', (language, texts, words) => {
  const title = (id: CardId): string => texts[id].title
  const missing = (
    what: (each: CardData) => readonly string[],
    where: (each: CardData) => string,
  ): string[] =>
    CARDS.flatMap((each) =>
      what(each)
        .filter((fact) => !where(each).includes(fact))
        .map((fact) => `${each.id}: ${fact}`),
    )

  it('are there for every card and for no other', () => {
    expect(Object.keys(texts).sort()).toEqual(CARDS.map(({ id }) => id).sort())
    for (const { title: name, text, history } of Object.values(texts))
      expect([name, text, history].every((words) => words.trim() !== '')).toBe(true)
  })
  it('mention the numbers of the effects', () =>
    expect(
      missing(
        (each) => effectFacts(each, language, title),
        ({ id }) => texts[id].text,
      ),
    ).toEqual([]))
  it('name a prerequisite or a condition exactly if there is one', () => {
    const odd = CARDS.filter(({ id, prerequisite, combat }) => {
      const hasNeeds = prerequisite.length > 0 || (combat !== null && combat.when.length > 0)
      return hasNeeds !== (texts[id].needs !== undefined)
    })
    expect(odd.map(({ id }) => id)).toEqual([])
  })
  it('mention the cards and numbers of the prerequisites', () =>
    expect(
      missing(
        ({ prerequisite }) => prerequisite.flatMap((each) => needFacts(each, title)),
        ({ id }) => texts[id].needs ?? '',
      ),
    ).toEqual([]))
  it('name every unit they bring', () => {
    const label = (unit: string): string => {
      const name = found(DATA.units.units.find(({ id }) => id === unit)).name[language]
      return found(/^[IVXL]+|^第\d|^[^ ]+?(?=歩兵|騎兵|軍団|$)|^[^ ]+/.exec(name))[0].replace("'", '’')
    }
    expect(
      missing(
        (each) => unitsBroughtBy(each).map(label),
        ({ id }) => texts[id].text,
      ),
    ).toEqual([])
  })
  it('say all that the flags say', () => {
    const lines = (id: CardId): string => cardLines(data(id), texts[id], words).join('\n')
    expect(lines('AP44')).toContain(words.eventAndOps)
    expect(lines('AP44')).toContain(words.lastsTurn)
    expect(lines('AP44')).toContain(words.removed)
    expect(lines('CP31')).toContain(words.warStatus(2))
    expect(lines('AP21')).toContain(words.neutralEntry)
    expect(lines('AP22')).toContain(words.seaInvasion)
    expect(lines('AP3')).toContain(words.combat(['attacker', 'defender'], texts.AP3.needs))
    expect(lines('AP41')).toContain(words.combat(['attacker', 'defender'], undefined))
    expect(lines('AP48')).not.toContain(words.removed)
  })
  it('use one sign for minus', () =>
    expect(Object.values(texts).filter(({ text }) => /[-－–]\d/.test(text))).toEqual([]))
})
