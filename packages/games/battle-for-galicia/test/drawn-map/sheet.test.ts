import { readFileSync } from 'node:fs'
import type { Country } from '@sandtable/cartography'
import { contains, distance, type Point } from '@sandtable/cartography/geometry'
import { clashesOf, described, foldersOf, pairKey, ROOT, sheetText } from '@sandtable/maps/testing'
import { describe, expect, it } from 'vitest'
import { DATA } from '../../data/load.ts'
import { frame } from '../../drawn-map/frame.ts'
import { battleForGaliciaMap } from '../../drawn-map/index.ts'
import { HEXES, RIVER_SIDES } from './hexes.ts'

const map = described('battle-for-galicia', battleForGaliciaMap)
const towns = map.labels.filter(
  ({ kind }) => kind === 'town' || kind === 'victory-town' || kind === 'fortress',
)

describe('the sheet of Battle for Galicia', () => {
  it('is what the builder makes of the data', () => {
    expect(readFileSync(foldersOf(map.id, ROOT).sheet, 'utf8')).toBe(sheetText(map))
  })

  it('has room for every hex', () => {
    for (const [x, y] of map.spaces.flat()) {
      expect(x).toBeGreaterThan(10)
      expect(x).toBeLessThan(map.width - 10)
      expect(y).toBeGreaterThan(10)
      expect(y).toBeLessThan(map.ground.bottom - 10)
    }
  })

  it('agrees with the globe: hexes lie where their latitude and longitude are', () => {
    for (const { id, lat, lon } of HEXES)
      expect(distance(map.projection.forward(lon, lat), frame.centre(id))).toBeLessThan(1)
    const [lon, lat] = map.projection.inverse(frame.centre('7.09'))
    expect([lat, lon].map((value) => value.toFixed(1))).toEqual(['49.8', '24.0'])
  })

  it('draws the frontier between the countries of the data', () => {
    const nations = { AH: 'austria-hungary', RU: 'russia' } as const
    const country = (point: Point) =>
      map.features.countries.find(({ outline }: Country) => contains(outline, point))?.nation
    for (const { id, country: owner } of HEXES)
      expect([id, country(frame.centre(id))]).toEqual([id, nations[owner]])
  })

  it('names every town under its hex, victory towns with their worth', () => {
    expect(towns.map(({ text }) => text.en).sort()).toEqual(
      HEXES.flatMap(({ town }) => town?.en ?? []).sort(),
    )
    for (const { name, hex, capture, occupy } of DATA.victory.towns) {
      const label = towns.find(({ text }) => text.ja === name.ja)
      expect(label?.tag).toBe(`${capture}/${occupy}`)
      expect(Math.abs((label?.x ?? 0) - frame.centre(hex)[0])).toBeLessThan(30)
    }
  })

  it('sets no name over another', () => {
    expect(clashesOf(map.labels)).toEqual([])
  })

  it('keeps every river on its hexsides', () => {
    const courses = map.features.rivers.flatMap(({ courses }) => courses.map(({ line }) => line)).flat()
    for (const { a, b } of DATA.map.hexsides) {
      const [ax, ay] = frame.centre(a)
      const [bx, by] = frame.centre(b)
      const middle: Point = [(ax + bx) / 2, (ay + by) / 2]
      const near = Math.min(...courses.map((point) => distance(point, middle)))
      if (RIVER_SIDES.has(pairKey(a, b))) expect([a, b, near < 2.5]).toEqual([a, b, true])
      else expect([a, b, near > 10]).toEqual([a, b, true])
    }
  })
})
