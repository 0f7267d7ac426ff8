import { describe, expect, it } from 'vitest'
import {
  around,
  between,
  filling,
  fitted,
  keptInside,
  meanOf,
  scaleToFill,
  toMap,
  toScreen,
  zoomed,
} from '../../board/camera.ts'

const window = { width: 800, height: 600 }
const limits: [number, number] = [0.4, 3]

describe('the camera', () => {
  it('keeps the point under the pointer when it zooms', () => {
    const camera = { x: -120, y: 40, k: 0.8 }
    const pointer = { x: 300, y: 200 }
    const after = zoomed(camera, 1.7, pointer, limits)
    expect(after.k).toBeCloseTo(1.36)
    expect(toMap(after, pointer).x).toBeCloseTo(toMap(camera, pointer).x)
    expect(toMap(after, pointer).y).toBeCloseTo(toMap(camera, pointer).y)
  })

  it('does not zoom beyond its limits', () => {
    expect(zoomed({ x: 0, y: 0, k: 1 }, 100, { x: 0, y: 0 }, limits).k).toBe(3)
    expect(zoomed({ x: 0, y: 0, k: 1 }, 0.01, { x: 0, y: 0 }, limits).k).toBe(0.4)
  })

  it('fits points with a margin into the window', () => {
    const points = [
      { x: 100, y: 100 },
      { x: 500, y: 200 },
    ]
    const camera = fitted(around(points, 50), window, limits)
    for (const point of points) {
      const { x, y } = toScreen(camera, point)
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(window.width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(window.height)
    }
  })

  it('never loses the map', () => {
    const map = { width: 2000, height: 1300 }
    const lost = keptInside({ x: 9000, y: -9000, k: 1 }, window, map)
    const middle = toMap(lost, { x: 400, y: 300 })
    expect(middle).toEqual({ x: 0, y: 1300 })
  })

  it('shows little but map where it may choose', () => {
    const map = { width: 2000, height: 1300 }
    expect(filling({ x: 300, y: -2000, k: 1 }, window, map, 64)).toEqual({ x: 64, y: 600 - 1300 - 64, k: 1 })
    expect(filling({ x: 0, y: 0, k: 0.2 }, window, map, 64)).toEqual({ x: 200, y: 170, k: 0.2 })
  })

  it('goes closer to fill the window, but not by more than it is told', () => {
    const tall = { width: 1000, height: 2000 }
    expect(scaleToFill(window, tall, 50, 9)).toBe(0.7)
    expect(scaleToFill(window, tall, 50, 0.5)).toBe(0.5)
    expect(scaleToFill(window, { width: 2000, height: 1000 }, 50, 9)).toBe(0.5)
  })

  it('finds where most points are', () => {
    const [near, far] = [
      { x: 0, y: 10 },
      { x: 30, y: 40 },
    ]
    expect(meanOf([near, near, far])).toEqual({ x: 10, y: 20 })
  })

  it('flies from one view to the other', () => {
    const [from, to] = [
      { x: 0, y: 0, k: 0.5 },
      { x: -300, y: -500, k: 2 },
    ]
    expect(between(from, to, 0, window).k).toBe(0.5)
    expect(between(from, to, 0.5, window).k).toBeCloseTo(1)
    expect(between(from, to, 1, window).x).toBeCloseTo(to.x)
  })
})
