import { hexside, midpoint, type Point } from '@sandtable/cartography/geometry'
import {
  blueness,
  brightness,
  described,
  greenness,
  mean,
  PALETTES,
  Printed,
  type Rgb,
  rgb,
  THEMES,
} from '@sandtable/maps/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { DATA } from '../../data/load.ts'
import { frame } from '../../drawn-map/frame.ts'
import {
  around,
  groundOf,
  HEXES,
  isOnBoard,
  isSea,
  pairKey,
  pairsIn,
  placeIn,
} from '../../drawn-map/hexes.ts'
import { nationsInArmsMap } from '../../drawn-map/index.ts'

const map = described('nations-in-arms', nationsInArmsMap)
const LEVEL = 1
const apart = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

const rivers = new Set(DATA.map.rivers.flatMap(({ sides }) => pairsIn(sides).map(pairKey)))
const bridged = new Set(DATA.map.rivers.flatMap(({ bridges }) => pairsIn(bridges).map(pairKey)))
const ofGround = (letter: string): string[] =>
  HEXES.filter((id) => groundOf(id) === letter && isOnBoard(id) && !placeIn(id))
/** out of reach of other ground and of water */
const amid = (letter: string): string[] =>
  ofGround(letter).filter((id) => around(id).every((other) => groundOf(other) === letter))

describe.each(THEMES)('a reader of the printed map of Nations in Arms (%s)', (theme) => {
  let printed: Printed
  beforeAll(async () => {
    printed = await Printed.read(map, theme, LEVEL)
  })
  const about = (id: string, [dx, dy]: Point = [0, 6], radius = 12): readonly Rgb[] => {
    const [x, y] = frame.centre(id)
    return printed.around([x + dx, y + dy], radius)
  }
  const average = (ids: readonly string[], what: (colour: Rgb) => number): number =>
    mean(ids.flatMap((id) => about(id).map(what)))

  it('tells forest, marsh, sea and open country apart, hex by hex', () => {
    const clear = average(amid('c').slice(0, 200), greenness)
    for (const id of ofGround('f'))
      expect([id, mean(about(id).map(greenness)) > clear + 8]).toEqual([id, true])
    const dry = average(amid('c').slice(0, 200), blueness)
    for (const id of ofGround('s')) expect([id, mean(about(id).map(blueness)) > dry + 10]).toEqual([id, true])
    expect(average(HEXES.filter(isSea).slice(0, 200), blueness)).toBeGreaterThan(dry + 20)
  })

  it('sees peaks in mountains: light and dark lie side by side', () => {
    const rough = (id: string) => {
      const found = about(id, [0, 8], 16).map(brightness)
      return Math.max(...found) - Math.min(...found)
    }
    expect(mean(ofGround('m').map(rough))).toBeGreaterThan(2 * mean(amid('c').map(rough)))
  })

  it('sees water on every hexside that has a river', () => {
    const water = rgb(PALETTES[theme].river.water)
    const nearest = ([a, b]: readonly [string, string]) =>
      Math.min(...printed.around(midpoint(...hexside(frame, a, b)), 4).map((colour) => apart(colour, water)))
    const open = DATA.map.rivers
      .flatMap(({ sides }) => pairsIn(sides))
      .filter((pair) => !bridged.has(pairKey(pair)))
    expect(open.filter((pair) => nearest(pair) > 45)).toEqual([])
    const dry = amid('c').flatMap((id) =>
      around(id)
        .filter((to) => !rivers.has(pairKey([id, to])))
        .map((to) => [id, to] as const),
    )
    expect(dry.filter((pair) => nearest(pair) < 25).length / dry.length).toBeLessThan(0.02)
  })
})
