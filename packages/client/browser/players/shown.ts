/** What the page shows of a position, against what it should. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { galicia } from '../../games/battle-for-galicia/index.ts'
import { newestFirst } from '../../panels/log-entries.ts'
import type { Mirror } from './mirror.ts'

type GaliciaScene = ReturnType<Mirror['scene']>

/** How many counters lie in which hex. */
async function countersOn(page: Page): Promise<Record<string, number>> {
  const places = await page
    .locator('.pieces > g')
    .evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('transform') ?? ''))
  const half = galicia.sheet.counterWidth / 2
  const hexes = places.map((place) => {
    const [x = 0, y = 0] = [...place.matchAll(/-?[\d.]+/g)].map(Number)
    return galicia.sheet.spaceAt(x + half, y + half)
  })
  return tally(hexes)
}

function tally(hexes: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const hex of hexes.toSorted((a, b) => a - b)) counts[hex] = (counts[hex] ?? 0) + 1
  return counts
}

const countersOf = (scene: GaliciaScene): Record<string, number> =>
  tally(galicia.stacks(scene).flatMap(({ space, counters }) => counters.map(() => space)))

/** The sentences of the log, newest first. */
function sentencesOf({ told = [], language }: GaliciaScene): string[] {
  const { rows } = newestFirst(galicia.log(told, language), Infinity)
  return rows.flatMap((row) => ('entry' in row ? [row.entry.main.text] : []))
}

/** The counters on the map and the sentences of the log are those of the scene. */
export async function expectScene(page: Page, scene: GaliciaScene): Promise<void> {
  await expect.poll(() => countersOn(page)).toEqual(countersOf(scene))
  // the log follows the counters a frame later
  await expect.poll(() => page.locator('.log .told > .text').allInnerTexts()).toEqual(sentencesOf(scene))
}
