import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

const FOLDER = fileURLToPath(new URL('../../../docs/screens/', import.meta.url))

/** Renews a picture of the documentation, when asked to with UPDATE_SCREENS=1. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (process.env.UPDATE_SCREENS !== '1') return
  mkdirSync(FOLDER, { recursive: true })
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' })
}
