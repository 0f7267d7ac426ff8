import { readFileSync } from 'node:fs'
import { contains, densify, distance, hexOutline, hexside, midpoint } from '@sandtable/cartography/geometry'
import { coverOf, overlap } from '@sandtable/cartography/labels'
import { described, foldersOf, ROOT, sheetText } from '@sandtable/maps/testing'
import type { MapLabel } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { DATA } from '../../data/load.ts'
import { frame, projection } from '../../drawn-map/frame.ts'
import { HEXES, isLand, isOnBoard, isSea, pairsIn, PLACES, provinceOf } from '../../drawn-map/hexes.ts'
import { nationsInArmsMap } from '../../drawn-map/index.ts'

const map = described('nations-in-arms', nationsInArmsMap)
const { marks, features, labels } = map
const named = (kinds: readonly string[]): MapLabel[] => labels.filter(({ kind }) => kinds.includes(kind))

/** Names of the first that lie over names of either. */
function clashes(own: readonly MapLabel[], others: readonly MapLabel[], most: number): string[] {
  const covers = new Map([...own, ...others].map((label) => [label, coverOf(label)]))
  const over = (a: MapLabel, b: MapLabel) => overlap(covers.get(a) ?? [], covers.get(b) ?? [])
  return own.flatMap((label) =>
    others
      .filter((other) => other !== label && over(label, other) > most)
      .map((other) => `${label.text.en} and ${other.text.en}`),
  )
}

describe('the sheet', () => {
  it('is what the builder makes of the data', () => {
    expect(readFileSync(foldersOf(map.id, ROOT).sheet, 'utf8')).toBe(sheetText(map))
  })

  it('is where the country is: cities lie in their hexes or beside them', () => {
    const cities = {
      '2624': [48.86, 2.35],
      '4527': [48.21, 16.37],
      '7009': [55.75, 37.62],
      '7558': [30.05, 31.25],
      '0438': [38.72, -9.14],
      '6638': [41.01, 28.98],
    }
    for (const [hex, [lat, lon]] of Object.entries(cities) as [string, [number, number]][])
      expect([hex, distance(projection.forward(lon, lat), frame.centre(hex)) < frame.width]).toEqual([
        hex,
        true,
      ])
  })

  it('has land and sea where the data have them', () => {
    const isAshore = (id: string) =>
      features.land.filter((outline) => contains(outline, frame.centre(id))).length % 2 === 1
    const wrong = HEXES.filter((id) => isSea(id) === isAshore(id))
    expect(wrong.length / HEXES.length).toBeLessThan(0.04)
  })

  it('shows no towns at sea', () => {
    const isWet = ({ at }: { at: readonly [number, number] }) =>
      features.land.every((outline) => distance(nearest(outline, at), at) > 9 && !contains(outline, at))
    expect((features.cities ?? []).filter(isWet)).toEqual([])
  })

  it('numbers the hexes that can be entered, and no others', () => {
    const numbered = marks.numbers.map(({ text }) => text)
    expect(numbered).toEqual(HEXES.filter((id) => isLand(id) && isOnBoard(id)))
    expect(marks.numbers.every(({ at, text }) => contains(hexOutline(frame, text), at))).toBe(true)
  })

  it('§1.2(6) §1.2(8) every fortress shows its level, every port its box', () => {
    const levels = (features.cities ?? []).map(({ level }) => level)
    expect(levels).toEqual(PLACES.map(({ fortress = 0 }) => fortress))
    expect(marks.harbours).toHaveLength(PLACES.filter(({ port }) => port).length)
    const boxes = marks.harbours ?? []
    const close = boxes.flatMap(({ at }, i) =>
      boxes.slice(i + 1).filter((other) => distance(at, other.at) < 14),
    )
    expect(close).toEqual([])
  })

  it('§6.2.1(4) draws every river along its hexsides, with its bridges', () => {
    const points = features.rivers.flatMap(({ courses }) => courses.flatMap(({ line }) => densify(line, 4)))
    const sides = DATA.map.rivers.flatMap((river) => pairsIn(river.sides))
    const dry = sides.filter(([a, b]) => {
      const middle = midpoint(...hexside(frame, a, b))
      return points.every((point) => distance(point, middle) > 3)
    })
    expect(dry).toEqual([])
    expect(features.bridges).toHaveLength(DATA.map.rivers.flatMap(({ bridges }) => pairsIn(bridges)).length)
  })

  it('rivers end at the coast', () => {
    const ends = features.rivers.flatMap(({ courses }) =>
      courses.flatMap(({ line, start, end }) => [
        ...(start === 'leaves' ? line.slice(0, 1) : []),
        ...(end === 'leaves' ? line.slice(-1) : []),
      ]),
    )
    const inside = ends.filter(([x, y]) => x > 0 && y > 0 && x < map.width && y < map.height)
    const shores = features.land.map((outline) => densify([...outline, ...outline.slice(0, 1)], 6))
    const astray = inside.filter((at) =>
      shores.every((shore) => shore.every((point) => distance(point, at) > 40)),
    )
    expect(inside.length).toBeGreaterThan(20)
    expect(astray).toEqual([])
  })
})

const nearest = (outline: readonly (readonly [number, number])[], at: readonly [number, number]) =>
  outline.reduce((best, point) => (distance(point, at) < distance(best, at) ? point : best))

describe('the names', () => {
  const towns = named(['town', 'victory-town', 'fortress'])

  it('name every place, province, sea zone and river in both languages', () => {
    const all = new Set(labels.map(({ text }) => text.en))
    const missing = [
      ...PLACES.map(({ name }) => name.en),
      ...DATA.provinces.map(({ name }) => name.en),
      ...DATA.seas.zones.map(({ name }) => name.en),
    ].filter((name) => !all.has(name))
    expect(missing).toEqual([])
    expect(labels.filter(({ text }) => /[A-Za-z]/.test(text.ja))).toEqual([])
  })

  it('no town lies over another', () => {
    expect(clashes(towns, towns, 40)).toEqual([])
  })

  it('provinces and lands lie clear of towns, and of each other', () => {
    const lands = named(['province', 'country', 'region', 'sea'])
    expect(clashes(lands, [...towns, ...lands], 120)).toEqual([])
  })

  it('§1.2(5) the name of a province stands in it', () => {
    const astray = named(['province']).filter(({ x, y, text }) => {
      const hex = HEXES.find((id) => contains(hexOutline(frame, id), [x, y]))
      const around = HEXES.filter((id) => distance(frame.centre(id), [x, y]) < frame.width * 0.8)
      return ![hex ?? '', ...around].some((id) => provinceOf(id)?.name.en === text.en)
    })
    expect(astray.map(({ text }) => text.en)).toEqual([])
  })

  it('names of seas have room at the edge even when they have grown', () => {
    const half = (label: MapLabel) =>
      ((label.far ?? 1) * Math.max(...coverOf(label).map(({ left, right }) => right - left))) / 2
    const cut = named(['sea']).filter((label) => label.x < half(label) || label.x > map.width - half(label))
    expect(cut.map(({ text }) => text.en)).toEqual([])
  })
})
