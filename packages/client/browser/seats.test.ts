/** Who plays: kept in files, and changed at any time. */
import { type GameRecord, readRecord } from '@sandtable/kernel'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seatsWords } from '../seats/words.ts'
import { wordsOf } from '../words/words.ts'
import { openTable } from './harness.ts'
import { saved } from './players/exported.ts'
import type { Mirror } from './players/mirror.ts'
import { openAt } from './players/prepared.ts'
import { expectSecrets } from './players/secrets.ts'
import { storedGame } from './players/stored.ts'

const words = wordsOf('en')
const seats = seatsWords('en')
const dialog = (page: Page): Locator => page.getByRole('dialog')

const isFirstToDecide = ({ length, play }: Mirror['match']): boolean =>
  length >= 12 && play.pending[0]?.seat === 0

async function choose(page: Page, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: words.lobby.importRecord }).click()
  await (await choosing).setFiles({ name: 'g.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

describe('a saved file', () => {
  it('keeps who plays; opening it asks whether they go on', async () => {
    const { page, mirror } = await openAt({ players: 'against-computer', chance: 2, until: isFirstToDecide })
    const text = await saved(page)
    expect((readRecord(text) as GameRecord).seating).toEqual({ seats: { AH: 'human', RU: 'random' } })

    const elsewhere = await openTable()
    await choose(elsewhere, text)
    expect(await dialog(elsewhere).innerText()).toContain(seats.computer('Random'))
    await dialog(elsewhere).getByRole('button', { name: seats.goOn }).click()
    await elsewhere.locator('.board-layer').waitFor()
    const { solo, seats: kinds, loaded } = await storedGame(elsewhere)
    expect([solo, kinds, loaded]).toEqual([false, ['human', 'random'], true])
    expect(
      await expectSecrets(elsewhere, mirror, mirror.scene(0)),
      'hidden units stay hidden',
    ).toBeGreaterThan(0)

    await elsewhere.getByRole('button', { name: words.menu.lobby }).first().click()
    await choose(elsewhere, text)
    await dialog(elsewhere).getByRole('button', { name: seats.alone }).click()
    await elsewhere.locator('.board-layer').waitFor()
    expect(await storedGame(elsewhere)).toMatchObject({ solo: true, seats: ['human', 'human'] })
    await expect(expectSecrets(elsewhere, mirror, mirror.scene(0)), 'alone one sees them').rejects.toThrow()
  })
})

async function openSeats(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.common.menu, exact: true }).click()
  await dialog(page).getByRole('button', { name: words.menu.seats }).click()
  await dialog(page).getByRole('group', { name: 'Russia', exact: true }).waitFor()
}

const seatOf = (page: Page, side: string): Locator =>
  dialog(page).getByRole('group', { name: side, exact: true })

describe('the players of a game under way', () => {
  it('are changed in the menu: the computer stops, wakes, and the record stays', async () => {
    const { page, mirror } = await openAt({
      players: 'hot-seat',
      chance: 2,
      until: isFirstToDecide,
      isInstant: true,
    })
    await page.getByRole('button', { name: words.curtain.button('Austria-Hungary') }).click()
    const before = (await storedGame(page)).record

    // The computer takes over the side that is to decide: it plays.
    await openSeats(page)
    await seatOf(page, 'Austria-Hungary').getByRole('button', { name: words.start.seatComputer }).click()
    await dialog(page).getByRole('button', { name: words.start.levels.random.title }).click()
    await dialog(page).getByRole('button', { name: seats.change }).click()
    const length = async (): Promise<number> => (await storedGame(page)).record.actions.length
    await expect.poll(length).toBeGreaterThan(before.actions.length)
    const { record, seats: kinds } = await storedGame(page)
    expect(kinds).toEqual(['random', 'human'])
    expect(record.actions.slice(0, before.actions.length)).toEqual(mirror.match.actions)
    expect(record.seed).toBe(before.seed)
  })

  it('becoming one person alone shows everything: this is said and asked first', async () => {
    const { page } = await openAt({ players: 'against-computer', chance: 2, until: isFirstToDecide })
    await openSeats(page)
    await dialog(page).getByRole('checkbox', { name: words.start.solo }).check()
    await dialog(page).getByRole('button', { name: seats.change }).click()
    expect(await dialog(page).innerText()).toContain(seats.revealText)
    expect((await storedGame(page)).solo).toBe(false)
    await dialog(page).getByRole('button', { name: seats.back }).click()
    await dialog(page).getByRole('button', { name: seats.change }).click()
    await dialog(page).getByRole('button', { name: seats.reveal }).click()
    await expect.poll(async () => (await storedGame(page)).solo).toBe(true)

    await openSeats(page)
    await dialog(page).getByRole('checkbox', { name: words.start.solo }).uncheck()
    await dialog(page).getByRole('button', { name: seats.change }).click()
    await expect.poll(async () => (await storedGame(page)).solo).toBe(false)
    await page.reload()
    await page.locator('.board-layer').waitFor()
    expect(await storedGame(page)).toMatchObject({ solo: false, seats: ['human', 'random'] })
  })
})

it('by keys: the strength chosen keeps the focus and is said; played on like this, the map has it', async () => {
  const { page } = await openAt({ players: 'against-computer', chance: 2, until: isFirstToDecide })
  await openSeats(page)
  const { start } = words
  const levels = dialog(page).getByRole('group', { name: `Russia: ${start.level}` })
  const hard = levels.getByRole('button', { name: start.levels.hard.title })
  await hard.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => hard.getAttribute('aria-pressed')).toBe('true')
  await hard.and(page.locator(':focus')).waitFor()
  await expect.poll(() => dialog(page).getByRole('status').allInnerTexts()).toContain(start.levels.hard.text)
  await dialog(page).getByRole('button', { name: seats.change }).focus()
  await page.keyboard.press('Enter')
  await page.locator('.board-view:focus').waitFor()
})
