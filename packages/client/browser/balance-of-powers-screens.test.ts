/** The states of Balance of Powers the documentation shows; with UPDATE_SCREENS=1 their pictures are renewed. */
import { expect, it } from 'vitest'
import { boardWords } from '../board/words.ts'
import { isOffering, openPlayedByBot } from './players/balance-of-powers-by-bot.ts'
import { fightPanel } from './players/mouse.ts'
import { screenshot } from './screens.ts'

const atPayment = {
  players: 'solo',
  chance: 3,
  until: isOffering('pay-attack', 'nation'),
  screen: 'laptop',
} as const

it('an attack before it is paid for', { timeout: 120_000 }, async () => {
  const started = await openPlayedByBot(atPayment)
  await fightPanel(started.page, started.mirror).locator('.results').waitFor()
  await screenshot(started.page, 'bop-fight')
})

it('from afar a badge stands for each army, until one flies there', { timeout: 120_000 }, async () => {
  const { page } = await openPlayedByBot({ ...atPayment, theme: 'dark', language: 'ja' })
  const badges = page.locator('.badge-body')
  const counters = page.locator('.pieces')
  expect(await counters.isVisible()).toBe(true)
  for (let n = 0; n < 8; n++) await page.getByRole('button', { name: boardWords('ja').zoomOut }).click()
  await badges.first().waitFor()
  expect(await badges.count()).toBeGreaterThan(10)
  await expect.poll(() => counters.isVisible()).toBe(false)
  await page.keyboard.press('b')
  await expect.poll(() => badges.count()).toBe(0)
  await page.getByRole('button', { name: boardWords('ja').badges }).click()
  await badges.first().waitFor()
  await screenshot(page, 'bop-far-dark-ja')
  const kluck = page.locator('.badges > g').filter({ hasText: 'クルック' }).locator('.badge-body')
  const box = await kluck.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + 12)
  await expect.poll(() => counters.isVisible()).toBe(true)
})
