import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { readerWords } from '../rules/words.ts'
import { openTable } from './harness.ts'
import { openAt } from './players/prepared.ts'

/** The rulebooks this page has fetched, as "game-language". */
const fetched = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /rulebook-(.+-(?:en|ja))-[^/]*\.js$/.exec(name)?.[1] ?? []),
  )

const titleOf = (page: Page, rule: string) => page.locator(`[data-rule="${rule}"] .ttl`)

it('a rule is read by its address, and only in the language of the reader', async () => {
  const page = await openTable({ at: '/rules/battle-for-galicia/7.8' })
  await expect.poll(() => titleOf(page, '7.8').innerText()).toBe('Flank attack')
  const rule = page.locator('[data-rule="7.8"]')
  expect(await rule.locator('.ruling').count()).toBeGreaterThan(0)
  await rule.locator('button.rule').first().click()
  await page.locator('.book-rule.chosen:not([data-rule="7.8"])').waitFor()
  expect(await fetched(page)).toEqual(['battle-for-galicia-en'])
})

it('a search goes on to the other language only if the words are nowhere in this one', async () => {
  const page = await openTable({ at: '/rules/battle-for-galicia' })
  const field = page.getByLabel(readerWords('en').search)
  await field.fill('retreat')
  await page.locator('.book-hits li').first().waitFor()
  expect(await fetched(page)).toEqual(['battle-for-galicia-en'])
  await field.fill('側面攻撃')
  const hit = page.locator('.book-hits li').first()
  await expect.poll(() => hit.locator('.excerpt').getAttribute('lang')).toBe('ja')
  expect(await hit.innerText()).toContain('Flank attack')
  expect(await fetched(page)).toEqual(['battle-for-galicia-en', 'battle-for-galicia-ja'])
  await hit.getByRole('button').click()
  await page.locator('.book-rule.chosen[data-rule="7.8"]').waitFor()
})

it('beside the map the language changes at the rule that is open', async () => {
  const { page } = await openAt({
    players: 'solo',
    chance: 1,
    until: ({ play }) => play.pending[0]?.question.prompt === 'march',
  })
  await page.locator('.prompt button.rule').first().click()
  const chosen = page.locator('.book-rule.chosen')
  await chosen.waitFor()
  const rule = await chosen.getAttribute('data-rule')
  const english = await chosen.locator('.ttl').innerText()
  await page.getByRole('button', { name: '日本語', exact: true }).click()
  await expect.poll(() => page.locator('.reader h1').innerText()).toBe(readerWords('ja').title)
  await expect.poll(() => chosen.locator('.ttl').innerText()).not.toBe(english)
  expect(await chosen.getAttribute('data-rule')).toBe(rule)
})
