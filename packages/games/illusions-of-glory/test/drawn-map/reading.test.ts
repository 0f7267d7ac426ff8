import type { PointLink, PointSpace } from '@sandtable/cartography'
import { densify, inside, type Point } from '@sandtable/cartography/geometry'
import { blueness, mean, PALETTES, Printed, type Rgb, rgb, THEMES } from '@sandtable/maps/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { boxOfSpace, MAP, POINTS, spaceAt } from './described.ts'

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

  const share = (at: Point, radius: number, colour: string, near = 45): number => {
    const colours = printed.around(at, radius)
    return colours.filter((found) => apart(found, rgb(colour)) < near).length / colours.length
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
      mean(steps(9, -0.3, 0.6).map((right) => share(inSpace(space, right, -1), 1.2, points.victory, 30)))
    tells(({ isVictory }) => isVictory, red, 0.4)
  })

  it('reads the terrain of every space', () => {
    const { terrain } = points
    const of = (kind: 'mountain' | 'forest' | 'swamp') => (space: PointSpace) =>
      share(space.at, 17, terrain[kind])
    tells((space) => space.terrain === 'mountain', of('mountain'), 0.045)
    tells((space) => space.terrain === 'forest', of('forest'), 0.12)
    tells(
      (space) => space.terrain === 'swamp',
      (space) => (space.nation === 'sea' ? 0 : of('swamp')(space)),
      0.05,
    )
  })

  it('finds forts and supply sources on their corners', () => {
    const tagAt = (right: number, dx: number, dy: number) => (space: PointSpace) => {
      const [x, y] = inSpace(space, right, 1)
      return share([x + dx, y + dy], 7, theme === 'light' ? points.tag.ground : points.tag.sign)
    }
    tells(({ fort }) => fort > 0, tagAt(-1, -1, -12), theme === 'light' ? 0.35 : 0.1)
    const onLand = (seen: (space: PointSpace) => number) => (space: PointSpace) =>
      space.nation === 'sea' ? 0 : seen(space)
    tells(({ isSource }) => isSource, onLand(tagAt(1, 0, -11)), 0.25)
  })

  it('follows every line from space to space', () => {
    const inks: Readonly<Record<PointLink['kind'], string>> = {
      single: points.rail.sign,
      mixed: points.rail.sign,
      road: points.road,
      alpine: points.alpine,
      sea: points.lane,
    }
    const lost = POINTS.links.filter(({ ends, line, kind }) => {
      const boxes = ends.map((id) => boxOfSpace(spaceAt(id)))
      const free = densify(line, 2).filter((point) => !boxes.some((box) => inside(box, point)))
      const seen = free.filter((at) =>
        printed.around(at, 3.4).some((found) => apart(found, rgb(inks[kind])) < 70),
      )
      return seen.length < 0.6 * free.length
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
