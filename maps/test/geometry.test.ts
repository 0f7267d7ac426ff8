import {
  chain,
  distance,
  fillet,
  type Point,
  type Polygon,
  roundCorners,
  simplify,
} from '@sandtable/cartography/geometry'
import { noise } from '@sandtable/cartography/noise'
import { describe, expect, it } from 'vitest'
import { blur } from '../raster/blur.ts'
import { depthInside, distanceToLines } from '../raster/distance.ts'
import { Field } from '../raster/field.ts'

const BOX = { left: 0, top: 0, right: 60, bottom: 60 }
const SQUARE: Polygon = [
  [20, 20],
  [40, 20],
  [40, 40],
  [20, 40],
]

describe('lines', () => {
  it('are joined end to end and part at forks', () => {
    const fork: Point = [20, 0]
    const lines = chain([
      [fork, [30, 10]],
      [
        [0, 0],
        [10, 0],
      ],
      [[10, 0], fork],
      [fork, [30, -10]],
    ])
    expect(lines.map((line) => line.length).sort()).toEqual([2, 2, 3])
  })

  it('close when they have no end', () => {
    const [line, ...others] = chain(SQUARE.map((corner, i) => [corner, SQUARE[(i + 1) % 4] as Point]))
    expect(others).toEqual([])
    expect(line).toHaveLength(5)
  })

  it('keep the middle of each segment when rounded, and the ends', () => {
    const corner: Point = [20, 0]
    const curve = roundCorners([[0, 0], corner, [20, 20]])
    for (const kept of [
      [0, 0],
      [10, 0],
      [20, 10],
      [20, 20],
    ] as Point[])
      expect(Math.min(...curve.map((point) => distance(point, kept)))).toBe(0)
    expect(Math.min(...curve.map((point) => distance(point, corner)))).toBeGreaterThan(3)
  })

  it('stay straight outside a fillet', () => {
    const curve = fillet(
      [
        [0, 0],
        [20, 0],
        [20, 20],
      ],
      () => 5,
    )
    expect(curve[1]).toEqual([15, 0])
    expect(curve.at(-2)).toEqual([20, 5])
  })

  it('lose only points that do not matter', () => {
    expect(
      simplify(
        [
          [0, 0],
          [5, 0.1],
          [10, 0],
          [10, 10],
        ],
        0.5,
      ),
    ).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ])
  })
})

describe('fields', () => {
  it('know how deep a point lies inside an area', () => {
    const depth = depthInside([SQUARE], BOX, 1)
    expect(depth.linear(30, 30)).toBeGreaterThan(9)
    expect(depth.linear(10, 30)).toBeCloseTo(-10, 0)
  })

  it('know how far a line is', () => {
    const away = distanceToLines(
      [
        [
          [0, 0],
          [0, 60],
        ],
      ],
      BOX,
      1,
    )
    expect(away.linear(25, 30)).toBeCloseTo(25, 3)
  })

  it('keep a level plain level, sampled and blurred', () => {
    const plain = blur(
      Field.of(BOX, 2, () => 7),
      8,
    )
    expect(plain.smooth(31.3, 17.9)).toBeCloseTo(7, 3)
    expect(plain.linear(-50, 90)).toBeCloseTo(7, 3)
  })
})

describe('noise', () => {
  it('is the same at the same place, and never leaves its bounds', () => {
    for (let i = 0; i < 500; i++) {
      const value = noise(i * 0.37, i * 0.91, 5)
      expect(noise(i * 0.37, i * 0.91, 5)).toBe(value)
      expect(Math.abs(value)).toBeLessThan(1.5)
    }
  })
})
