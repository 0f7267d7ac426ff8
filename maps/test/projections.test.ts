import {
  bentProjection,
  conicProjection,
  distance,
  type HexFrame,
  hexOutline,
  joinLines,
  lengthOf,
  type Point,
  zoneEdges,
} from '@sandtable/cartography/geometry'
import { describe, expect, it } from 'vitest'
import { clipped } from '../extract/land.ts'

const KILOMETRES = {
  parallels: [48, 51],
  origin: { lat: 49.5, lon: 5 },
  earthRadiusKm: 6371,
  hexHeightKm: 1,
  rotationDegrees: 0,
  tx: 0,
  ty: 0,
} as const
const conic = conicProjection(KILOMETRES, { unit: 1, left: 0, top: 0 })
const DEGREE_KM = (6371 * Math.PI) / 180

describe('the conic projection', () => {
  it('has its origin in the middle and north at the top', () => {
    const [x, y] = conic.forward(5, 49.5)
    expect([x, y].map((value) => Math.abs(value) < 1e-6)).toEqual([true, true])
    expect(conic.forward(5, 50.5)[1]).toBeLessThan(-100)
    expect(conic.forward(6, 49.5)[0]).toBeGreaterThan(60)
  })

  it('keeps lengths along its two parallels', () => {
    for (const latitude of [48, 51]) {
      const along = distance(conic.forward(5, latitude), conic.forward(5.1, latitude))
      expect(along / (0.1 * DEGREE_KM * Math.cos((latitude * Math.PI) / 180))).toBeCloseTo(1, 4)
    }
  })

  it('leads back, turned or not', () => {
    const turned = conicProjection(
      { ...KILOMETRES, rotationDegrees: 17, hexHeightKm: 46, tx: 7, ty: -3 },
      { unit: 144, left: 0.5, top: 2 },
    )
    for (const projection of [conic, turned])
      for (const place of [
        [2.35, 48.86],
        [7.75, 48.58],
        [4.4, 51.2],
      ] as [number, number][]) {
        const back = projection.inverse(projection.forward(...place))
        expect(back.map((value) => value.toFixed(6))).toEqual(place.map((value) => value.toFixed(6)))
      }
  })
})

describe('a bent projection', () => {
  const from: Point = [100, 100]
  const flat = { forward: (x: number, y: number): Point => [x, y], inverse: (point: Point) => point }
  const bent = bentProjection(flat, [{ from, to: [130, 100], reach: 90 }])

  it('moves the country with its towns and leaves the rest', () => {
    expect(bent.forward(...from)[0]).toBeGreaterThan(124)
    expect(distance(bent.forward(600, 600), [600, 600])).toBeLessThan(0.01)
  })

  it('leads back', () => {
    for (const point of [from, [60, 90], [180, 140]] as Point[])
      expect(distance(bent.forward(...bent.inverse(point)), point)).toBeLessThan(0.01)
  })
})

describe('lines and areas', () => {
  it('are cut at the edge of a box', () => {
    const cut = clipped(
      [
        [-10, 5],
        [5, 5],
        [5, 8],
        [-10, 8],
      ],
      { left: 0, top: 0, right: 10, bottom: 10 },
    )
    expect(cut.map(([x]) => x).sort()).toEqual([0, 0, 5, 5])
  })

  it('are joined whichever way they run', () => {
    const lines: Point[][] = [
      [
        [10, 0],
        [0, 0],
      ],
      [
        [20, 0],
        [30, 0],
      ],
      [
        [10, 0],
        [20, 0],
      ],
    ]
    const joined = joinLines(lines)
    expect(joined).toHaveLength(1)
    expect(joined[0]).toHaveLength(4)
  })

  it('run inside the hexes they go around', () => {
    const frame: HexFrame = { top: 'side', width: 100, centre: (id) => [0, Number(id) * 100] }
    const [edge, ...others] = zoneEdges(frame, ['0', '1'], 5)
    expect(others).toEqual([])
    const side = 100 / Math.sqrt(3)
    // the two open ends lose a corner's width, the notch between the hexes gains one
    expect(lengthOf(edge ?? [])).toBeLessThan(10 * side)
    expect(lengthOf(edge ?? [])).toBeGreaterThan(9 * side)
    const corners = ['0', '1'].flatMap((id) => hexOutline(frame, id))
    for (const point of edge ?? [])
      expect(Math.min(...corners.map((corner) => distance(corner, point)))).toBeCloseTo(
        (5 * 2) / Math.sqrt(3),
      )
  })
})
