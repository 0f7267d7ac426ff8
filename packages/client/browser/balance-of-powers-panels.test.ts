import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { powersWords } from '../powers/words.ts'
import { barriers } from './axe.ts'
import type { Looks } from './harness.ts'
import { isOffering, openPlayedByBot } from './players/balance-of-powers-by-bot.ts'
import { fightPanel } from './players/mouse.ts'
import { storedGame } from './players/stored.ts'

const actionsIn = async (page: Page): Promise<readonly string[]> => {
  const { record } = await storedGame(page)
  return record.actions.map((action) => JSON.stringify(action))
}
const bought = (actions: readonly string[]): number => actions.filter((each) => each.includes('"buy"')).length

const atDesk = async (looks: Looks = {}): Promise<Page> => {
  const until = isOffering('procure', 'buy')
  const { page } = await openPlayedByBot({ players: 'solo', chance: 3, until, ...looks })
  await page.locator('.desk').waitFor()
  return page
}
const atPayment = (looks: Looks = {}) =>
  openPlayedByBot({ players: 'solo', chance: 3, until: isOffering('pay-attack', 'nation'), ...looks })

it('procurement is filled in, signed once, and taken back once', { timeout: 120_000 }, async () => {
  const page = await atDesk()
  const before = await actionsIn(page)
  const left = page.locator('.purse-left > b')
  const had = await left.allTextContents()
  const more = page.locator('.stepper > button:last-child:not([aria-disabled="true"])').first()
  await more.click()
  expect(await left.allTextContents()).not.toEqual(had)
  expect(await actionsIn(page), 'nothing is spent before the signature').toEqual(before)
  const sign = page.locator('.bill .sign')
  await sign.click()
  if (await page.locator('.bill-warning').isVisible()) await sign.click()
  await expect.poll(async () => bought(await actionsIn(page))).toBe(bought(before) + 1)
  await page.keyboard.press('Control+z')
  await expect.poll(() => actionsIn(page)).toEqual(before)
})

it('before an attack is paid for every line of the table is there with its chance, then the one that fell', {
  timeout: 120_000,
}, async () => {
  const started = await atPayment()
  const { page } = started
  const panel = fightPanel(page, started.mirror)
  await panel.locator('.results').waitFor()
  const chances = await panel.locator('.results .chance').allTextContents()
  expect(chances).toHaveLength(11)
  const sum = chances.reduce((total, text) => total + (Number(text) || 0), 0)
  expect(sum).toBeGreaterThan(99)
  expect(sum).toBeLessThan(101)
  expect(await panel.locator('.means dd').count()).toBe(4)
  // every modifier of §10.5 has its line and its rule
  expect(await panel.locator('.steps .line').count()).toBeGreaterThan(14)
  expect(await barriers(page)).toEqual([])
})

it.each(['phone', 'laptop'] as const)(
  'nothing of it sticks out: %s, in Japanese',
  { timeout: 120_000 },
  async (screen) => {
    const { page } = await atPayment({ screen, touch: screen === 'phone', language: 'ja' })
    await page.locator('.results').first().waitFor({ state: 'attached' })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
    const cut = await page
      .locator('.results')
      .first()
      .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))
    expect(cut).toBeLessThanOrEqual(0)
  },
)

it('the sheet of the powers takes every figure apart', { timeout: 120_000 }, async () => {
  const { page } = await atPayment()
  await page.keyboard.press(':')
  const powers = page.getByRole('dialog', { name: powersWords('en').title })
  await powers.getByRole('button', { name: 'Demoralization' }).first().click()
  expect(await powers.locator('.figure-detail').textContent()).toContain('Crisis')
})
