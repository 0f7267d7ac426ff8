import { describe, expect, it } from 'vitest'
import {
  areaSpaces,
  card,
  cardNamed,
  cardNumbered,
  cardsOf,
  combatCard,
  deckAtStart,
  deckOfCard,
  enteringBy,
  eventCard,
  idOfCard,
  isEventAndOps,
  isForTheTurn,
  isSeaInvasion,
  openingChoices,
  opsOf,
  playedBefore,
  reinforcedBy,
  rpOf,
  sideOfCard,
  srOf,
  warStatusOf,
} from '../cards.ts'
import { scenarioNamed } from '../scenarios.ts'
import { AP, CP, IT, RU } from '../sides.ts'

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
