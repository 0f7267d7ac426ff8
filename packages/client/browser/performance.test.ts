/** Figures for people to read: nothing here fails because a machine is slow. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { firstScripts, sentBytes } from './first-load.ts'
import { drag, type Frames, framesDuring, framesOf, turnWheel } from './frames.ts'
import { reach, spotOf } from './players/map-point.ts'
import type { Mirror } from './players/mirror.ts'
import { openAt, withGame } from './players/prepared.ts'
import type { Started } from './players/start.ts'

const REPORT = fileURLToPath(new URL('../../../reports/performance-browser.json', import.meta.url))

const rounded = (ms: number): number => Math.round(ms * 10) / 10
const summary = ({ median, p95, worst }: Frames) => ({
  p50: rounded(median),
  p95: rounded(p95),
  worst: rounded(worst),
})

/** enough of them for a middle */
const DECISIONS = 15

const CAMPAIGN = {
  players: 'solo',
  scenario: 'campaign',
  chance: 1,
  until: () => true,
  shown: ['offline'],
} as const

interface Opening {
  /** from the beginning of the page to the frame after counters are on the map */
  readonly ms: number
  /** script sent until then, in kilobytes */
  readonly scriptKb: number
}

/** Notes when the first frame with counters on the map has been made. */
function watchForCounters(): void {
  const look = (): void => {
    if (document.querySelector('.pieces > g') === null) requestAnimationFrame(look)
    else requestAnimationFrame(() => (document.documentElement.dataset.ready = String(performance.now())))
  }
  requestAnimationFrame(look)
}

/** The first visit of all, straight to a game. */
async function firstVisit(): Promise<Opening> {
  const { opened, address } = await withGame(CAMPAIGN)
  await opened.addInitScript(watchForCounters)
  await opened.goto(address, { waitUntil: 'commit' })
  await opened.waitForFunction(() => document.documentElement.dataset.ready !== undefined)
  return opened.evaluate(() => {
    const ms = Number(document.documentElement.dataset.ready)
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    const bytes = scripts.reduce((sum, each) => sum + (each as PerformanceResourceTiming).encodedBodySize, 0)
    return { ms: Math.round(ms), scriptKb: Math.round(bytes / 1000) }
  })
}

async function gestures(page: Page): Promise<{ readonly pan: Frames; readonly zoom: Frames }> {
  const middle = { x: 500, y: 450 }
  const pan = await framesDuring(page, async () => {
    await drag(page, middle, { x: 300, y: 350 })
    await drag(page, { x: 300, y: 350 }, middle)
  })
  const zoom = await framesDuring(page, async () => {
    await turnWheel(page, middle, -12)
    await turnWheel(page, middle, 12)
  })
  await page.waitForTimeout(300)
  return { pan, zoom }
}

/** Milliseconds of script until the page has dealt with pointer events at a place of the screen. */
function scriptTime(page: Page, types: readonly string[], at: { x: number; y: number }): Promise<number> {
  return page.evaluate(
    ({ types: events, x, y }) => {
      const board = document.querySelector('.board-view')
      const began = performance.now()
      for (const type of events)
        board?.dispatchEvent(
          new PointerEvent(type, {
            clientX: x,
            clientY: y,
            pointerId: 1,
            pointerType: 'mouse',
            bubbles: true,
          }),
        )
      return performance.now() - began
    },
    { types, x: at.x, y: at.y },
  )
}

const optionsOf = ({ offer }: Mirror, verb: string): readonly number[] => {
  const options = offer[verb]
  return typeof options === 'object' ? options : []
}

/** Stacks taken up and put back, and ways shown to where they may march. */
async function decisions({ page, mirror }: Started): Promise<{ redraw: number[]; way: number[] }> {
  const [redraw, way]: [number[], number[]] = [[], []]
  for (const stack of optionsOf(mirror, 'stack').slice(0, DECISIONS)) {
    const at = await reach(page, stack)
    await scriptTime(page, ['pointermove'], at)
    redraw.push(await scriptTime(page, ['pointerdown', 'pointerup'], at))
    mirror.take({ verb: 'stack', arg: stack })
    for (const goal of optionsOf(mirror, 'march').slice(0, 12)) {
      const spot = await spotOf(page, goal)
      if (spot.isFree) way.push(await scriptTime(page, ['pointermove'], spot))
    }
    mirror.match.undo(mirror.seat)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  }
  return { redraw, way }
}

it('measures the campaign on the table', async () => {
  const { ms, scriptKb } = await firstVisit()
  const started = await openAt(CAMPAIGN)
  const { page } = started
  const { pan, zoom } = await gestures(page)
  const { redraw, way } = await decisions(started)
  const scripts = firstScripts().reduce((bytes, path) => bytes + sentBytes(path), 0)
  const figures = {
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, no GPU`,
    lobbyScriptKb: rounded(scripts / 1000),
    tableScriptKb: scriptKb,
    boardReadyMs: ms,
    panFrameMs: summary(pan),
    zoomFrameMs: summary(zoom),
    decisionScriptMs: summary(framesOf(redraw)),
    hoverToWayScriptMs: summary(framesOf(way)),
  }
  console.log(JSON.stringify(figures, null, 2))
  expect(redraw.length * way.length).toBeGreaterThan(0)
  mkdirSync(dirname(REPORT), { recursive: true })
  writeFileSync(REPORT, `${JSON.stringify(figures, null, 2)}\n`)
})

it('draws no counter a second time when the map comes back to a scale', async () => {
  const { page } = await openAt(CAMPAIGN)
  const middle = { x: 500, y: 450 }
  const figures = page.locator('.pieces g[font-family]')
  const everyScale = async (): Promise<void> => {
    await turnWheel(page, middle, 12)
    await page.waitForTimeout(500)
    await turnWheel(page, middle, -12)
    await page.waitForTimeout(500)
  }
  await everyScale()
  const drawn = await figures.evaluateAll((all) => {
    for (const each of all) each.setAttribute('data-drawn', '')
    return all.length
  })
  await everyScale()
  expect(drawn).toBeGreaterThan(50)
  expect(await page.locator('.pieces [data-drawn]').count()).toBe(drawn)
})
