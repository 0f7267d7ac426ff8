/** Parts of a command are left to the staff and taken back; questions are answered once and for all. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { HAND_OVER_KEY, STAFF_KEY } from '../panels/table-keys.ts'
import { staffWords } from '../staff/words.ts'
import { wordsOf } from '../words/words.ts'
import { axe } from './axe.ts'
import { boldly } from './players/boldly.ts'
import {
  type IllusionsOfGloryGame,
  illusionsOfGloryByMouse,
  openIllusionsOfGloryAt,
  startIllusionsOfGlory,
} from './players/illusions-of-glory.ts'
import { saved } from './players/exported.ts'
import { storedGame } from './players/stored.ts'

const words = staffWords('en')

/** the staff thinks a while on a crowded machine */
const PATIENCE = { timeout: 30_000 }

const sheet = (page: Page) => page.getByRole('dialog', { name: words.title })
const row = (page: Page, title: string) =>
  sheet(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) })
const actionsOf = async (page: Page) => (await storedGame(page)).record.actions
const isStaffs = (page: Page): Promise<boolean> =>
  page.getByRole('button', { name: words.takeOver }).isVisible()

/** Until nobody but the player is asked; the mirror then has what the staff and the computer did. */
async function untilAsked({ page, mirror }: IllusionsOfGloryGame): Promise<string> {
  await expect
    .poll(async () => {
      await mirror.catchUp(page)
      return mirror.isHuman(mirror.seat) && !(await isStaffs(page)) && (await isPlayers(page))
    }, PATIENCE)
    .toBe(true)
  await mirror.catchUp(page)
  return mirror.prompt
}
const isPlayers = (page: Page): Promise<boolean> =>
  page.getByRole('button', { name: words.staff, exact: true }).isVisible()

async function allBut(page: Page, title: string): Promise<void> {
  await page.keyboard.press(STAFF_KEY)
  await row(page, title).getByRole('button', { name: words.onlyThis }).click()
  await sheet(page).getByRole('button', { name: words.toTable }).click()
}

/** The player does what belongs to operations, until something else comes up or so many have been done. */
async function operate(game: IllusionsOfGloryGame, most: number): Promise<Set<string>> {
  const asked = new Set<string>()
  for (let n = 0; n < most && !game.mirror.play.isOver; n++) {
    asked.add(await untilAsked(game))
    await game.answer(boldly(game.mirror.play, game.mirror.seat))
  }
  return asked
}

const OPERATIONS = new Set([
  'activate',
  'form-stack',
  'movement',
  'march',
  'attack',
  'attackers',
  'flank',
  'defenders',
  'forced-march',
  'forced-march-where',
])

describe('with everything but operations on staff', () => {
  it('only operations are asked about; the staff marks what it does, says why, and is taken over at any moment', {
    timeout: 240_000,
  }, async () => {
    const game = illusionsOfGloryByMouse(
      await startIllusionsOfGlory({ players: 'against-computer', chance: 3 }),
    )
    const { page, mirror } = game
    await allBut(page, 'Operations')
    const asked = await operate(game, 24)
    expect([...asked].filter((prompt) => !OPERATIONS.has(prompt))).toEqual([])
    expect(asked.size).toBeGreaterThan(2)

    const own = (await actionsOf(page)).filter(({ seat }) => seat === 'AP')
    expect(own.filter(({ by }) => by === 'staff').length).toBeGreaterThan(1)
    const chip = page.getByRole('button', { name: words.mark, exact: true }).last()
    await chip.click()
    await expect.poll(() => page.locator('.why-staff').first().innerText()).toMatch(/Strategy cards:/)

    // Taken back in the sheet, it is the player's at once; the file says who answered.
    await untilAsked(game)
    await page.keyboard.press(STAFF_KEY)
    await row(page, 'Operations').getByRole('button', { name: words.staff }).click()
    await expect.poll(() => row(page, 'Operations').getAttribute('class')).toContain('staffed')
    await row(page, 'Operations').getByRole('button', { name: words.takeBack }).click()
    await sheet(page).getByRole('button', { name: words.toTable }).click()
    expect(OPERATIONS).toContain(await untilAsked(game))
    const file = await saved(page)
    expect(file).toContain('"by":"staff"')
    await page.keyboard.press('Escape')

    // What was charged is there again after a reload.
    await page.reload()
    await page.locator('.board-layer').waitFor()
    await untilAsked(game)
    await page.keyboard.press(STAFF_KEY)
    await expect.poll(() => sheet(page).getByRole('status').innerText()).toBe(words.runs(9, 10))
    await expect
      .poll(() => row(page, 'Strategy cards').locator('.last').innerText())
      .toContain('Allied Powers')
    await axe(page)
    await sheet(page).getByRole('button', { name: words.none }).click()
    await expect.poll(() => sheet(page).getByRole('status').innerText()).toBe(words.runs(0, 10))
    expect(mirror.match.length).toBeGreaterThan(24)
  })
})

it('by keys: the question goes to the staff once, and what it did is undone', async () => {
  const game = illusionsOfGloryByMouse(
    await startIllusionsOfGlory({ players: 'against-computer', chance: 3 }),
  )
  const { page } = game
  expect(await untilAsked(game)).toBe('take-card')
  await page.keyboard.press(HAND_OVER_KEY)
  await expect.poll(async () => (await actionsOf(page)).at(0)?.by, PATIENCE).toBe('staff')
  expect(await untilAsked(game)).toBe('action')
  await page.keyboard.press(HAND_OVER_KEY)
  await expect.poll(async () => (await actionsOf(page)).at(-1)?.by, PATIENCE).toBe('staff')
  const { length } = await actionsOf(page)
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await actionsOf(page)).length).toBe(length - 1)
  await page.waitForTimeout(300)
  expect((await actionsOf(page)).length, 'it does not answer again').toBe(length - 1)
  expect(await isStaffs(page)).toBe(false)
})

it('a standing answer is given by touch, stands until it is withdrawn, and is marked', async () => {
  const game = illusionsOfGloryByMouse(
    await openIllusionsOfGloryAt({
      players: 'against-computer',
      chance: 4,
      screen: 'phone',
      touch: true,
      until: (match) => match.play.asked(0)?.question.prompt === 'combat-cards',
    }),
  )
  const { page } = game
  const { length } = await actionsOf(page)
  await page.getByRole('button', { name: 'Play no combat card …' }).tap()
  await page.getByRole('button', { name: words.terms.game }).last().tap()
  await expect.poll(async () => (await actionsOf(page)).at(length)?.by).toBe('standing')
  await page
    .getByRole('button', { name: wordsOf('en').menu.title, exact: true })
    .first()
    .tap()
  await page.getByRole('dialog').getByRole('button', { name: words.title }).tap()
  const standing = sheet(page).getByRole('region', { name: words.standing })
  await expect.poll(() => standing.innerText()).toContain('Play no combat card')
  await standing.getByRole('button', { name: words.withdraw }).tap()
  await expect.poll(() => standing.innerText()).toContain(words.standingNone)
})
