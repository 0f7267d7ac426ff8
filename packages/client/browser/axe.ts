import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** The picture of the map is hidden from assistive technology: what it shows is told in words. */
const CONTEXT = { exclude: ['.board-svg'] }

interface Axe {
  run(context: typeof CONTEXT, options: RunOptions): Promise<AxeResults>
}

/** What keeps people with assistive technology from playing: each with where it stands. */
export async function barriers(page: Page): Promise<string[]> {
  // Evaluated, not added as a script element: the page allows no foreign scripts.
  await page.evaluate(SOURCE)
  const { violations } = await page.evaluate(
    ({ context, options }) => (globalThis as unknown as { axe: Axe }).axe.run(context, options),
    { context: CONTEXT, options: OPTIONS },
  )
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  return grave.map(
    ({ id, help, nodes }) => `${id}: ${help} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

export async function axe(page: Page): Promise<void> {
  expect(await barriers(page), 'barriers found by axe').toEqual([])
}
