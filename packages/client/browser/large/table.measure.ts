/** A game of 20,000 actions on the table, at its beginning and at its end: figures for people to read. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ownRecordOf } from '@sandtable/kernel'
import { longWar } from '@sandtable/presentation/large-game'
import type { CDPSession, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { type Frames, framesDuring, framesOf, turnWheel } from '../frames.ts'
import { faults, page as newPage, settled } from '../harness.ts'
import { layRaw } from '../players/laid-down.ts'
import { onShelf } from '../players/stored.ts'

const REPORT = fileURLToPath(new URL('../../../../reports/performance-large.json', import.meta.url))
const LENGTHS = { start: 200, end: 20_000 }
const DECISIONS = 30
/** the map has come to rest, and all of it is drawn sharp */
const RESTS_MS = 1500
const MIDDLE = { x: 500, y: 450 }

const rounded = (ms: number): number => Math.round(ms * 10) / 10
const summary = ({ median, p95, worst }: Frames) => ({
  p50: rounded(median),
  p95: rounded(p95),
  worst: rounded(worst),
})

/** As it would have been stored when the last action was taken. */
function savedGame(match: ReturnType<typeof longWar>): object {
  const { setup, play } = match
  const { game } = setup
  return {
    id: 'large',
    record: ownRecordOf(match),
    seats: ['human', 'human'],
    solo: true,
    updated: Date.now(),
    turn: game.turn(play.state),
    phase: play.stage,
    toDecide: 0,
  }
}

/** Milliseconds the page has worked so far, whatever it did. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/** Everything a change of the game makes the page do until it has come to rest: drawing and storing, too. */
async function workOf(page: Page, session: CDPSession, act: () => Promise<void>): Promise<number> {
  const before = await worked(session)
  await act()
  await page.waitForTimeout(150)
  return (await worked(session)) - before
}

/** The last decisions are taken back and taken again. */
async function backAndAgain(page: Page, session: CDPSession) {
  const [back, again]: [number[], number[]] = [[], []]
  for (let i = 0; i < DECISIONS; i++)
    back.push(await workOf(page, session, () => page.keyboard.press('Control+z')))
  for (let i = 0; i < DECISIONS; i++)
    again.push(await workOf(page, session, () => page.keyboard.press('Control+y')))
  return { takenBackWorkMs: summary(framesOf(back)), decisionWorkMs: summary(framesOf(again)) }
}

async function measured(length: number) {
  const match = longWar(length)
  const page = await newPage()
  await page.goto('/404.html')
  await layRaw(page, [savedGame(match)])
  // The first opening takes the game over from an older edition of the table.
  await page.goto('/')
  await page.locator('.mine li').first().waitFor()
  const began = performance.now()
  await page.goto('/#/game/large')
  await page.locator('.pieces > g').first().waitFor({ state: 'attached' })
  const openMs = performance.now() - began
  await settled(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const idle = await workOf(page, session, () => Promise.resolve())
  const following = await backAndAgain(page, session)
  // From here on nothing needs to be followed: the whole map is in the window.
  await turnWheel(page, MIDDLE, 12)
  await page.waitForTimeout(RESTS_MS)
  const whole = await backAndAgain(page, session)
  const { heads } = await onShelf(page)
  expect(heads).toMatchObject([{ id: 'large', length }])
  const zoom = await framesDuring(page, async () => {
    await turnWheel(page, MIDDLE, -12)
    await turnWheel(page, MIDDLE, 12)
  })
  const counters = await page.locator('.pieces > g').count()
  await page.close()
  return {
    actions: match.length,
    events: match.log.length,
    counters,
    openMs: Math.round(openMs),
    idleWorkMs: rounded(idle),
    wholeMap: whole,
    followingTheQuestion: following,
    zoomFrameMs: summary(zoom),
  }
}

it('measures a game of 20,000 actions at its beginning and at its end', async () => {
  // The large game has no pictures.
  faults.expect(/maps\/large-game/)
  const start = await measured(LENGTHS.start)
  const end = await measured(LENGTHS.end)
  expect([end.actions, end.events > 50_000]).toEqual([LENGTHS.end, true])
  const figures = { machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, no GPU`, start, end }
  console.log(JSON.stringify(figures, null, 2))
  mkdirSync(dirname(REPORT), { recursive: true })
  writeFileSync(REPORT, `${JSON.stringify(figures, null, 2)}\n`)
})
