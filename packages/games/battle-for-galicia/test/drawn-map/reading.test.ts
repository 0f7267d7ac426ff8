import { between, hexside, midpoint, type Point } from '@sandtable/cartography/geometry'
import {
  blueness,
  brightness,
  described,
  greenness,
  mean,
  Printed,
  pairKey,
  THEMES,
} from '@sandtable/maps/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import type { HexData } from '../../data/types.ts'
import { frame } from '../../drawn-map/frame.ts'
import { battleForGaliciaMap } from '../../drawn-map/index.ts'
import { HEXES, PAIRS, RAIL_LINKS, RIDGE_SIDES, RIVER_SIDES, sample } from './hexes.ts'

const map = described('battle-for-galicia', battleForGaliciaMap)
const LEVEL = 1
const SAMPLE = 50

const ofTerrain = (terrain: HexData['terrain']) => HEXES.filter((hex) => hex.terrain === terrain)
const plain = PAIRS.filter((pair) => {
  const key = pairKey(pair[0].id, pair[1].id)
  return pair.every(({ terrain }) => terrain === 'clear') && !RIVER_SIDES.has(key) && !RIDGE_SIDES.has(key)
})
const sideOf = ([a, b]: readonly [HexData, HexData]) => hexside(frame, a.id, b.id)

describe.each(THEMES)('a reader of the printed map (%s)', (theme) => {
  let printed: Printed
  beforeAll(async () => {
    printed = await Printed.read(map, theme, LEVEL)
  })

  const hexColours = ({ id }: HexData) => printed.around(frame.centre(id), 30)
  const bluest = (pair: readonly [HexData, HexData]) => {
    const [from, to] = sideOf(pair)
    const spots = [0.3, 0.5, 0.7].map((share) => between(from, to, share))
    return Math.max(...spots.map((spot) => mean(printed.around(spot, 1).map(blueness))))
  }
  /** Railways are the strongest strokes: the darkest by day, the lightest by night. */
  const railStroke = (at: Point) => {
    const values = printed.around(at, 3).map(brightness)
    return theme === 'light' ? 255 - Math.min(...values) : Math.max(...values)
  }

  it('tells woods from open country', () => {
    const green = (hexes: readonly HexData[]) => hexes.map((hex) => mean(hexColours(hex).map(greenness)))
    const woods = green(ofTerrain('forest'))
    const open = green(sample(ofTerrain('clear'), SAMPLE))
    expect(Math.min(...woods)).toBeGreaterThan(Math.max(...open) + 4)
  })

  it('tells marshes from open country', () => {
    const blue = (hexes: readonly HexData[]) => hexes.map((hex) => mean(hexColours(hex).map(blueness)))
    const marshes = blue(ofTerrain('marsh'))
    const others = blue(sample([...ofTerrain('clear'), ...ofTerrain('forest')], SAMPLE))
    expect(Math.min(...marshes)).toBeGreaterThan(Math.max(...others) + 4)
  })

  it('sees which hexsides are rivers', () => {
    const rivers = PAIRS.filter(([a, b]) => RIVER_SIDES.has(pairKey(a.id, b.id)))
    const dry = sample(plain, SAMPLE)
    const least = Math.min(...rivers.map(bluest))
    expect(least).toBeGreaterThan(Math.max(...dry.map(bluest)) + 10)
  })

  it('sees which hexsides are ridges', () => {
    const spread = (pair: readonly [HexData, HexData]) => {
      const values = printed.around(midpoint(...sideOf(pair)), 9).map(brightness)
      const middle = mean(values)
      return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
    }
    const level = plain.filter(([a, b]) => !RAIL_LINKS.has(pairKey(a.id, b.id)))
    const ridges = PAIRS.filter(([a, b]) => RIDGE_SIDES.has(pairKey(a.id, b.id)))
    expect(Math.min(...ridges.map(spread))).toBeGreaterThan(mean(sample(level, SAMPLE).map(spread)) * 1.6)
  })

  it('follows the railways', () => {
    const linked = PAIRS.filter(([a, b]) => RAIL_LINKS.has(pairKey(a.id, b.id)))
    const unlinked = plain.filter(([a, b]) => !RAIL_LINKS.has(pairKey(a.id, b.id)))
    const weakest = Math.min(...linked.map((pair) => railStroke(midpoint(...sideOf(pair)))))
    const strongest = Math.max(
      ...sample(unlinked, SAMPLE).map((pair) => railStroke(midpoint(...sideOf(pair)))),
    )
    expect(weakest).toBeGreaterThan(strongest + 10)
  })

  it('sees the hexes that are closed', () => {
    const red = (hex: HexData) => mean(hexColours(hex).map(([r, g, b]) => r - (g + b) / 2))
    const [closed, free] = [
      HEXES.filter(({ barred }) => barred),
      sample(
        ofTerrain('clear').filter(({ barred }) => !barred),
        SAMPLE,
      ),
    ]
    expect(Math.min(...closed.map(red))).toBeGreaterThan(mean(free.map(red)) + 8)
  })

  it('finds the towns', () => {
    const paleness = (hex: HexData) => Math.max(...printed.around(frame.centre(hex.id), 6).map(brightness))
    const towns = HEXES.filter(({ town }) => town)
    expect(Math.min(...towns.map(paleness))).toBeGreaterThan(theme === 'light' ? 215 : 110)
  })
})
