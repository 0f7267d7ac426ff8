import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { wordsOf } from '../../words/words.ts'

const words = wordsOf('en')

/** The game as a file, as people save it. */
export async function saved(page: Page): Promise<string> {
  await page.getByRole('button', { name: words.common.menu, exact: true }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: words.menu.exportRecord }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^[\p{L}\p{N}-]+\.json$/u)
  return readFileSync(await download.path(), 'utf8')
}
