import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { withPalette } from './png-palette.ts'

const FOLDER = fileURLToPath(new URL('../../../docs/screens/', import.meta.url))
const MOST_BYTES = 300_000

/** Renews a picture of the documentation, when asked to with UPDATE_SCREENS=1. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (process.env.UPDATE_SCREENS !== '1') return
  await page.waitForLoadState('networkidle')
  const picture = withPalette(await page.screenshot({ animations: 'disabled' }))
  expect(picture.length, `bytes of ${name}`).toBeLessThanOrEqual(MOST_BYTES)
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, `${name}.png`), picture)
}
