import { battleForGalicia } from '@sandtable/battle-for-galicia'
import { type Action, type GameRecord, readRecord } from '@sandtable/kernel'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { appWords } from '../app/words.ts'
import { wordsOf } from '../words/words.ts'
import { openTable } from './harness.ts'
import { saved } from './players/exported.ts'
import { type Mirror, replayed } from './players/mirror.ts'
import { openAt } from './players/prepared.ts'
import { start } from './players/start.ts'
import { storedGame, storedGames } from './players/stored.ts'

const words = wordsOf('en')

const afterTwelve = ({ length }: Mirror['match']): boolean => length >= 12

async function open(page: Page, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: words.lobby.importRecord }).click()
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await (await choosing).setFiles(file)
}

const head = {
  game: 'battle-for-galicia',
  edition: battleForGalicia.edition,
  scenario: 'krasnik',
  options: {},
  seed: '0'.repeat(64),
  actions: [] as readonly Action[],
}
const march = { seat: 'AH', verb: 'march', arg: '1.1' }
const { trouble, impossibleMove, changedMove, newerEdition, olderEdition } = appWords('en')
const { edition } = battleForGalicia
const done = { seat: 'AH', verb: 'done' }

/** Files that are no games, and what is said about them. */
const BROKEN: readonly (readonly [string, string])[] = [
  ['Sandtable', trouble['not-a-record']],
  ['{"game": 7}', trouble['not-a-record']],
  [JSON.stringify({ ...head, game: 'chess' }), trouble['unknown-game']],
  [JSON.stringify({ ...head, edition: edition - 1 }), olderEdition(edition - 1, edition)],
  [JSON.stringify({ ...head, edition: edition + 1 }), newerEdition(edition + 1, edition)],
  [JSON.stringify({ ...head, scenario: 'x' }), trouble['unknown-scenario']],
  [JSON.stringify({ ...head, options: { weather: 'fine' } }), trouble['damaged-head']],
  [JSON.stringify({ ...head, commitment: '00' }), trouble['changed-dice']],
  [JSON.stringify({ ...head, seating: { seats: { AH: 1 } } }), trouble['not-a-record']],
  [JSON.stringify({ ...head, actions: [done], hashes: 'ffff' }), changedMove(1)],
  [JSON.stringify({ ...head, actions: [march] }), impossibleMove(1)],
]

describe('a record', () => {
  it('is saved as a file and opened elsewhere, to the same position', async () => {
    const { page, mirror } = await openAt({ players: 'solo', chance: 2, until: afterTwelve })
    const text = await saved(page)
    const record = readRecord(text) as GameRecord
    expect(record.hash).toBe(mirror.play.hash())
    const elsewhere = await openTable()
    await open(elsewhere, text)
    await elsewhere.waitForURL(/#\/game\//)
    expect(replayed((await storedGame(elsewhere)).record).play.hash()).toBe(mirror.play.hash())
    const slider = elsewhere.getByRole('slider', { name: words.time.slider })
    await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe(String(mirror.match.length))
  })

  it('that is broken is refused in one sentence and changes nothing', async () => {
    const page = await openTable()
    for (const [text, why] of BROKEN) {
      await open(page, text)
      const told = page.locator('.toast')
      await told.waitFor()
      expect(await told.count()).toBe(1)
      expect(await told.innerText()).toContain(appWords('en').importFailed(why))
      await told.getByRole('button', { name: words.common.close }).click()
    }
    expect(page.url()).not.toContain('#/game/')
    expect(await storedGames(page)).toEqual([])
  })
})

describe('a stored game', () => {
  it('is deleted only after a question', async () => {
    const { page } = await start({ players: 'against-computer', chance: 1 })
    await page.getByRole('button', { name: words.menu.lobby }).first().click()
    const remove = page.getByRole('button', { name: new RegExp(`^${words.lobby.remove}: `) })
    await remove.click()
    await page.getByRole('dialog').getByRole('button', { name: words.lobby.keep }).click()
    expect(await storedGames(page)).toHaveLength(1)
    await remove.click()
    await page.getByRole('dialog').getByRole('button', { name: words.lobby.removeYes }).click()
    await page.getByText(words.lobby.noGames, { exact: true }).waitFor()
    expect(await storedGames(page)).toEqual([])
  })

  it('is continued from the lobby where it was left', async () => {
    const { page, mirror } = await openAt({ players: 'solo', chance: 2, until: afterTwelve })
    const id = (await storedGame(page)).id
    await page.getByRole('button', { name: words.menu.lobby }).first().click()
    await page.getByRole('button', { name: new RegExp(`^${words.lobby.resume}: `) }).click()
    await page.waitForURL(new RegExp(`#/game/${id}`))
    const slider = page.getByRole('slider', { name: words.time.slider })
    await expect.poll(() => slider.getAttribute('aria-valuemax')).toBe(String(mirror.match.length))
  })

  it('that is not in this browser says so, and shows the way back', async () => {
    const page = await openTable({ at: '/game/0123456789ab' })
    await page.getByRole('heading', { name: appWords('en').unknownGame }).waitFor()
    await page.getByRole('button', { name: appWords('en').toLobby }).click()
    await page.getByRole('button', { name: words.lobby.playNow }).first().waitFor()
  })
})
