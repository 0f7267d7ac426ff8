/** A player who leaves part of the command to the staff. */
import type { GameTypes } from '@sandtable/kernel'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { STAFF_KEY } from '../../panels/table-keys.ts'
import { staffWords } from '../../staff/words.ts'
import type { Game } from './game.ts'
import type { Decide } from './policy.ts'
import { storedGame } from './stored.ts'

const words = staffWords('en')

/** the staff thinks a while on a crowded machine */
export const PATIENCE = { timeout: 60_000 }

export const sheet = (page: Page): Locator => page.getByRole('dialog', { name: words.title })
export const row = (page: Page, title: string): Locator =>
  sheet(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) })
export const actionsOf = async (page: Page) => (await storedGame(page)).record.actions
export const isStaffs = (page: Page): Promise<boolean> =>
  page.getByRole('button', { name: words.takeOver }).isVisible()
const isPlayers = (page: Page): Promise<boolean> =>
  page.getByRole('button', { name: words.staff, exact: true }).isVisible()

/** Leaves everything to the staff but this department, which may stand in another list. */
export async function allBut(page: Page, title: string, list?: string): Promise<void> {
  await page.keyboard.press(STAFF_KEY)
  if (list !== undefined) await sheet(page).getByRole('button', { name: list }).click()
  await row(page, title).getByRole('button', { name: words.onlyThis }).click()
  await sheet(page).getByRole('button', { name: words.toTable }).click()
}

/** Until nobody but the player is asked, or the game is over; the mirror then has what staff and computer did. */
export async function untilAsked<T extends GameTypes>({ page, mirror }: Game<T>): Promise<string> {
  await expect
    .poll(async () => {
      await mirror.catchUp(page)
      if (mirror.play.isOver) return true
      const isAsked = mirror.isHuman(mirror.seat) && !(await isStaffs(page)) && (await isPlayers(page))
      return isAsked && (await shownLength(page)) === mirror.match.length
    }, PATIENCE)
    .toBe(true)
  await mirror.catchUp(page)
  return mirror.play.isOver ? '' : mirror.prompt
}

/** What is stored may lag behind what is shown. */
const shownLength = async (page: Page): Promise<number> =>
  Number(await page.locator('.tl').first().getAttribute('aria-valuemax'))

/** The player answers what is left to answer, so many times or until the game is over; says what was asked. */
export async function operate<T extends GameTypes>(
  game: Game<T>,
  decide: Decide<T>,
  most = Infinity,
): Promise<Set<string>> {
  const asked = new Set<string>()
  for (let n = 0; n < most; n++) {
    const prompt = await untilAsked(game)
    if (game.mirror.play.isOver) return asked
    asked.add(prompt)
    await game.answer(decide(game.mirror.play, game.mirror.seat))
  }
  return asked
}
