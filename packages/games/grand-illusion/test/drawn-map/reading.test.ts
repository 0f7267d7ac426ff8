import { between, distance, midpoint, type Point } from '@sandtable/cartography/geometry'
import {
  blueness,
  brightness,
  described,
  mean,
  PALETTES,
  Printed,
  pairKey,
  type Rgb,
  rgb,
  THEMES,
} from '@sandtable/maps/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { DATA } from '../../data/load.ts'
import type { HexData } from '../../data/types.ts'
import { frame } from '../../drawn-map/frame.ts'
import { grandIllusionMap } from '../../drawn-map/index.ts'
import { HEXES, inHex, OBSTACLES, PAIRS, RAIL_LINKS, sideOf } from './hexes.ts'

const map = described('grand-illusion', grandIllusionMap)
const { places, victory, map: data } = DATA
const LEVEL = 2
const steps = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1))

const apart = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

describe.each(THEMES)('a reader of the printed map of Grand Illusion (%s)', (theme) => {
  const palette = PALETTES[theme]
  let printed: Printed
  beforeAll(async () => {
    printed = await Printed.read(map, theme, LEVEL)
  })

  /** Frontiers may be as light as railways, but are redder. */
  const isRail = (found: Rgb) => apart(found, rgb(palette.rail.line)) < 70 && found[0] - found[1] < 28
  /** The share of a disc that has about this colour. */
  const share = (at: Point, radius: number, colour: string) => {
    const colours = printed.around(at, radius)
    return colours.filter((found) => apart(found, rgb(colour)) < 45).length / colours.length
  }
  const nearest = (at: Point, radius: number, colour: string) =>
    Math.min(...printed.around(at, radius).map((found) => apart(found, rgb(colour))))
  const tells = (hexes: readonly string[], seen: (hex: HexData) => number, least: number) => {
    const found = HEXES.filter((hex) => seen(hex) > least).map(({ id }) => id)
    expect(found).toEqual(HEXES.map(({ id }) => id).filter((id) => hexes.includes(id)))
  }

  it('follows the railways over the sides they cross, and sees none on the others', () => {
    const strongest = (pair: readonly [HexData, HexData]) => {
      const [from, to] = sideOf(pair)
      const spots = steps(60, 0.16, 0.84).map((at) => between(from, to, at))
      return Math.max(
        ...spots.map((spot) => mean(printed.around(spot, 4.5).map((found) => Number(isRail(found))))),
      )
    }
    const isLinked = ([a, b]: readonly [HexData, HexData]) => RAIL_LINKS.has(pairKey(a.id, b.id))
    const weakest = Math.min(...PAIRS.filter(isLinked).map(strongest))
    const others = Math.max(...PAIRS.filter((pair) => !isLinked(pair)).map(strongest))
    expect(weakest).toBeGreaterThan(others + 0.05)
  })

  it('reads the terrain of every hex', () => {
    const seen = ({ id }: HexData) => share(inHex(id, 35, -53.5), 7, palette.marks.tags.yellow.ground)
    tells(
      HEXES.filter(({ tem }) => tem > 0).map(({ id }) => id),
      seen,
      0.25,
    )
  })

  it('tells the points of both sides', () => {
    const seen =
      (colour: 'red' | 'blue') =>
      ({ id }: HexData) =>
        share(inHex(id, -35, -53.5), 7, palette.marks.tags[colour].ground)
    tells([...victory.german.hexes, places.paris.hex], seen('red'), 0.25)
    tells([...victory.plan17.hexes, places.trier.hex], seen('blue'), 0.25)
  })

  it('sees a number in every hex, and which are on black', () => {
    // the strip of the box above the figures
    const black = ({ id }: HexData) => share(inHex(id, 0, -63.5), 1, palette.marks.boxedNumber.ground)
    const boxed = HEXES.filter(({ owner }) => owner === 'GE').map(({ id }) => id)
    // by night all ground is dark: there the light line around the box tells it
    const edge = ({ id }: HexData) => share(inHex(id, 0, -44.5), 1, palette.marks.boxedNumber.sign)
    tells(boxed, theme === 'light' ? black : edge, theme === 'light' ? 0.6 : 0.2)
    for (const { id } of HEXES) {
      const values = printed.around(inHex(id, 0, -55), 9).map(brightness)
      expect([id, Math.max(...values) - Math.min(...values) > 120]).toEqual([id, true])
    }
  })

  it('sees the diamonds', () => {
    const red = (pair: readonly [HexData, HexData]) =>
      share(midpoint(...sideOf(pair)), 3, palette.marks.obstacle)
    const found = PAIRS.filter((pair) => red(pair) > 0.5).map(([a, b]) => pairKey(a.id, b.id))
    expect(found.sort()).toEqual([...OBSTACLES.keys()].sort())
  })

  it('tells whose supplies come from where', () => {
    const nations = { french: 'france', british: 'britain', belgian: 'belgium', german: 'germany' } as const
    for (const { id, supply = [] } of HEXES)
      supply.forEach((nation, i) => {
        const at = inHex(id, (i - (supply.length - 1) / 2) * 24, 55)
        expect([id, nation, share(at, 9.5, palette.marks.badges[nations[nation]]) > 0.3]).toEqual([
          id,
          nation,
          true,
        ])
      })
  })

  it('sees the dotted lines around Paris and along the coast', () => {
    const dots = (ids: readonly string[], colour: string) =>
      PAIRS.filter(([a, b]) => ids.includes(a.id) !== ids.includes(b.id)).map((pair) => {
        const member = pair.find(({ id }) => ids.includes(id)) as HexData
        const [from, to] = sideOf(pair)
        const inwards = (at: Point) =>
          between(at, frame.centre(member.id), 5.5 / distance(at, frame.centre(member.id)))
        const spots = steps(40, 0.2, 0.8).map((at) => inwards(between(from, to, at)))
        return Math.min(...spots.map((spot) => nearest(spot, 1.5, colour)))
      })
    expect(Math.max(...dots(places.parisInDanger.hexes, palette.marks.zones.blue))).toBeLessThan(60)
    expect(Math.max(...dots(places.schlieffen.hexes, palette.marks.zones.black))).toBeLessThan(60)
  })

  it('tells the sea from the land', () => {
    const blue = (at: Point) => mean(printed.around(at, 6).map(blueness))
    const seas = ['32', '42', '23'].map((id) => blue(inHex(id, -20, -30)))
    const lands = ['40', '57', '63', '92'].map((id) => blue(inHex(id, -20, 34)))
    expect(Math.min(...seas)).toBeGreaterThan(Math.max(...lands) + 10)
  })

  it('sees the frontiers as ribbons', () => {
    for (const line of map.features.frontiers) {
      const inside = line.filter(([x, y]) =>
        map.spaces.some((space) => Math.hypot(x - (space[0]?.[0] ?? 0), y - (space[0]?.[1] ?? 0)) < 70),
      )
      if (inside.length < 4) continue
      const marked = inside.filter((at) => nearest(at, 6, palette.frontier) < 60)
      expect(marked.length).toBeGreaterThan(inside.length * 0.5)
    }
  })

  it('finds every town', () => {
    const pale = (at: Point) => Math.max(...printed.around(at, 5).map(brightness))
    expect(Math.min(...map.features.towns.map(({ at }) => pale(at)))).toBeGreaterThan(
      theme === 'light' ? 215 : 150,
    )
    expect(data.hexes.length).toBeLessThan(map.features.towns.length)
  })
})
