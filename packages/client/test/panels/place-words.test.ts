import { GAMES } from '@sandtable/games'
import { expect, it } from 'vitest'

it.each(GAMES.flatMap((game) => ('presentation' in game ? [[game.id, game] as const] : [])))(
  'a button that takes a place says by its verb what happens there: %s',
  async (_id, { presentation }) => {
    const { game, placeOf, placeWords = {} } = await presentation()
    const verbs = Object.keys(game.verbs).filter((verb) => placeOf(verb) === 'space')
    expect(Object.keys(placeWords).toSorted()).toEqual(verbs.toSorted())
    for (const said of Object.values(placeWords)) {
      expect(said.en('Lemberg')).toMatch(/^[A-Z].*Lemberg/)
      expect(said.ja('レンベルク')).toMatch(/レンベルク[へにをのでか]/)
    }
  },
)
