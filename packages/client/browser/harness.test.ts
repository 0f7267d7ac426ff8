import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axe } from './axe.ts'
import { drag, framesDuring, framesOf, turnWheel } from './frames.ts'
import { faults, page } from './harness.ts'
import { withPalette } from './png-palette.ts'

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

describe('a picture with a palette', () => {
  it('is smaller and shows the same', async () => {
    const opened = await page()
    await opened.setContent('<body style="background: linear-gradient(90deg, #3060c0, #f0e0b0)">')
    const plain = await opened.screenshot()
    const picture = withPalette(plain)
    expect(picture.length).toBeLessThan(plain.length)
    const [before, after] = await Promise.all([plain, picture].map((png) => colourAt(opened, png)))
    for (const channel of [0, 1, 2])
      expect(Math.abs((before?.[channel] ?? 0) - (after?.[channel] ?? 0))).toBeLessThan(4)
  })
})

/** The colour of a pixel, as a browser reads the file. */
const colourAt = (opened: Page, png: Buffer): Promise<number[]> =>
  opened.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))]))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    canvas?.drawImage(bitmap, 0, 0)
    return [...(canvas?.getImageData(700, 300, 1, 1).data ?? [])]
  }, png.toString('base64'))
