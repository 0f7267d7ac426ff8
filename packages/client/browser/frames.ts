import type { Page } from 'playwright-core'

export interface Frames {
  readonly count: number
  /** milliseconds from one frame to the next */
  readonly median: number
  readonly p95: number
  readonly worst: number
}

interface Sampler {
  stop(): number[]
}

/** Times between frames while something is done to the page. */
export async function framesDuring(page: Page, work: () => Promise<void>): Promise<Frames> {
  const sampler = await page.evaluateHandle(startSampler)
  await work()
  const deltas = await sampler.evaluate((running) => running.stop())
  await sampler.dispose()
  return framesOf(deltas)
}

/** Runs in the page. */
function startSampler(): Sampler {
  const deltas: number[] = []
  let last = performance.now()
  let isRunning = true
  const tick = (now: number): void => {
    deltas.push(now - last)
    last = now
    if (isRunning) requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
  return {
    stop() {
      isRunning = false
      return deltas
    },
  }
}

export function framesOf(deltas: readonly number[]): Frames {
  const sorted = deltas.toSorted((a, b) => a - b)
  const share = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
  return { count: sorted.length, median: share(0.5), p95: share(0.95), worst: share(1) }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Drags from one point to another in small steps, one a frame, like a hand. */
export async function drag(page: Page, from: Point, to: Point, steps = 40): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps })
  await page.mouse.up()
}

/** Turns the wheel over a point; negative turns zoom in. */
export async function turnWheel(page: Page, at: Point, turns: number): Promise<void> {
  await page.mouse.move(at.x, at.y)
  for (let i = 0; i < Math.abs(turns); i++) await page.mouse.wheel(0, Math.sign(turns) * 100)
}
