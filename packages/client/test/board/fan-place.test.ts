import type { Counter, Stack } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import type { Rect } from '../../board/camera.ts'
import { fanPlace, stillInside } from '../../board/fan-place.ts'
import { fanSize, SMALL_CELL } from '../../board/fan-size.ts'
import { overlap, placed } from '../../board/placing.ts'

const CELL = 68
const HEX = 60
const bounds = { x: 0, y: 0, width: 1000, height: 700 }
const anchor = { x: 470, y: 320, width: HEX, height: HEX }
const stacks: readonly Stack[] = [
  { space: 1, counters: [1, 2, 3].map((unit) => ({ unit }) as unknown as Counter), more: false, own: true },
]

/** Hexes around the anchor's, so many deep. */
function litAround(rings: number): Rect[] {
  const steps = Array.from({ length: 2 * rings + 1 }, (_, n) => (n - rings) * HEX)
  return steps
    .flatMap((dx) => steps.map((dy) => ({ dx, dy })))
    .filter(({ dx, dy }) => dx !== 0 || dy !== 0)
    .map(({ dx, dy }) => ({ ...anchor, x: anchor.x + dx, y: anchor.y + dy }))
}

const hidden = (place: Rect, lit: readonly Rect[]): number =>
  lit.reduce((sum, rect) => sum + overlap(place, rect), 0)

const placeFor = (lit: readonly Rect[], room: Rect = bounds) =>
  fanPlace(stacks, { bounds: room, anchor, avoid: lit, rather: [], cell: CELL })

describe('a spread stack', () => {
  it('lies beside its hex, with counters of full size, where nothing is lit', () => {
    const place = placeFor([])
    expect(place).toMatchObject({ ...fanSize(stacks, CELL), cell: CELL })
    expect(place.y - anchor.y).toBeLessThan(HEX + 30)
  })

  it('lies over no target near its stack if there is room farther off', () => {
    const lit = litAround(2)
    const size = fanSize(stacks, CELL)
    const near = placed({ size, bounds, anchor, avoid: lit, towards: { x: 0, y: 1 }, reach: 20 })
    expect(hidden({ ...near, ...size }, lit), 'close by there is none').toBeGreaterThan(0)
    for (const rings of [1, 2, 3, 4]) {
      const around = litAround(rings)
      expect(hidden(placeFor(around), around), `${rings} hexes deep`).toBe(0)
    }
  })

  it('is smaller where it cannot help hiding some', () => {
    const lit = litAround(12)
    const place = placeFor(lit)
    expect(place.cell).toBe(SMALL_CELL)
    expect(hidden(place, lit)).toBeGreaterThan(0)
  })

  it('stays above what lies along the foot, however many counters there are and however low the window', () => {
    const many = [{ ...stacks[0], counters: Array.from({ length: 20 }, () => stacks[0]?.counters[0]) }]
    const low = { x: 12, y: 12, width: 360, height: 220 }
    const place = fanPlace(many as unknown as readonly Stack[], {
      bounds: low,
      anchor,
      avoid: [],
      rather: [],
      cell: SMALL_CELL,
    })
    expect(place.y).toBeGreaterThanOrEqual(low.y)
    expect(place.y + place.height).toBeLessThanOrEqual(low.y + low.height)
  })

  it('that must stay where it is comes into the window that has become smaller', () => {
    const place = stillInside(
      stacks,
      { x: 100, y: 600, width: 200, height: 80, cell: CELL },
      {
        ...bounds,
        height: 300,
      },
    )
    expect(place).toMatchObject({ x: 100, y: 300 - place.height, cell: CELL })
  })
})
