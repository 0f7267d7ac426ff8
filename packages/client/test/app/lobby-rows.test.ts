import { battleForGalicia } from '@sandtable/battle-for-galicia/table'
import { illusionsOfGlory } from '@sandtable/illusions-of-glory/table'
import type { Presentation } from '@sandtable/presentation'
import { describe, expect, it, test } from 'vitest'
import { cardsOf, damagedRow, saveRow, sinceText } from '../../app/lobby-rows.ts'
import { appWords } from '../../app/words.ts'
import { basicScenarios, seatingsOf, withSameSeating } from '../../lobby/choices.ts'
import type { GameCard, ScenarioCard } from '../../lobby/types.ts'
import { readSaved, type SavedGame } from '../../session/saved-game.ts'
import { savedGame } from '../session/sample-save.ts'

const games = { 'battle-for-galicia': battleForGalicia as unknown as Presentation }
const saved: SavedGame = { ...savedGame(), seats: ['human', 'random'], updated: 0, turn: 3 }

describe('the cards', () => {
  it('shows five games; only those that are here can be played', () => {
    const cards = cardsOf(games)
    expect(cards).toHaveLength(5)
    expect(cards.filter(({ playable }) => playable).map(({ id }) => id)).toEqual(['battle-for-galicia'])
    expect(cards[0]?.scenarios.map(({ turns }) => turns)).toEqual([12, 5, 6])
  })

  it('shows a scenario once, and the ways to sit down to it apart', () => {
    const card = cardsOf({ 'illusions-of-glory': illusionsOfGlory })[2] as GameCard
    const basic = basicScenarios(card)
    expect(basic.map(({ id }) => id)).toEqual(['mobilization', 'brusilov', 'campaign'])
    const four = card.scenarios.find(({ id }) => id === 'campaign-four') as ScenarioCard
    expect(four.seats.map(({ nation }) => nation)).toEqual(['russia', 'france', 'austria-hungary', 'germany'])
    expect(seatingsOf(card, four).map(({ seats }) => seats.length)).toEqual([2, 3, 3, 4])
    expect(withSameSeating(card, basic[1] as ScenarioCard, four).id).toBe('brusilov-four')
    expect(withSameSeating(card, basic[1] as ScenarioCard, undefined).id).toBe('brusilov')
  })

  it('offers every scenario where each has one seating', () => {
    const card = cardsOf(games)[0] as GameCard
    expect(basicScenarios(card)).toEqual(card.scenarios)
    expect(seatingsOf(card, card.scenarios[1] as ScenarioCard)).toHaveLength(1)
  })

  it('offers a lesson and a page about a game only where there are such', () => {
    const offered = cardsOf(games).filter(({ hasLesson, hasAbout }) => hasLesson || hasAbout)
    expect(offered.map(({ id }) => id)).toEqual([
      'battle-for-galicia',
      'grand-illusion',
      'illusions-of-glory',
      'balance-of-powers',
    ])
    expect(offered.every(({ hasLesson, hasAbout }) => hasLesson && hasAbout)).toBe(true)
  })

  it('knows which games the computer can play', () => {
    expect(cardsOf(games).map(({ hasComputer }) => hasComputer)).toEqual([true, true, true, true, false])
  })

  it('ticks the rules of a game only when they are complete', () => {
    const ticked = cardsOf(games).filter(({ badges }) => badges.some(({ kind }) => kind === 'rulebook'))
    expect(ticked.map(({ id }) => id)).toEqual(['battle-for-galicia', 'grand-illusion', 'illusions-of-glory'])
  })

  it('calls a game by the name the game has itself', () => {
    expect(cardsOf(games)[0]?.title).toEqual(battleForGalicia.game.title)
  })
})

describe('the rows of stored games', () => {
  it('says where the game is and whose turn it is', () => {
    expect(saveRow(saved, games, 'en', 0)).toMatchObject({
      where: 'Turn 3 · Combat',
      status: 'Your turn',
      yours: true,
    })
    expect(saveRow({ ...saved, toDecide: 1 }, games, 'en', 0)).toMatchObject({
      status: 'Waiting for Russia',
      yours: false,
    })
    expect(saveRow({ ...saved, toDecide: -1 }, games, 'ja', 0)).toMatchObject({
      status: '終了',
      yours: false,
    })
  })

  const players = (changed: Partial<SavedGame>, language: 'en' | 'ja' = 'en'): string =>
    saveRow({ ...saved, ...changed }, games, language, 0)?.players ?? ''

  it('says whose side it is, against whom, and where it came from', () => {
    expect(players({})).toBe('Austria-Hungary · against the computer (random)')
    expect(players({ seats: ['hard', 'human'] })).toBe('Russia · against the computer (hard)')
    expect(players({ seats: ['human', 'human'] })).toBe('two players at one screen')
    expect(players({ seats: ['human', 'human'], solo: true })).toBe('solo')
    expect(players({ solo: true })).toBe('analysis against the computer (random)')
    expect(players({ seats: ['easy', 'hard'] })).toBe('the computer alone')
    expect(players({ loaded: true })).toBe('Austria-Hungary · against the computer (random) · from a file')
    expect(players({ loaded: true }, 'ja')).toContain('ファイルから')
    expect(saveRow({ ...saved, lesson: 'first' }, games, 'en', 0)?.scenario).toMatch(/^Lesson · \w/)
  })

  it('says which of several people at the screen has to decide', () => {
    const shared = saveRow({ ...saved, seats: ['human', 'human'], toDecide: 1 }, games, 'en', 0)
    expect(shared).toMatchObject({ status: 'Russia to decide', yours: true })
  })

  it('goes without what the storage has lost', () => {
    const { updated, turn, phase, ...rest } = saved
    const row = saveRow(readSaved(rest) as SavedGame, games, 'en', updated + turn)
    expect(row).toMatchObject({ where: '', when: '', status: 'Your turn' })
    expect(saveRow({ ...saved, phase: `${phase}?` }, games, 'en', 0)?.where).toBe('Turn 3')
  })

  const { trouble } = appWords('en')
  const strange = (changed: Partial<SavedGame>): string | undefined => {
    const game = { ...saved, ...changed }
    expect(saveRow(game, games, 'en', 0)).toBeUndefined()
    return damagedRow(game, games, 'en', 0)?.why
  }

  it('names what cannot be opened, and why', () => {
    const { record } = saved
    expect(damagedRow(saved, games, 'en', 0)).toBeUndefined()
    expect(strange({ record: { ...record, game: 'chess' } })).toBe(trouble['unknown-game'])
    expect(strange({ record: { ...record, scenario: 'x' } })).toBe(trouble['unknown-scenario'])
    expect(strange({ seats: ['human'] })).toBe(trouble['damaged-seats'])
    expect(damagedRow(readSaved({ id: 'a1' }), games, 'en', 0)).toMatchObject({
      id: 'a1',
      title: 'Damaged game',
      why: trouble['damaged-record'],
    })
  })
})

test.each([
  [0, 'this minute'],
  [5 * 60_000, '5 minutes ago'],
  [3 * 3_600_000, '3 hours ago'],
  [26 * 3_600_000, 'yesterday'],
])('%i ms ago reads %s', (passed, text) => {
  expect(sinceText(0, passed, 'en')).toBe(text)
})
