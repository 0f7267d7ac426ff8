/** Storage that is damaged, cannot be used, is full, or gives way late: nothing is lost, and everything is said. */
import { readFileSync } from 'node:fs'
import { battleForGalicia } from '@sandtable/battle-for-galicia'
import { type GameRecord, readRecord } from '@sandtable/kernel'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { appWords } from '../app/words.ts'
import { seatsWords } from '../seats/words.ts'
import type { SavedGame } from '../session/saved-game.ts'
import { wordsOf } from '../words/words.ts'
import { page as newPage, settled } from './harness.ts'
import { layRaw } from './players/laid-down.ts'
import type { Mirror } from './players/mirror.ts'
import { mouse } from './players/mouse.ts'
import { plainPlayer } from './players/policy.ts'
import { openAt, withGame } from './players/prepared.ts'
import { onShelf, storedGame, storedGames } from './players/stored.ts'

const words = wordsOf('en')
const { trouble, impossibleMove, brokenGame, toLobby, notStored, saveFile, noShelf } = appWords('en')

const record = {
  game: 'battle-for-galicia',
  edition: battleForGalicia.edition,
  scenario: 'krasnik',
  options: {},
  seed: '0'.repeat(64),
  actions: [] as unknown[],
}
const game = {
  record,
  seats: ['human', 'random'],
  solo: false,
  updated: 1_700_000_000_000,
  turn: 1,
  phase: 'movement',
  toDecide: 0,
}
const march = { seat: 'AH', verb: 'march', arg: '1.1' }

/** What cannot be opened: in the list named as damaged, and on its own page with the reason. */
const DAMAGED: readonly (readonly [id: string, raw: object, why: string])[] = [
  ['only-id', {}, trouble['damaged-record']],
  ['no-record', { ...game, record: undefined }, trouble['damaged-record']],
  ['wrong-types', { ...game, record: { ...record, actions: 'many' } }, trouble['damaged-record']],
  ['no-seats', { ...game, seats: undefined }, trouble['damaged-seats']],
  ['few-seats', { ...game, seats: ['human'] }, trouble['damaged-seats']],
  ['no-such-game', { ...game, record: { ...record, game: 'chess' } }, trouble['unknown-game']],
  ['no-such-scenario', { ...game, record: { ...record, scenario: 'x' } }, trouble['unknown-scenario']],
]

const raw = (id: string): object => ({ ...DAMAGED.find(([each]) => each === id)?.[1], id })

async function withStored(games: readonly object[]): Promise<Page> {
  const page = await newPage()
  await page.goto('/404.html')
  await layRaw(page, games)
  return page
}

const rows = (page: Page): Locator => page.locator('.mine li')
const sign = (page: Page): Locator => page.locator('.standing-sign')

describe('damaged games', () => {
  it('do not hide the others: they are listed, can be saved as they are, and deleted', async () => {
    const good = { ...game, id: 'good' }
    const undated = { ...game, id: 'undated', updated: 'yesterday' }
    const page = await withStored([good, undated, ...DAMAGED.map(([id]) => raw(id))])
    await page.goto('/')
    await expect.poll(() => rows(page).count()).toBe(2 + DAMAGED.length)
    expect(await page.getByRole('button', { name: new RegExp(`^${words.lobby.resume}: `) }).count()).toBe(2)
    for (const [id, , why] of DAMAGED)
      expect(await rows(page).filter({ hasText: id }).innerText()).toContain(why)

    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: new RegExp(`^${words.lobby.saveRaw}: .*few-seats`) }).click()
    const text = readFileSync(await (await saving).path(), 'utf8')
    expect(JSON.parse(text)).toEqual(raw('few-seats'))

    for (const [id] of DAMAGED) {
      await page.getByRole('button', { name: new RegExp(`^${words.lobby.remove}: .*${id}$`) }).click()
      await page.getByRole('dialog').getByRole('button', { name: words.lobby.removeYes }).click()
      await rows(page).filter({ hasText: id }).waitFor({ state: 'detached' })
    }
    expect((await storedGames(page)).map(({ id }) => id)).toEqual(['good', 'undated'])
  })

  it('say why they cannot be opened, and lead back', async () => {
    const impossible = { ...game, id: 'impossible', record: { ...record, actions: [march] } }
    const undated = { ...game, id: 'undated', updated: {}, turn: 'x', toDecide: null }
    const page = await withStored([impossible, undated, ...DAMAGED.map(([id]) => raw(id))])
    const all = [...DAMAGED, ['impossible', impossible, impossibleMove(1)] as const]
    for (const [id, , why] of all) {
      await page.goto(`/#/game/${id}`)
      await page.getByRole('heading', { name: brokenGame }).waitFor()
      await expect.poll(() => page.locator('.notice p').innerText()).toBe(why)
    }
    await page.getByRole('button', { name: toLobby }).click()
    await page.getByRole('button', { name: words.lobby.playNow }).first().waitFor()
    await page.goto('/#/game/undated')
    await page.locator('.board-layer').waitFor()
  })
})

describe('games that an older edition of the table has stored', () => {
  it('are taken over, and stored on from there in small parts', async () => {
    const until = ({ length }: Mirror['match']): boolean => length >= 140
    const { opened, address } = await withGame({ players: 'solo', scenario: 'campaign', chance: 2, until })
    const [old] = (await onShelf(opened)).heads
    const { actions, ...record } = (old as SavedGame).record
    await layRaw(opened, [raw('no-seats')])
    await opened.goto('/')
    await expect.poll(() => rows(opened).count()).toBe(2)
    const taken = await onShelf(opened)
    expect(taken.heads).toContainEqual({ ...(old as object), record, length: 140 })
    expect(taken.heads, 'what nobody can read stays as it is').toContainEqual(raw('no-seats'))
    expect(taken.chunks.map((chunk) => chunk.actions)).toEqual([actions.slice(0, 128), actions.slice(128)])

    await opened.goto(address)
    await opened.locator('.board-layer').waitFor()
    await opened.keyboard.press('Control+z')
    await expect.poll(async () => (await storedGame(opened)).record.actions).toEqual(actions.slice(0, -1))
    const [first, second] = (await onShelf(opened)).chunks
    expect([first?.revision, second?.revision], 'the first chunk lies as it lay').toEqual([0, 1])
    await opened.reload()
    await opened.locator('.board-layer').waitFor()
    const slider = opened.getByRole('slider', { name: words.time.slider })
    await expect.poll(() => slider.getAttribute('aria-valuemax')).toBe('139')
  })
})

/** Ways in which a browser has no storage; they run in the page before anything else. */
const UNUSABLE = {
  missing: () => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined })
  },
  forbidden: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not here', 'SecurityError')
    }
  },
  silent: () => {
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest
  },
}

async function without(way: keyof typeof UNUSABLE): Promise<Page> {
  const page = await newPage()
  await page.addInitScript(UNUSABLE[way])
  await page.goto('/')
  await settled(page)
  return page
}

async function playNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.lobby.playNow }).first().click()
  await page.locator('.board-layer').waitFor()
  await sign(page).filter({ hasText: notStored.unusable }).waitFor()
}

const home = (page: Page): Promise<void> =>
  page.getByRole('button', { name: words.menu.lobby }).first().click()

describe('a browser without storage', () => {
  it.each(['missing', 'forbidden', 'silent'] as const)('plays all the same: %s', async (way) => {
    const page = await without(way)
    await playNow(page)
    // Whoever looks into the list meanwhile finds the game there.
    await home(page)
    await page.getByText(noShelf).waitFor()
    await page.getByRole('button', { name: new RegExp(`^${words.lobby.resume}: `) }).click()
    await page.locator('.board-layer').waitFor()
    await sign(page).waitFor()
  })

  it('teaches, starts new games and opens files', async () => {
    const page = await without('missing')
    await page.getByRole('button', { name: words.lobby.learn }).first().click()
    await page.locator('.coach').first().waitFor()
    await home(page)
    await page.getByRole('button', { name: words.lobby.more }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: words.start.begin }).click()
    await page.locator('.board-layer').waitFor()
    const saving = page.waitForEvent('download')
    await sign(page).getByRole('button', { name: saveFile }).click()
    const file = await (await saving).path()
    expect(readRecord(readFileSync(file, 'utf8'))).toMatchObject({ game: 'battle-for-galicia' })
    await home(page)
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: words.lobby.importRecord }).click()
    await (await choosing).setFiles(file)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: seatsWords('en').goOn })
      .click()
    await page.locator('.board-layer').waitFor()
    await home(page)
    await expect.poll(() => rows(page).count()).toBe(3)
  })
})

/** Ways in which a move cannot be stored though the storage is open; they run in the page. */
const FAILING = {
  full: () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  },
  // The request succeeds, and only then the transaction is undone.
  late: () => {
    const put = IDBObjectStore.prototype.add
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: { readonly id: string }) {
      this.delete(value.id)
      const request = put.call(this, value)
      request.addEventListener('success', () => this.transaction.abort())
      return request
    }
  },
}

describe('a move that cannot be stored', () => {
  it.each([
    ['full', notStored.full],
    ['late', notStored.unusable],
  ] as const)('leaves a sign as long as it is so, and can be saved as a file: %s', async (way, why) => {
    const until = ({ length }: Mirror['match']): boolean => length >= 12
    const { page, mirror } = await openAt({ players: 'solo', chance: 2, until })
    const decide = plainPlayer(2, { marches: 3, attacks: 0 })
    const player = mouse(page)
    const slider = page.getByRole('slider', { name: words.time.slider })
    const move = async (): Promise<void> => {
      const answer = decide(mirror.play, mirror.seat)
      await player.perform(mirror, answer)
      mirror.take(answer)
      await expect.poll(() => slider.getAttribute('aria-valuemax')).toBe(String(mirror.match.length))
    }
    await page.evaluate(() => Object.assign(globalThis, { originalPut: IDBObjectStore.prototype.put }))
    await page.evaluate(FAILING[way])
    await move()
    await expect.poll(() => sign(page).allInnerTexts()).toEqual([expect.stringContaining(why)])
    await move()
    expect(await sign(page).count(), 'play goes on, and so does the sign').toBe(1)
    expect((await storedGame(page)).record.actions).toHaveLength(12)

    const saving = page.waitForEvent('download')
    await sign(page).getByRole('button', { name: saveFile }).click()
    const text = readFileSync(await (await saving).path(), 'utf8')
    expect((readRecord(text) as GameRecord).hash).toBe(mirror.play.hash())

    await page.evaluate(() => {
      const kept = globalThis as unknown as { originalPut: IDBObjectStore['put'] }
      IDBObjectStore.prototype.put = kept.originalPut
    })
    await move()
    await sign(page).waitFor({ state: 'detached' })
    expect((await storedGame(page)).record.actions).toEqual(mirror.match.actions)
  })
})

it('a double click on “Play now” starts one game', async () => {
  const page = await newPage()
  await page.goto('/')
  await settled(page)
  await page.getByRole('button', { name: words.lobby.playNow }).first().dblclick()
  await page.locator('.board-layer').waitFor()
  await page.goto('/#/')
  await expect.poll(() => rows(page).count()).toBeGreaterThan(0)
  expect(await rows(page).count()).toBe(1)
})
