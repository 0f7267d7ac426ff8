import { type Point, type Projection, squeezed } from '@sandtable/cartography/geometry'
import { describe, expect, it } from 'vitest'
import { type Body, relaxed } from '../../drawn-map/relax.ts'

const ROOM = { left: 0, top: 0, right: 1000, bottom: 1000 }
const body = (home: Point, more: Partial<Body> = {}): Body => ({
  home,
  width: 50,
  height: 50,
  name: 40,
  sheet: 'main',
  room: ROOM,
  ...more,
})

describe('spaces that seek their places', () => {
  it('stay where they have room', () => {
    expect(relaxed([body([200, 200]), body([600, 600])], [[0, 1]])).toEqual([
      [200, 200],
      [600, 600],
    ])
  })

  it('go apart where they have none, names included, and always to the same places', () => {
    const crowd = [body([300, 300]), body([320, 305]), body([310, 330], { name: 90 })]
    const settled = relaxed(crowd, [])
    expect(relaxed(crowd, [])).toEqual(settled)
    settled.forEach(([x, y], i) =>
      settled.slice(i + 1).forEach(([ox, oy]) => {
        expect(Math.abs(x - ox) >= 60 || Math.abs(y - oy) >= 80).toBe(true)
      }),
    )
  })

  it('step aside from lines that do not lead to them, and never meet those of another sheet', () => {
    const line = [body([100, 500]), body([900, 500])]
    const [, , aside] = relaxed([...line, body([500, 505])], [[0, 1]])
    expect(Math.abs((aside?.[1] ?? 500) - 500)).toBeGreaterThan(25)
    const [one, other] = relaxed([body([500, 500]), body([510, 500], { sheet: 'inset' })], [])
    expect([one, other]).toEqual([
      [500, 500],
      [510, 500],
    ])
  })

  it('give way to what has no room to move', () => {
    const wall: Body = { home: [500, 500], width: 200, height: 200, name: 0, sheet: 'main' }
    const [still, moved] = relaxed([wall, body([560, 450])], [])
    expect(still).toEqual([500, 500])
    expect(Math.abs((moved?.[0] ?? 0) - 500) > 120 || Math.abs((moved?.[1] ?? 0) - 500) > 120).toBe(true)
  })
})

describe('a squeezed projection', () => {
  const flat: Projection = { forward: (x, y) => [x, y], inverse: ([x, y]) => [x, y] }
  const sheet = squeezed(flat, { from: 100, share: 0.5 }, { from: 900, share: 0.25 })

  it('is lower at both ends and leads back', () => {
    expect([0, 100, 500, 900, 1000].map((y) => sheet.forward(7, y))).toEqual([
      [7, 50],
      [7, 100],
      [7, 500],
      [7, 900],
      [7, 925],
    ])
    for (const y of [-40, 60, 100, 512, 940]) expect(sheet.inverse(sheet.forward(3, y))).toEqual([3, y])
  })
})
