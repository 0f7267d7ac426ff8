import { GAMES } from '@sandtable/games'
import { describe, expect, it } from 'vitest'
import { findPlaces, placesOf, plainText } from '../../place/find-places.ts'

const NAMES = [
  { id: '1401', en: 'Lemberg', ja: 'レンベルク' },
  { id: '1502', en: 'Lötzen', ja: 'レッツェン' },
  { id: '0140', en: 'Rawa Ruska', ja: 'ラヴァ・ルスカ' },
  { id: '0900', en: '0900', ja: '0900' },
]
const places = placesOf({
  sheet: { spaces: NAMES.map(({ id }) => ({ id, x: 0, y: 0 })) },
  spaceName: (space, language) => NAMES[space]?.[language] ?? '',
})
const found = (typed: string, language: 'en' | 'ja' = 'en') =>
  findPlaces(places, typed, language).map(({ name }) => name)

describe('a place is found', () => {
  it('by its name as it is typed, without accents and in any width', () => {
    expect(found('lotz')).toEqual(['Lötzen'])
    expect(found('ＬＥＭ')).toEqual(['Lemberg'])
    expect(plainText('Łódź')).toBe('lodz')
    expect(plainText('ガリツィア'), 'the marks of kana are letters').toBe('ガリツィア')
  })

  it('by the beginning of a name before the middle of one', () => {
    expect(found('ru')).toEqual(['Rawa Ruska'])
    expect(found('le')).toEqual(['Lemberg'])
    expect(found('e')).toEqual(['Lemberg', 'Lötzen'])
  })

  it('by its number', () => {
    expect(found('1401')).toEqual(['Lemberg'])
    expect(found('14')).toEqual(['Lemberg', 'Rawa Ruska'])
    expect(found('0900')).toEqual(['0900'])
  })

  it('in the other language, and then with the name it was found by', () => {
    expect(findPlaces(places, 'lemberg', 'ja')[0]).toEqual({
      space: 0,
      id: '1401',
      name: 'レンベルク',
      also: 'Lemberg',
    })
    expect(found('レッツ')).toEqual(['Lötzen'])
    expect(findPlaces(places, '0900', 'ja')[0]?.also).toBeUndefined()
  })

  it('only when something was typed', () => {
    expect([found(''), found('  '), found('xyz')]).toEqual([[], [], []])
  })
})

describe('every game knows its places', () => {
  it.each(
    GAMES.flatMap((game) => ('presentation' in game ? [game] : [])).map((game) => [game.id, game] as const),
  )('%s', async (_, { presentation }) => {
    const all = placesOf(await presentation())
    for (const { space, id, names } of all.filter((_place, i) => i % 40 === 0)) {
      expect(
        findPlaces(all, names.en, 'en').map((place) => plainText(place.name)),
        id,
      ).toContain(plainText(names.en))
      expect(
        findPlaces(all, id, 'en', all.length).map((place) => place.space),
        id,
      ).toContain(space)
    }
  })
})
