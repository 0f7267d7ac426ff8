import { describe, expect, it } from 'vitest'
import { claim, revisionOf, shelfTroubleOf, writeOver } from '../../session/shelf.ts'
import { FakeShelf } from './fake-shelf.ts'

describe('writing a game over', () => {
  it('replaces the writing it came from', async () => {
    const shelf = new FakeShelf()
    expect(await writeOver(shelf, { id: 'a', revision: 1 })).toBeUndefined()
    expect(await writeOver(shelf, { id: 'a', revision: 2 })).toBeUndefined()
    expect(shelf.games.get('a')).toEqual({ id: 'a', revision: 2 })
  })

  it('leaves what somebody else has written meanwhile, and tells of it', async () => {
    const shelf = new FakeShelf()
    const theirs = { id: 'a', revision: 2 }
    shelf.games.set('a', theirs)
    expect(await writeOver(shelf, { id: 'a', revision: 2 })).toEqual({ newer: theirs })
    expect(shelf.games.get('a')).toBe(theirs)
  })

  it('knows games from before they were counted', async () => {
    const shelf = new FakeShelf()
    shelf.games.set('a', { id: 'a' })
    expect(await writeOver(shelf, { id: 'a', revision: 1 })).toBeUndefined()
  })

  it('brings a deleted game back rather than lose it', async () => {
    const shelf = new FakeShelf()
    expect(await writeOver(shelf, { id: 'a', revision: 9 })).toBeUndefined()
    expect(shelf.games.has('a')).toBe(true)
  })
})

describe('claiming a game', () => {
  it('shuts out whoever read it before', async () => {
    const shelf = new FakeShelf()
    shelf.games.set('a', { id: 'a', revision: 4, turn: 2 })
    expect(await claim(shelf, 'a')).toEqual({ id: 'a', revision: 5, turn: 2 })
    expect(await writeOver(shelf, { id: 'a', revision: 5 })).toMatchObject({ newer: { revision: 5 } })
    expect(await writeOver(shelf, { id: 'a', revision: 6 })).toBeUndefined()
  })

  it('makes nothing out of nothing', async () => {
    const shelf = new FakeShelf()
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
