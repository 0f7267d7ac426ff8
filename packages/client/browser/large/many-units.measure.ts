/** Moving about a map with all units of a scenario of Balance of Powers on it: figures for people to read. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { drag, type Frames, framesDuring, turnWheel } from '../frames.ts'
import { settled } from '../harness.ts'
import { openBalanceOfPowersAt } from '../players/balance-of-powers.ts'

const REPORT = fileURLToPath(new URL('../../../../reports/performance-many-units.json', import.meta.url))
/** §12.1 August 1914, §12.3 the Western Front of 1916 */
const SCENARIOS = ['12.1', '12.3']
/** the map has come to rest, and all of it is drawn sharp */
const RESTS_MS = 1500
const MIDDLE = { x: 500, y: 450 }
const NEAR = 6
const STROKES = 4

const rounded = (ms: number): number => Math.round(ms * 10) / 10
const summary = ({ count, median, p95, worst }: Frames) => ({
  frames: count,
  p50: rounded(median),
  p95: rounded(p95),
  worst: rounded(worst),
})

const pan = (page: Page): Promise<Frames> =>
  framesDuring(page, async () => {
    for (let stroke = 0; stroke < STROKES; stroke++) {
      await drag(page, { x: 700, y: 500 }, { x: 300, y: 350 }, 30)
      await drag(page, { x: 300, y: 350 }, { x: 700, y: 500 }, 30)
    }
  })

const zoom = (page: Page): Promise<Frames> =>
  framesDuring(page, async () => {
    await turnWheel(page, MIDDLE, -NEAR)
    await turnWheel(page, MIDDLE, NEAR)
    await turnWheel(page, MIDDLE, -NEAR)
  })

async function measured(scenario: string) {
  const { page } = await openBalanceOfPowersAt({
    players: 'solo',
    chance: 1,
    scenario,
    until: ({ play }) => play.pending[0]?.question.prompt === 'pick-force',
  })
  await settled(page)
  await turnWheel(page, MIDDLE, NEAR * 2)
  await page.waitForTimeout(RESTS_MS)
  const fromAfar = summary(await pan(page))
  await turnWheel(page, MIDDLE, -NEAR)
  await page.waitForTimeout(RESTS_MS)
  const counters = await page.locator('.pieces > g').count()
  const near = summary(await pan(page))
  await page.waitForTimeout(RESTS_MS)
  const zooming = summary(await zoom(page))
  await page.close()
  expect(counters).toBeGreaterThan(0)
  return { counters, panFromAfarMs: fromAfar, panMs: near, zoomMs: zooming }
}

it('measures panning and zooming with all units on the map', async () => {
  const scenarios: Record<string, unknown> = {}
  for (const scenario of SCENARIOS) scenarios[scenario] = await measured(scenario)
  const figures = { machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, no GPU`, scenarios }
  console.log(JSON.stringify(figures, null, 2))
  mkdirSync(dirname(REPORT), { recursive: true })
  writeFileSync(REPORT, `${JSON.stringify(figures, null, 2)}\n`)
})
