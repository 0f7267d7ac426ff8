import { describe, expect, it } from 'vitest'
import type { Rect } from '../../board/camera.ts'
import { awayFrom, costOf, overlap, type Placing, placed, placesFor } from '../../board/placing.ts'

const bounds = { x: 12, y: 12, width: 976, height: 676 }
const size = { width: 300, height: 160 }
const hex = (x: number, y: number) => ({ x: x - 36, y: y - 36, width: 72, height: 72 })

const sheet = (placing: Placing) => ({ ...placed(placing), ...placing.size })

describe('a sheet on the map', () => {
  it('lies inside the window and never over what it is about, wherever that is', () => {
    for (let x = 20; x < 1000; x += 70)
      for (let y = 20; y < 700; y += 70) {
        const placing = { size, bounds, anchor: hex(x, y), avoid: [hex(x - 72, y), hex(x - 144, y)] }
        const lies = sheet(placing)
        expect(lies.x).toBeGreaterThanOrEqual(bounds.x)
        expect(lies.y).toBeGreaterThanOrEqual(bounds.y)
        expect(lies.x + lies.width).toBeLessThanOrEqual(bounds.x + bounds.width)
        expect(lies.y + lies.height).toBeLessThanOrEqual(bounds.y + bounds.height)
        for (const rect of [placing.anchor, ...placing.avoid]) expect(overlap(lies, rect)).toBe(0)
      }
  })

  it('opens away from the way', () => {
    const towards = awayFrom([
      { x: 300, y: 350 },
      { x: 400, y: 350 },
      { x: 500, y: 350 },
    ])
    expect(towards).toEqual({ x: 1, y: 0 })
    expect(
      placed({ size, bounds, anchor: hex(500, 350), avoid: [], ...(towards && { towards }) }).x,
    ).toBeGreaterThan(500)
  })

  it('stays clear of source and destination on a telephone', () => {
    const narrow = { x: 12, y: 12, width: 366, height: 519 }
    const [source, destination] = [hex(160, 300), hex(232, 300)]
    const lies = sheet({ size, bounds: narrow, anchor: destination, avoid: [source] })
    expect(overlap(lies, source) + overlap(lies, destination)).toBe(0)
  })

  it('had rather not cover what may be chosen next', () => {
    const rather = [hex(500, 430), hex(500, 502), hex(440, 430), hex(560, 430)]
    const placing = { size, bounds, anchor: hex(500, 350), avoid: [], towards: { x: 0, y: 1 } }
    const hidden = (lies: Rect) => rather.reduce((sum, rect) => sum + overlap(lies, rect), 0)
    expect(hidden(sheet({ ...placing, rather }))).toBeLessThan(hidden(sheet(placing)) / 4)
  })

  it('stays within reach of what it is about, however crowded that is', () => {
    const rather = Array.from({ length: 63 }, (_, n) => hex(284 + (n % 9) * 72, 134 + Math.floor(n / 9) * 72))
    const anchor = hex(500, 350)
    const gap = ({ x, y, width, height }: Rect): number =>
      Math.hypot(
        Math.max(0, anchor.x - x - width, x - anchor.x - anchor.width),
        Math.max(0, anchor.y - y - height, y - anchor.y - anchor.height),
      )
    const placing = { size, bounds, anchor, avoid: [], rather }
    expect(gap(sheet(placing))).toBeGreaterThan(100)
    expect(gap(sheet({ ...placing, reach: 70 }))).toBeLessThanOrEqual(75)
  })

  it('lies where it costs least of all places, though most are not looked at closely', () => {
    for (let x = 40; x < 1000; x += 130)
      for (let y = 40; y < 700; y += 110) {
        const avoid = [hex(x - 72, y), hex(y, x / 2), hex(x + 36, y + 62)]
        const rather = Array.from({ length: 40 }, (_, n) => hex((n * 173) % 980, (n * 97) % 660))
        for (const towards of [undefined, { x: 0, y: 1 }, { x: -0.6, y: 0.8 }]) {
          const placing = { size, bounds, anchor: hex(x, y), avoid, rather, ...(towards && { towards }) }
          const places = placesFor(placing)
          const costs = places.map((place) => costOf(place, placing))
          expect(placed(placing)).toEqual(places[costs.indexOf(Math.min(...costs))])
        }
      }
  })

  it('knows no direction without a way', () => {
    expect(awayFrom([{ x: 1, y: 1 }])).toBeUndefined()
  })
})
