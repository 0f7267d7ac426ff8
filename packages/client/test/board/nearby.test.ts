import { describe, expect, it } from 'vitest'
import { drawnPart, inWindow, reachesInto } from '../../board/nearby.ts'

const window = { width: 1000, height: 500 }
const shownAt = (x: number, y: number, k: number) => inWindow({ x, y, k }, window)

describe('the part of the map that is drawn', () => {
  const first = drawnPart(undefined, shownAt(0, 0, 1), false)

  it('is what the window shows, and half a window around it', () => {
    expect(shownAt(-200, -100, 2)).toEqual({ x: 100, y: 50, width: 500, height: 250 })
    expect(first).toEqual({ x: -500, y: -250, width: 2000, height: 1000 })
  })

  it('stays the same as long as the window does not leave it', () => {
    expect(drawnPart(first, shownAt(-400, 200, 1), true)).toBe(first)
    expect(drawnPart(first, shownAt(-400, 200, 1), false)).toBe(first)
    expect(drawnPart(first, shownAt(-501, 0, 1), true)).toEqual({ x: 1, y: -250, width: 2000, height: 1000 })
    expect(drawnPart(first, shownAt(0, 251, 1), true)).not.toBe(first)
    expect(drawnPart(first, shownAt(0, 0, 0.4), true)).toMatchObject({ width: 5000 })
  })

  it('shrinks after the hand has zoomed in, and not before', () => {
    const close = shownAt(0, 0, 2)
    expect(drawnPart(first, close, true)).toBe(first)
    expect(drawnPart(first, close, false)).toEqual({ x: -250, y: -125, width: 1000, height: 500 })
    expect(drawnPart(first, shownAt(0, 0, 1.4), false), 'not for a little').toBe(first)
  })

  it('has what reaches into it', () => {
    const part = { x: 0, y: 0, width: 100, height: 100 }
    const at = (x: number, y: number): boolean => reachesInto(part, { x, y }, 10)
    expect([at(50, 50), at(-10, 0), at(100, 100), at(-11, 0), at(101, 5), at(5, -11)]).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })
})
