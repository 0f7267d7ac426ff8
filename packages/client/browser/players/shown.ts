/** What the page shows of a position, against what it should. */
import { battleForGalicia } from '@sandtable/battle-for-galicia/table'
import type { Presentation, Scene } from '@sandtable/presentation'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { newestFirst } from '../../panels/log-entries.ts'

/** well inside the smallest counter, from its corner */
const INSIDE = 10

/** How many counters lie in which hex. */
async function countersOn(page: Page, { sheet }: Presentation): Promise<Record<string, number>> {
  const places = await page
    .locator('.pieces > g')
    .evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('transform') ?? ''))
  const hexes = places.map((place) => {
    const [x = 0, y = 0] = [...place.matchAll(/-?[\d.]+/g)].map(Number)
    return sheet.spaceAt(x + INSIDE, y + INSIDE)
  })
  return tally(hexes)
}

function tally(hexes: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const hex of hexes.toSorted((a, b) => a - b)) counts[hex] = (counts[hex] ?? 0) + 1
  return counts
}

const countersOf = (scene: Scene, presentation: Presentation): Record<string, number> =>
  tally(presentation.stacks(scene).flatMap(({ space, counters }) => counters.map(() => space)))

/** as many as the log shows at once */
const SENTENCES = 200

/** The sentences of the log, newest first. */
function sentencesOf({ told = [], language }: Scene, presentation: Presentation): string[] {
  const { rows } = newestFirst(presentation.log(told, language), SENTENCES)
  return rows.flatMap((row) => ('entry' in row ? [row.entry.main.text] : []))
}

/** The counters on the map and the sentences of the log are those of the scene. */
export async function expectScene(
  page: Page,
  scene: Scene,
  presentation: Presentation = battleForGalicia,
): Promise<void> {
  await expect.poll(() => countersOn(page, presentation)).toEqual(countersOf(scene, presentation))
  // the log follows the counters a frame later; what has to be scrolled to is not rendered
  await expect
    .poll(() => page.locator('.log .told > .text').allTextContents())
    .toEqual(sentencesOf(scene, presentation))
}
