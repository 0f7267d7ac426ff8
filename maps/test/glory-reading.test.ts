import { beforeAll, describe, expect, it } from 'vitest'
import { between, distance, type Point } from '../geometry/point.ts'
import { PALETTES, type Rgb, rgb, THEMES } from '../palette.ts'
import type { PointLink, PointSpace } from '../point-map.ts'
import { MAP, POINTS, spaceAt } from './glory.ts'
import { blueness, mean, Printed } from './printed.ts'

const LEVEL = 2
const apart = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
const steps = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1))

describe.each(THEMES)('a reader of the printed map of Illusions of Glory (%s)', (theme) => {
  const { points } = PALETTES[theme]
  let printed: Printed
  beforeAll(async () => {
    printed = await Printed.read(MAP, theme, LEVEL)
  })

  const share = (at: Point, radius: number, colour: string): number => {
    const colours = printed.around(at, radius)
    return colours.filter((found) => apart(found, rgb(colour)) < 45).length / colours.length
  }
  const inSpace = ({ at: [x, y], width, height }: PointSpace, right: number, down: number): Point => [
    x + (right * width) / 2,
    y + (down * height) / 2,
  ]
  /** Exactly these spaces show it. */
  const tells = (is: (space: PointSpace) => boolean, seen: (space: PointSpace) => number, least: number) =>
    expect(POINTS.spaces.filter((space) => seen(space) > least).map(({ id }) => id)).toEqual(
      POINTS.spaces.filter(is).map(({ id }) => id),
    )

  it('sees every space in the colour of its nation', () => {
    const faint = POINTS.spaces.filter(
      (space) => share(inSpace(space, 0.5, -0.74), 3, points.spaces[space.nation].fill) < 0.8,
    )
    expect(faint.map(({ id }) => id)).toEqual([])
  })

  it('sees a red frame around every space that is worth points', () => {
    const red = (space: PointSpace): number =>
      mean(steps(9, -0.3, 0.6).map((right) => share(inSpace(space, right, -1), 1.4, points.victory)))
    tells(({ isVictory }) => isVictory, red, 0.4)
  })

  it('reads the terrain of every space', () => {
    const { terrain } = points
    const of = (kind: 'mountain' | 'forest' | 'swamp') => (space: PointSpace) =>
      share(space.at, 17, terrain[kind])
    tells((space) => space.terrain === 'mountain', of('mountain'), 0.045)
    tells((space) => space.terrain === 'forest', of('forest'), 0.12)
    tells((space) => space.terrain === 'swamp', of('swamp'), 0.05)
  })

  it('finds forts, ports and supply sources on their corners', () => {
    const { ground } = points.tag
    const tag = (right: number, down: number) => (space: PointSpace) => {
      const [x, y] = inSpace(space, Math.sign(right), Math.sign(down))
      const at: Point = [x + right - Math.sign(right), y + down - Math.sign(down)]
      return share(at, 7, ground)
    }
    tells(({ fort }) => fort > 0, tag(-2, -11), 0.35)
    tells(({ isSource }) => isSource, tag(1, -10), 0.25)
  })

  it('follows every line from space to space', () => {
    const inks: Readonly<Record<PointLink['kind'], string>> = {
      single: points.rail.sign,
      mixed: points.rail.sign,
      road: points.road,
      alpine: points.alpine,
      sea: points.lane,
    }
    const lost = POINTS.links.filter(({ line, kind }) => {
      const [from, to] = [line[0], line.at(-1)] as [Point, Point]
      if (line.length > 2) return false
      const clear = Math.min(0.45, 44 / distance(from, to))
      const seen = steps(40, clear, 1 - clear).map((at) =>
        Math.min(...printed.around(between(from, to, at), 3.4).map((found) => apart(found, rgb(inks[kind])))),
      )
      return seen.filter((off) => off < 70).length < 0.6 * seen.length
    })
    expect(lost.map(({ ends }) => ends.join('–'))).toEqual([])
  })

  it('sees a blue bar on every line that crosses water', () => {
    const bars = POINTS.links.flatMap(({ ends, bar }) => (bar ? [{ ends, at: bar.at }] : []))
    const dry = bars.filter(({ at }) => share(at, 3, points.bar) < 0.5)
    expect(dry.map(({ ends }) => ends.join('–'))).toEqual([])
  })

  it('tells the sea from the land', () => {
    const blue = ([x, y]: Point): number => mean(printed.around([x, y], 6).map(blueness))
    const seas = [blue([900, 560]), blue([1950, 2060]), blue([880, 2860])]
    const lands = ['Minsk', 'Budapest', 'Kiev', 'Sofia'].map((id) => {
      const [x, y] = spaceAt(id).at
      return blue([x - 44, y + 50])
    })
    expect(Math.min(...seas)).toBeGreaterThan(Math.max(...lands) + 8)
  })
})
