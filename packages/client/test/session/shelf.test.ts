import { beforeEach, describe, expect, it } from 'vitest'
import { readGame, claim, revisionOf, shelfTroubleOf, writeOver } from '../../session/shelf.ts'
import { FakeShelf } from './fake-shelf.ts'
import { savedGame } from './sample-save.ts'

let shelf: FakeShelf
beforeEach(() => void (shelf = new FakeShelf()))

const written = (revision: number, actions = revision) => ({ ...savedGame(actions, 'a'), revision })

describe('writing a game over', () => {
  it('replaces the writing it came from', async () => {
    expect(await writeOver(shelf, written(1), 0)).toBe(true)
    expect(await writeOver(shelf, written(2), 1)).toBe(true)
    expect(shelf.whole('a')).toEqual(written(2))
  })

  it('leaves what somebody else has written meanwhile, and tells of it', async () => {
    await writeOver(shelf, written(1), 0)
    await writeOver(shelf, written(2, 7), 1)
    expect(await writeOver(shelf, written(2), 1)).toBe(false)
    expect(shelf.whole('a')).toEqual(written(2, 7))
  })

  it('knows games from before they were counted', async () => {
    shelf.games.set('a', savedGame(3, 'a'))
    expect(await writeOver(shelf, written(1), 0)).toBe(true)
  })

  it('lays a game down in chunks that lay there whole, though it is known', async () => {
    shelf.games.set('a', savedGame(3, 'a'))
    expect(await writeOver(shelf, written(1, 4), 3)).toBe(true)
    expect(shelf.games.get('a')).toMatchObject({ length: 4 })
    expect(shelf.whole('a')).toEqual(written(1, 4))
  })

  it('brings a deleted game back rather than lose it, all of it', async () => {
    expect(await writeOver(shelf, written(9, 300), 299)).toBe(true)
    expect(shelf.whole('a')).toEqual(written(9, 300))
  })
})

describe('reading a game', () => {
  it('finds a game that lies there whole, of an older edition of the table', async () => {
    shelf.games.set('a', savedGame(3, 'a'))
    expect(await readGame(shelf, 'a')).toEqual(savedGame(3, 'a'))
  })

  it('goes by what lies there whole, though chunks of it are left: an older edition of the table has written it', async () => {
    await writeOver(shelf, written(1, 200), 0)
    shelf.games.set('a', written(2, 5))
    expect(await readGame(shelf, 'a', { revision: 1, actions: written(1, 200).record.actions })).toEqual(
      written(2, 5),
    )
  })

  it('reads everything where what was known does not fit', async () => {
    await writeOver(shelf, written(1, 200), 0)
    expect(await readGame(shelf, 'a', { revision: 1, actions: [] })).toEqual(written(1, 200))
  })

  it('finds nothing where nothing lies', async () => {
    expect(await readGame(shelf, 'b')).toBeUndefined()
  })
})

describe('claiming a game', () => {
  it('shuts out whoever read it before', async () => {
    await writeOver(shelf, written(1), 0)
    expect(await claim(shelf, 'a')).toMatchObject({ id: 'a', revision: 2, turn: 2 })
    expect(await writeOver(shelf, written(2), 1)).toBe(false)
    expect(await writeOver(shelf, written(3), 1)).toBe(true)
  })

  it('leaves its actions where they are', async () => {
    await writeOver(shelf, written(1, 200), 0)
    await claim(shelf, 'a')
    expect(shelf.whole('a')).toEqual(written(2, 200))
    shelf.games.set('b', savedGame(3, 'b'))
    await claim(shelf, 'b')
    expect(shelf.whole('b')).toEqual({ ...savedGame(3, 'b'), revision: 1 })
  })

  it('makes nothing out of nothing', async () => {
    expect(await claim(shelf, 'a')).toBeUndefined()
    expect(shelf.games.size).toBe(0)
  })
})

it('tells a full storage from one that cannot be used', () => {
  expect(shelfTroubleOf(new DOMException('', 'QuotaExceededError'))).toBe('full')
  expect(shelfTroubleOf(new DOMException('', 'SecurityError'))).toBe('unusable')
  expect(shelfTroubleOf('what')).toBe('unusable')
})

it('counts nothing where there is no number', () => {
  expect([undefined, null, 'x', {}, { revision: '3' }, { revision: 3 }].map(revisionOf)).toEqual([
    0, 0, 0, 0, 0, 3,
  ])
})
