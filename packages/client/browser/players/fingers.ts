/** What fingers need. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** smallest side of what a finger must hit */
const FINGER = 44

/** Nothing hangs over the sides. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(widths[0], 'wider than the screen').toBeLessThanOrEqual(widths[1] ?? 0)
}

/** Every button beside the question and under the thumb is seen whole, with all its words. */
export async function expectNothingCut(page: Page): Promise<void> {
  const buttons = page.locator(':is(.prompt, .thumb, .commit) .btn').filter({ visible: true })
  const cut = await buttons.evaluateAll((found) =>
    found
      .filter((button) => {
        const { left, right } = button.getBoundingClientRect()
        return left < 0 || right > innerWidth || button.scrollWidth > button.clientWidth + 1
      })
      .map((button) => button.getAttribute('aria-label') ?? button.textContent),
  )
  expect(cut, 'cut at the edge of the screen').toEqual([])
}

export async function expectFingerSize(buttons: Locator): Promise<void> {
  for (const button of await buttons.all()) {
    if (!(await button.isVisible())) continue
    const box = await button.boundingBox()
    const name = await button.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent)
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), `size of "${name}"`).toBeGreaterThanOrEqual(FINGER)
  }
}
