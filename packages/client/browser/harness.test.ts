import { describe, expect, it } from 'vitest'
import { axe } from './axe.ts'
import { drag, framesDuring, framesOf, turnWheel } from './frames.ts'
import { faults, page } from './harness.ts'

const BARRIER = '<html lang="en"><title>t</title><main><h1>t</h1><button></button></main></html>'

describe('the watch over the browser notices', () => {
  it.each([
    ['an error on the console', "console.error('planted')", /console error: planted/],
    ['a warning on the console', "console.warn('planted')", /console warning: planted/],
    ['an uncaught error', "setTimeout(() => { throw new Error('planted') })", /error: planted/],
    ['a file that is missing', "fetch('/maps/planted.webp').then(() => undefined)", /404 for .*planted/],
  ])('%s', async (_, script, fault) => {
    const opened = await page()
    await opened.goto('/404.html')
    await opened.evaluate(script)
    await expect.poll(() => faults.take().join()).toMatch(fault)
    // A missing file is also told on the console, a moment later.
    faults.expect(/404/)
  })

  it('a barrier for people with assistive technology', async () => {
    const opened = await page()
    await opened.setContent(BARRIER)
    await expect(axe(opened)).rejects.toThrow('barriers found by axe')
  })
})

describe('the frame sampler', () => {
  it('counts the frames of a drag and a turn of the wheel', async () => {
    const opened = await page()
    await opened.goto('/404.html')
    const frames = await framesDuring(opened, async () => {
      await drag(opened, { x: 100, y: 100 }, { x: 400, y: 300 })
      await turnWheel(opened, { x: 400, y: 300 }, -3)
    })
    expect(frames.count).toBeGreaterThan(3)
    expect(frames.worst).toBeGreaterThanOrEqual(frames.median)
  })

  it('sums frames up by their order', () => {
    expect(framesOf([16, 50, 17, 16])).toEqual({ count: 4, median: 17, p95: 50, worst: 50 })
  })
})
