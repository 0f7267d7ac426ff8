import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forget, keepNew, listGames, rawGame, remembered } from '../../session/games-kept.ts'
import type { SavedGame } from '../../session/saved-game.ts'
import { FakeShelf } from './fake-shelf.ts'
import { FakeTabs } from './fake-tabs.ts'
import { savedGame } from './sample-save.ts'

let shelf: FakeShelf
let tabs: FakeTabs

beforeEach(() => {
  vi.useFakeTimers()
  shelf = new FakeShelf()
  shelf.games.set('a1', savedGame(1))
  tabs = new FakeTabs(shelf)
})
afterEach(() => {
  vi.useRealTimers()
  forget('a1')
})

/** lets tabs talk, wait and store */
const pass = async (milliseconds = 700): Promise<void> => {
  await vi.advanceTimersByTimeAsync(milliseconds)
}

async function open() {
  const opening = tabs.open('a1')
  await pass()
  return opening
}

const stored = (): SavedGame => shelf.whole('a1')
const moves = (game: SavedGame | undefined): number => game?.record.actions.length ?? -1

describe('one tab', () => {
  it('stores what is played, of several moves in a row the last', async () => {
    const { keeper, told } = await open()
    keeper.save(() => savedGame(2))
    keeper.save(() => savedGame(3))
    await pass()
    expect([moves(stored()), stored().revision, told.following]).toEqual([3, 1, false])
  })

  it('stores a shorter history after moves have been taken back', async () => {
    const { keeper, told } = await open()
    for (const length of [5, 4, 0]) {
      keeper.save(() => savedGame(length))
      await pass()
    }
    expect([moves(stored()), told.following]).toEqual([0, false])
  })

  it('is not second when it opens the game again', async () => {
    const first = await open()
    const leaving = first.keeper.close()
    await pass()
    await leaving
    expect((await open()).told.following).toBe(false)
  })

  it('says as long as nothing can be stored, keeps the game in memory, and tries again', async () => {
    const { keeper, told } = await open()
    shelf.problem = new DOMException('', 'QuotaExceededError')
    keeper.save(() => savedGame(2))
    await pass()
    expect(told.trouble).toBe('full')
    expect(moves(remembered('a1'))).toBe(2)
    await pass(60_000)
    expect(told.trouble).toBe('full')
    shelf.problem = undefined
    await pass(60_000)
    expect([told.trouble, moves(stored()), remembered('a1')]).toEqual([undefined, 2, undefined])
  })

  it('goes on from memory after the table was left, and says at once that it is not stored', async () => {
    const { keeper } = await open()
    shelf.problem = new Error('gone')
    keeper.save(() => savedGame(2))
    await pass()
    const leaving = keeper.close()
    await pass()
    await leaving
    const again = await open()
    expect(moves(await again.keeper.read().then((game) => game as SavedGame))).toBe(2)
    await pass()
    expect(again.told.trouble).toBe('unusable')
    shelf.problem = undefined
    await pass(60_000)
    expect([moves(stored()), again.told.trouble]).toEqual([2, undefined])
  })

  it('writes over what nobody can read', async () => {
    const { keeper, told } = await open()
    shelf.games.set('a1', { id: 'a1', revision: 9 })
    keeper.save(() => savedGame(2))
    await pass()
    expect([moves(stored()), told.following]).toEqual([2, false])
  })
})

describe('two tabs', () => {
  it('the second follows the first, and does not write', async () => {
    const first = await open()
    const second = await open()
    expect([first.told.following, second.told.following]).toEqual([false, true])
    second.keeper.save(() => savedGame(9))
    first.keeper.save(() => savedGame(2))
    await pass()
    expect(moves(stored())).toBe(2)
    expect(second.told.games.map(moves)).toEqual([2])
  })

  it('change places when the second takes over, without losing a move', async () => {
    const first = await open()
    const second = await open()
    first.keeper.save(() => savedGame(2))
    const taking = second.keeper.takeOver()
    await pass(2000)
    await taking
    expect([first.told.following, second.told.following]).toEqual([true, false])
    expect(moves(second.told.games.at(-1))).toBe(2)
    second.keeper.save(() => savedGame(3))
    first.keeper.save(() => savedGame(8))
    await pass()
    expect(moves(stored())).toBe(3)
    expect(moves(first.told.games.at(-1))).toBe(3)
  })

  it('the second plays on when the first is closed', async () => {
    const first = await open()
    const second = await open()
    const leaving = first.keeper.close()
    await pass(2000)
    await leaving
    expect(second.told.following).toBe(false)
    second.keeper.save(() => savedGame(2))
    await pass()
    expect(moves(stored())).toBe(2)
  })

  it('that do not hear each other never write two histories: who comes late gives way', async () => {
    const deaf = (): FakeTabs => new FakeTabs(shelf)
    const opening = [deaf().open('a1'), deaf().open('a1')] as const
    await pass()
    const [first, second] = await Promise.all(opening)
    first.keeper.save(() => savedGame(2))
    await pass()
    second.keeper.save(() => savedGame(1))
    await pass()
    expect(moves(stored())).toBe(2)
    expect([first.told.following, second.told.following]).toEqual([false, true])
    expect(second.told.games.map(moves)).toEqual([2])
    const taking = second.keeper.takeOver()
    await pass(2000)
    await taking
    second.keeper.save(() => savedGame(3))
    await pass()
    first.keeper.save(() => savedGame(7))
    await pass()
    expect([moves(stored()), first.told.following]).toEqual([3, true])
  })
})

describe('a long game', () => {
  /** one action more, or fewer, in the list the game keeps of them */
  const growing = () => {
    const { actions } = savedGame(1000).record
    return (count: number) => (): SavedGame => {
      const game = savedGame(0)
      return { ...game, record: { ...game.record, actions: actions.slice(0, count) } }
    }
  }

  it('is stored by laying down its last chunk, whatever was played before', async () => {
    const { keeper } = await open()
    const played = growing()
    for (const count of [800, 801, 802, 801, 896, 897]) {
      keeper.save(played(count))
      await pass()
      expect(stored().record.actions).toEqual(savedGame(count).record.actions)
    }
    const [all, ...others] = shelf.written
    expect(all).toBe(800)
    for (const laid of others) expect(laid).toBeLessThanOrEqual(128)
  })

  it('is stored from where it was taken back to, and what lay behind is cleared away', async () => {
    const { keeper } = await open()
    const played = growing()
    for (const count of [700, 300, 256, 0, 130]) {
      keeper.save(played(count))
      await pass()
      expect(moves(stored())).toBe(count)
      expect(shelf.chunks.get('a1')?.size).toBe(Math.ceil(count / 128))
    }
  })

  it('is stored whole where something else was played instead', async () => {
    const { keeper } = await open()
    keeper.save(growing()(400))
    await pass()
    const other = savedGame(500)
    const actions = other.record.actions.map((each, i) => (i === 200 ? { ...each, arg: 'elsewhere' } : each))
    const changed = { ...other, record: { ...other.record, actions } }
    keeper.save(() => changed)
    await pass()
    expect(stored().record.actions).toEqual(actions)
    expect(shelf.written.at(-1), 'all but the first chunk').toBe(500 - 128)
  })

  it('opened again is not laid down anew', async () => {
    const first = await open()
    first.keeper.save(growing()(800))
    await pass()
    const leaving = first.keeper.close()
    await pass()
    await leaving
    const again = await open()
    again.keeper.save(growing()(801))
    await pass()
    expect([moves(stored()), shelf.written.at(-1)]).toEqual([801, 801 - 768])
  })

  it('is followed by reading what is new, through moves taken back, too', async () => {
    const first = await open()
    const second = await open()
    const played = growing()
    for (const count of [800, 801, 700, 640, 641, 1000]) {
      first.keeper.save(played(count))
      await pass()
      expect(second.told.games.at(-1)?.record.actions).toEqual(savedGame(count).record.actions)
    }
    expect(shelf.reread.slice(-5)).toEqual([801 - 768, 700 - 640, 0, 1, 1000 - 640])
  })

  it('of which a chunk has gone is damaged, and what is left of it can be saved', async () => {
    const { keeper } = await open()
    keeper.save(growing()(300))
    await pass()
    shelf.chunks.set('a1', new Map([...(shelf.chunks.get('a1') ?? [])].filter(([n]) => n !== 1)))
    expect(await keeper.read()).toMatchObject({ damage: { kind: 'damaged-record' } })
    expect(await rawGame('a1', shelf)).toMatchObject({ id: 'a1', record: { actions: { length: 300 - 128 } } })
    const { games } = await listGames(shelf)
    expect(games, 'the list reads heads alone').toMatchObject([{ id: 'a1' }])
  })
})

describe('a new game', () => {
  it('is stored before it is opened', async () => {
    const keeping = keepNew(savedGame(0, 'new'), shelf)
    await pass(0)
    await keeping
    expect([shelf.games.has('new'), remembered('new')]).toEqual([true, undefined])
  })

  it('can be opened though nothing can be stored, and is in the list', async () => {
    shelf.problem = new DOMException('', 'SecurityError')
    const keeping = keepNew(savedGame(0, 'new'), shelf)
    await pass()
    await keeping
    expect(remembered('new')).toBeDefined()
    expect(await listGames(shelf)).toMatchObject({ games: [{ id: 'new' }], trouble: 'unusable' })
    forget('new')
  })

  it('does not wait for a storage that never answers', async () => {
    shelf.change = () => new Promise(() => undefined)
    const keeping = keepNew(savedGame(0, 'new'), shelf)
    await pass(1000)
    await keeping
    expect(remembered('new')).toBeDefined()
    forget('new')
  })
})

it('one damaged game does not hide the others', async () => {
  shelf.games.set('b', { id: 'b' })
  shelf.games.set('c', { ...savedGame(0, 'c'), updated: {} })
  const { games } = await listGames(shelf)
  expect(games.map((game) => ('key' in game ? game.key : game.id))).toEqual(['a1', 'b', 'c'])
})
