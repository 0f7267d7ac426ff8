/** A game nobody plays: the computer is watched to the end. */
import { illusionsOfGlory } from '@sandtable/illusions-of-glory/table'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { wordsOf } from '../words/words.ts'
import { page as newPage, settled } from './harness.ts'
import { matchOf } from './players/mirror.ts'
import { storedGame } from './players/stored.ts'
import { ILLUSIONS_OF_GLORY } from './players/tried.ts'

const { lobby, start, end, menu, common } = wordsOf('en')
const LEVEL = start.levels.easy.title
const PATIENT = { timeout: 100_000, interval: 500 }

async function seatComputers(dialog: Locator): Promise<void> {
  const chosen = illusionsOfGlory.game.scenarios.find(({ id }) => id === ILLUSIONS_OF_GLORY.scenario)
  for (const { title } of chosen?.seats ?? []) {
    const seat = dialog.getByRole('group', { name: title.en, exact: true })
    await seat.getByRole('button', { name: start.seatComputer }).click()
    const levels = dialog.getByRole('group', { name: `${title.en}: ${start.level}` })
    await levels.getByRole('button', { name: LEVEL }).click()
  }
}

async function hurry(page: Page): Promise<void> {
  await page.getByRole('button', { name: common.menu, exact: true }).first().click()
  await page.getByRole('dialog').getByText(menu.speeds.instant, { exact: true }).click()
  await page.keyboard.press('Escape')
}

it('two computers play a scenario of Illusions of Glory to its end, as fast as they can', async () => {
  const page = await newPage()
  await page.goto('/')
  await settled(page)
  const card = page.getByRole('article', { name: illusionsOfGlory.game.title.en })
  await card.getByRole('button', { name: lobby.more }).click()
  const dialog = page.getByRole('dialog')
  await seatComputers(dialog)
  expect(await dialog.innerText()).toContain(start.nobody)
  await dialog.getByRole('button', { name: start.begin }).click()
  await page.locator('.board-layer').waitFor()
  await hurry(page)

  const sheet = page.getByRole('dialog')
  await expect.poll(() => sheet.count(), PATIENT).toBe(1)
  const { record, toDecide } = await storedGame(page)
  expect(toDecide).toBe(-1)
  const { play } = matchOf(illusionsOfGlory.game, record)
  expect(play.isOver).toBe(true)
  expect(await sheet.getByRole('figure').count()).toBe(illusionsOfGlory.series([], 'en').length)
  await page.getByRole('button', { name: end.board }).click()
  await expect.poll(() => sheet.count()).toBe(0)
})
