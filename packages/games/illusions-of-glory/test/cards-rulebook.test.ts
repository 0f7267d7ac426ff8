import { describe, expect, it } from 'vitest'
import {
  CARD_COUNT,
  CARDS,
  CARDS_DATA,
  card,
  cardData,
  cardsOf,
  combatCard,
  eventCard,
  isCombatCard,
  isRemovedAfterEvent,
  markerData,
  opsOf,
} from '../cards.ts'
import type { CardData, CardId, EventEffect } from '../data/card-types.ts'
import { unitsBroughtBy } from '../data/check-card-refs.ts'
import { AP, CP } from '../sides.ts'

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
    expect(ids.map((id) => opsOf(card(id)))).toEqual([3, 4, 4, 4, 3, 5])
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
