/** "What would you do?": a plan in words and arrows, that never acts by itself. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { wordsOf } from '../words/words.ts'
import { planWords } from '../plan/words.ts'
import { barriers } from './axe.ts'
import { expectFingerSize, expectNoOverflow } from './players/fingers.ts'
import { openAt } from './players/prepared.ts'
import { storedGame } from './players/stored.ts'
import { screenshot } from './screens.ts'

const opened = (language: 'en' | 'ja', screen: 'laptop' | 'tablet' | 'phone' = 'laptop') =>
  openAt({
    players: 'against-computer',
    chance: 1,
    until: () => true,
    language,
    screen,
    theme: language === 'ja' ? 'dark' : 'light',
    touch: screen !== 'laptop',
  })

const planOf = (page: Page, language: 'en' | 'ja'): Locator =>
  page.getByRole('region', { name: planWords(language).title })

describe('a suggested plan', () => {
  it.each(['en', 'ja'] as const)('is told line by line and drawn on the map: %s', async (language) => {
    const { page } = await opened(language)
    const before = await storedGame(page)
    await page.getByRole('button', { name: wordsOf(language).prompt.ask }).click()
    const plan = planOf(page, language)
    await plan.getByRole('listitem').first().waitFor()
    const lines = plan.getByRole('listitem')
    expect(await lines.count()).toBeGreaterThan(1)
    const isJapanese = /[\u3040-\u30ff\u4e00-\u9fff]/
    for (const text of await lines.allInnerTexts()) expect(isJapanese.test(text)).toBe(language === 'ja')
    // drawn when the map has been moved to the plan
    await expect.poll(() => page.locator('.plan-mark.arrow.march .head').count()).toBeGreaterThan(0)
    await screenshot(page, `plan-${language}`)

    await lines.first().hover({ position: { x: 60, y: 20 } })
    await expect.poll(() => page.locator('.plan-mark.pointed').count()).toBe(1)
    expect(await barriers(page)).toEqual([])
    await plan.getByRole('button', { name: /^§/ }).first().click()
    await page.locator('.rules-sheet h2, .rules-sheet h3').first().waitFor()
    expect((await storedGame(page)).record, 'it never acts').toEqual(before.record)
  })

  it('comes and goes with its key, and ends with the phase', async () => {
    const { page } = await opened('en')
    const plan = planOf(page, 'en')
    await page.keyboard.press('i')
    await plan.getByRole('listitem').first().waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => plan.count()).toBe(0)
    expect(await page.locator('.plan-mark').count()).toBe(0)
    await page.keyboard.press('i')
    await plan.getByRole('listitem').first().waitFor()
    await page.keyboard.press('e')
    await expect.poll(() => plan.count()).toBe(0)
  })

  it('is in the list of keys', async () => {
    const { page } = await opened('en')
    await page.keyboard.press('?')
    expect(await page.getByRole('dialog').innerText()).toContain(wordsOf('en').keys.advice)
  })

  it.each(['tablet', 'phone'] as const)('leaves room for the map on a %s', async (screen) => {
    const { page } = await opened('ja', screen)
    await page.getByRole('button', { name: wordsOf('ja').prompt.ask }).tap()
    const plan = planOf(page, 'ja')
    await plan.getByRole('listitem').first().waitFor()
    const [map, sheet] = [await page.locator('.mapbox').boundingBox(), await plan.boundingBox()]
    const share = ((sheet?.width ?? 0) * (sheet?.height ?? 0)) / ((map?.width ?? 1) * (map?.height ?? 1))
    expect(share).toBeLessThan(0.5)
    await expectFingerSize(plan.locator('.btn, .plan-line'))
    await expectNoOverflow(page)
    expect(await barriers(page)).toEqual([])
  })
})
