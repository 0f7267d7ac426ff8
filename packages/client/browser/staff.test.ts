/** Parts of a command are left to the staff and taken back; questions are answered once and for all. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { HAND_OVER_KEY, STAFF_KEY } from '../panels/table-keys.ts'
import { staffWords } from '../staff/words.ts'
import { DEAF_MS } from '../table/hearing.ts'
import { wordsOf } from '../words/words.ts'
import { axe } from './axe.ts'
import { isSettled } from './players/ahead.ts'
import { boldly } from './players/boldly.ts'
import { saved } from './players/exported.ts'
import {
  illusionsOfGloryByMouse,
  openIllusionsOfGloryAt,
  startIllusionsOfGlory,
} from './players/illusions-of-glory.ts'
import { ILLUSIONS_OF_GLORY } from './players/tried.ts'
import { actionsOf, allBut, isStaffs, operate, PATIENCE, row, sheet, untilAsked } from './players/staffed.ts'

const words = staffWords('en')

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
    const asked = await operate(game, boldly, 24)
    expect([...asked].filter((prompt) => !OPERATIONS.has(prompt))).toEqual([])
    expect(asked.size).toBeGreaterThan(2)

    const own = (await actionsOf(page)).filter(({ seat }) => seat === 'AP')
    expect(own.filter(({ by }) => by === 'staff').length).toBeGreaterThan(1)
    const chip = page.getByRole('button', { name: words.mark, exact: true }).last()
    await chip.click()
    // of the deed itself, not what the department is for
    await expect.poll(() => page.locator('.why-staff').first().innerText()).toMatch(/^(Take|Play) [A-Z ]+/)

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

/** The key asks back, and is pressed again when that has been read. */
async function handOver(page: Page): Promise<void> {
  const { length } = await actionsOf(page)
  await page.keyboard.press(HAND_OVER_KEY)
  await expect.poll(() => page.locator('.prompt .warning').innerText()).toMatch(/to the staff/)
  expect((await actionsOf(page)).length).toBe(length)
  await page.waitForTimeout(DEAF_MS.short)
  await page.keyboard.press(HAND_OVER_KEY)
}

it('by keys: the question goes to the staff once, and what it did is undone', async () => {
  const game = illusionsOfGloryByMouse(
    await startIllusionsOfGlory({ players: 'against-computer', chance: 3 }),
  )
  const { page } = game
  expect(await untilAsked(game)).toBe('take-card')
  await handOver(page)
  await expect.poll(async () => (await actionsOf(page)).at(0)?.by, PATIENCE).toBe('staff')
  expect(await untilAsked(game)).toBe('action')
  await handOver(page)
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
      until: ({ play }) =>
        play.asked(0)?.question.prompt === 'combat-cards' &&
        !isSettled(ILLUSIONS_OF_GLORY.presentation, play),
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
