import type { Match } from '@sandtable/kernel'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { deskWords } from '../desk/words.ts'
import { powersWords } from '../powers/words.ts'
import { todoWords } from '../todo/words.ts'
import type { Looks } from './harness.ts'
import { openIllusionsOfGloryAt } from './players/illusions-of-glory.ts'
import { storedGame } from './players/stored.ts'
import type { IllusionsOfGloryTypes } from '@sandtable/illusions-of-glory/types'

/** §16.1.a somebody has points and something to spend them on */
const isSpending = ({ play }: Match<IllusionsOfGloryTypes>): boolean => {
  const [asked] = play.pending
  const rebuild = asked && play.offered(asked.seat)?.['rebuild']
  return asked?.question.prompt === 'replacements' && typeof rebuild === 'object' && rebuild.length > 0
}

async function openDesk(looks: Looks): Promise<Page> {
  const { page } = await openIllusionsOfGloryAt({ players: 'solo', chance: 3, until: isSpending, ...looks })
  await page.locator('.desk').waitFor()
  return page
}

const actionsIn = async (page: Page): Promise<readonly string[]> => {
  const { record } = await storedGame(page)
  return record.actions.map((action) => JSON.stringify(action))
}
const left = (page: Page): Promise<string[]> => page.locator('.purse-left > b').allTextContents()
const rebuilds = (actions: readonly string[]): number =>
  actions.filter((action) => action.includes('"rebuild')).length

it('the replacements are filled in with the mouse, signed once, and taken back once', {
  timeout: 120_000,
}, async () => {
  const page = await openDesk({})
  const before = await actionsIn(page)
  const had = await left(page)
  const more = page.locator('.desk-group').last().locator('.stepper > button:last-child').first()
  await more.click()
  expect(await left(page)).not.toEqual(had)
  expect(await actionsIn(page), 'nothing is spent before the signature').toEqual(before)
  // what is left could still buy something: it is said first
  const sign = page.locator('.bill .sign')
  await sign.click()
  if (await page.locator('.bill-warning').isVisible()) await sign.click()
  await expect.poll(async () => rebuilds(await actionsIn(page))).toBe(rebuilds(before) + 1)
  await page.keyboard.press('Control+z')
  await expect.poll(() => actionsIn(page)).toEqual(before)
  await expect.poll(() => page.locator('.bill-lines > li').count()).toBe(1)
})

it('the same with keys alone; the powers and what is left have keys of their own', {
  timeout: 120_000,
}, async () => {
  const page = await openDesk({})
  const before = await actionsIn(page)
  const stepper = page.locator('[role="spinbutton"]:focus')
  await expect.poll(() => stepper.count()).toBe(1)
  const first = await stepper.getAttribute('aria-label')
  await page.keyboard.press('ArrowDown')
  expect(await stepper.getAttribute('aria-label')).not.toBe(first)
  await page.keyboard.press('ArrowUp')
  // the first of the rows may be one that cannot be had now
  while ((await stepper.getAttribute('aria-valuemax')) === '0') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('+')
  await expect.poll(() => stepper.getAttribute('aria-valuenow')).toBe('1')
  await page.keyboard.press('-')
  await expect.poll(() => stepper.getAttribute('aria-valuenow')).toBe('0')
  await page.keyboard.press('1')
  await expect.poll(() => stepper.getAttribute('aria-valuenow')).toBe('1')
  await page.keyboard.press('m')
  await expect.poll(() => page.locator('.desk').count()).toBe(0)
  // the list of what is left says what has not been spent
  const todo = page.getByRole('region', { name: todoWords('en').title })
  expect(await todo.textContent()).toContain('left')
  await page.keyboard.press(':')
  const powers = page.getByRole('dialog', { name: powersWords('en').title })
  await powers.getByRole('button', { name: 'National Will' }).first().click()
  expect(await powers.locator('.figure-detail').textContent()).toContain('demoralized')
  await page.keyboard.press('Escape')
  await page.keyboard.press('d')
  await page.locator('.desk').waitFor()
  expect(await page.locator('.bill-lines > li').count(), 'the order was kept').toBe(1)
  await page.keyboard.press('Enter')
  if (await page.locator('.bill-warning').isVisible()) await page.keyboard.press('Enter')
  await expect.poll(async () => (await actionsIn(page)).length).toBeGreaterThan(before.length)
})

it('and on a phone, in Japanese', { timeout: 120_000 }, async () => {
  const page = await openDesk({ screen: 'phone', touch: true, language: 'ja' })
  const before = await actionsIn(page)
  const had = await page.locator('.left-now b').allTextContents()
  await page.locator('.desk-group').last().locator('.stepper > button:last-child').first().tap()
  expect(await page.locator('.left-now b').allTextContents()).not.toEqual(had)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide, 'nothing sticks out').toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: deskWords('ja').sign }).tap()
  // The second half of a double tap signs nothing: a warning is read first.
  await page.waitForTimeout(700)
  if (await page.locator('.bill-warning').isVisible()) await page.locator('.bill .sign').tap()
  await expect.poll(async () => (await actionsIn(page)).length).toBeGreaterThan(before.length)
})

it('what is written into the search of the rules is not taken for an order', async () => {
  const page = await openDesk({})
  const before = await actionsIn(page)
  const had = await left(page)
  await page.locator('.desk .rule').first().click()
  const field = page.locator('input[type="search"], .book-head input').first()
  await field.click()
  await page.keyboard.type('supply 6.2')
  await page.keyboard.press('Enter')
  expect(await field.inputValue()).toBe('supply 6.2')
  expect(await left(page)).toEqual(had)
  expect(await actionsIn(page)).toEqual(before)
})
