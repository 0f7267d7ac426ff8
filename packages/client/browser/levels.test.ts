/** The computer at its levels: chosen in the lobby, thinking beside the page, stopped, hurried. */
import { battleForGalicia } from '@sandtable/battle-for-galicia/table'
import type { Level } from '@sandtable/bots'
import type { Language } from '@sandtable/kernel'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { wordsOf } from '../words/words.ts'
import { barriers } from './axe.ts'
import { type Looks, page as newPage, settled } from './harness.ts'
import { expectFingerSize, expectNoOverflow } from './players/fingers.ts'
import { replayed } from './players/mirror.ts'
import { makeItThinkSlowly } from './players/slowly.ts'
import { storedGame } from './players/stored.ts'

const HARD_MS = 5000
const PATIENT = { timeout: 20_000 }

const titleOf = (seat: number, language: Language): string =>
  battleForGalicia.game.scenarios[0]?.seats[seat]?.title[language] ?? ''

async function openNewGame(page: Page, language: Language): Promise<Locator> {
  const { lobby } = wordsOf(language)
  await page.goto('/')
  await settled(page)
  const card = page.getByRole('article', { name: battleForGalicia.game.title[language] })
  await card.getByRole('button', { name: lobby.more }).click()
  return page.getByRole('dialog')
}

async function seat(dialog: Locator, number: number, level: Level, language: Language): Promise<void> {
  const { start } = wordsOf(language)
  const title = titleOf(number, language)
  await dialog.getByRole('group', { name: title, exact: true }).getByText(start.seatComputer).click()
  const levels = dialog.getByRole('group', { name: `${title}: ${start.level}` })
  await levels.getByRole('button', { name: start.levels[level].title }).click()
  expect(await dialog.innerText()).toContain(start.levels[level].text)
}

/** The computer begins at this level; the person waits on the other side. */
async function sitOpposite(level: Level, looks: Looks & { readonly slowly?: boolean } = {}): Promise<Page> {
  const { language = 'en', slowly = false } = looks
  const page = await newPage(looks)
  if (slowly) await makeItThinkSlowly(page)
  const dialog = await openNewGame(page, language)
  await seat(dialog, 0, level, language)
  const { start } = wordsOf(language)
  await dialog
    .getByRole('group', { name: titleOf(1, language), exact: true })
    .getByRole('button', { name: start.seatHere })
    .click()
  await dialog.getByRole('button', { name: start.begin }).click()
  await page.waitForURL(/#\/game\//)
  await page.locator('.board-layer').waitFor()
  return page
}

const lengthOf = async (page: Page): Promise<number> => (await storedGame(page)).record.actions.length

const promptOf = (page: Page): Locator => page.getByRole('region', { name: wordsOf('en').prompt.region })

describe('levels of the computer', () => {
  it.each(['easy', 'hard'] as const)('%s is chosen and answers by the rules', async (level) => {
    const page = await sitOpposite(level)
    // no more is sure: after its second answer a reaction of the other side may be asked for (§12.1)
    await expect.poll(() => lengthOf(page), PATIENT).toBeGreaterThan(1)
    const { seats, record } = await storedGame(page)
    expect(seats).toEqual([level, 'human'])
    expect(replayed(record).actions.every((action) => action.seat === 'AH')).toBe(true)
    expect(page.workers().length).toBe(1)
    await page.goto('/#/')
    await expect.poll(() => page.workers().length, { message: 'it leaves with the table' }).toBe(0)
  })

  it('is chosen with the keyboard alone', async () => {
    const page = await newPage()
    const dialog = await openNewGame(page, 'en')
    const { start } = wordsOf('en')
    const normal = dialog.getByRole('button', { name: start.levels.normal.title })
    expect(await normal.getAttribute('aria-pressed'), 'what is met first').toBe('true')
    await normal.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const hard = dialog.getByRole('button', { name: start.levels.hard.title })
    expect(await hard.getAttribute('aria-pressed')).toBe('true')
  })

  it('are within reach of a finger on a phone', async () => {
    const page = await newPage({ screen: 'phone', touch: true, language: 'ja', theme: 'dark' })
    const dialog = await openNewGame(page, 'ja')
    await seat(dialog, 0, 'hard', 'ja')
    await expectFingerSize(dialog.locator('.level'))
    await expectNoOverflow(page)
    expect(await barriers(page)).toEqual([])
  })
})

describe('while the computer thinks', () => {
  it('it can be stopped, which leaves the game as it is, and goes on when told', async () => {
    const page = await sitOpposite('hard', { slowly: true })
    const { prompt: words } = wordsOf('en')
    const bar = promptOf(page)
    const progress = bar.getByRole('progressbar')
    await expect
      .poll(async () => Number(await progress.getAttribute('aria-valuenow')), PATIENT)
      .toBeGreaterThan(3)
    expect(await bar.innerText()).toContain(words.thinking(titleOf(0, 'en')))
    const before = await storedGame(page)

    await bar.getByRole('button', { name: words.stop }).click()
    await expect.poll(() => bar.innerText()).toContain(words.stopped(titleOf(0, 'en')))
    await page.waitForTimeout(HARD_MS - 1500)
    expect((await storedGame(page)).record, 'nothing has happened').toEqual(before.record)

    await bar.getByRole('button', { name: words.resume }).click()
    await expect.poll(() => lengthOf(page), PATIENT).toBeGreaterThan(before.record.actions.length)
  })

  it('it answers at once when told that this is enough', async () => {
    const page = await sitOpposite('hard', { slowly: true })
    const hurry = promptOf(page).getByRole('button', { name: wordsOf('en').prompt.hurry })
    await hurry.waitFor()
    const [told, before] = [Date.now(), await lengthOf(page)]
    await hurry.click()
    await expect.poll(() => lengthOf(page), PATIENT).toBeGreaterThan(before)
    expect(Date.now() - told, 'long before its time is up').toBeLessThan(HARD_MS - 2000)
  })

  it('a phone shows how far it is, and everything fits', async () => {
    const page = await sitOpposite('hard', { slowly: true, screen: 'phone', touch: true, language: 'ja' })
    const { prompt: words } = wordsOf('ja')
    await page.getByRole('button', { name: words.hurry }).waitFor()
    const buttons = page.getByRole('region', { name: words.region }).locator('.btn')
    await expectFingerSize(buttons)
    const last = await buttons.last().boundingBox()
    expect((last?.x ?? 0) + (last?.width ?? 0), 'within the screen').toBeLessThan(390)
    await expectNoOverflow(page)
    expect(await barriers(page)).toEqual([])
  })
})
