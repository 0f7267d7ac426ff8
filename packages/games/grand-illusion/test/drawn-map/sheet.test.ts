import { readFileSync } from 'node:fs'
import { contains, densify, distance, hexOutline, type Polyline } from '@sandtable/cartography/geometry'
import { coverOf, overlap } from '@sandtable/cartography/labels'
import { clashesOf, described, foldersOf, pairKey, ROOT, sheetText } from '@sandtable/maps/testing'
import { describe, expect, it } from 'vitest'
import { DATA } from '../../data/load.ts'
import { frame, globe } from '../../drawn-map/frame.ts'
import { grandIllusionMap } from '../../drawn-map/index.ts'
import { townAt } from '../../drawn-map/places.ts'
import { TOWNS, type TownPlace } from '../../drawn-map/towns.ts'
import { HEXES, OBSTACLES } from './hexes.ts'

const map = described('grand-illusion', grandIllusionMap)
const { marks, features } = map
const town = (name: string) => TOWNS.find(({ en }) => en === name) as TownPlace

describe('the sheet of Grand Illusion', () => {
  it('is what the builder makes of the data', () => {
    expect(readFileSync(foldersOf(map.id, ROOT).sheet, 'utf8')).toBe(sheetText(map))
  })

  it('has room for every hex', () => {
    for (const [x, y] of map.spaces.flat()) {
      expect(Math.min(x, map.width - x)).toBeGreaterThan(20)
      expect(Math.min(y, map.height - y)).toBeGreaterThan(20)
    }
  })

  it('agrees with the globe: hexes lie where their latitude and longitude are', () => {
    for (const { id, lat, lon } of HEXES)
      expect(distance(globe.forward(lon, lat), frame.centre(id))).toBeLessThan(1)
  })

  it('bends the country little, and never over itself', () => {
    for (const { lat, lon } of HEXES) {
      const at = map.projection.forward(lon, lat)
      const [backLon, backLat] = map.projection.inverse(at)
      expect(distance(at, globe.forward(lon, lat))).toBeLessThan(frame.width)
      expect([backLat, backLon].map((value) => value.toFixed(3))).toEqual(
        [lat, lon].map((value) => value.toFixed(3)),
      )
    }
  })

  it('has every town inside its own hex, and for every hex the town it is named after', () => {
    for (const place of TOWNS)
      expect([place.en, contains(hexOutline(frame, place.hex), townAt(place))]).toEqual([place.en, true])
    for (const { id, name } of HEXES) {
      const first = TOWNS.find(({ hex }) => hex === id)
      expect([id, name.en.startsWith(first?.en ?? '-'), name.ja.startsWith(first?.ja ?? '-')]).toEqual([
        id,
        true,
        true,
      ])
    }
  })

  it('has the towns of 1914 in their countries', () => {
    const owners = {
      france: [
        'Maubeuge',
        'Givet',
        'Sedan',
        'Verdun',
        'Toul',
        'Nancy',
        'Lunéville',
        'St-Dié',
        'Belfort',
        'Lille',
      ],
      belgium: ['Mons', 'Dinant', 'Liège', 'Bastogne', 'Antwerp', 'Ypres', 'Chimay', 'Turnhout'],
      luxembourg: ['Luxembourg', 'Clervaux'],
      germany: [
        'Aachen',
        'Malmedy',
        'Thionville',
        'Metz',
        'Morhange',
        'Sarrebourg',
        'Strasbourg',
        'Colmar',
        'Mulhouse',
      ],
    }
    for (const [nation, names] of Object.entries(owners))
      for (const name of names) {
        const found = features.countries.filter(({ outline }) => contains(outline, townAt(town(name))))
        expect([name, ...found.map((country) => country.nation)]).toEqual([name, nation])
      }
  })

  it('has the sea at every coastal hex', () => {
    const isLand = (x: number, y: number) =>
      features.land.filter((outline) => contains(outline, [x, y])).length % 2 === 1
    for (const id of DATA.places.coastal.hexes) {
      const [cx, cy] = frame.centre(id)
      const rim = Array.from({ length: 72 }, (_, i) => (i * Math.PI) / 36)
      const wet = rim.some((way) => !isLand(cx + 84 * Math.cos(way), cy + 84 * Math.sin(way)))
      expect([id, wet]).toEqual([id, true])
    }
  })
})

describe('the signs of Grand Illusion', () => {
  it('number every hex, in a black box where Germany holds it', () => {
    expect(marks.numbers.map(({ text, boxed }) => [text, boxed])).toEqual(
      HEXES.map(({ id, owner }) => [id, owner === 'GE']),
    )
  })

  it('lie inside their hexes', () => {
    const inSome = ({ at }: { at: readonly [number, number] }) =>
      map.spaces.some((space) => contains(space, at))
    expect([...marks.numbers, ...marks.tags, ...marks.badges].every(inSome)).toBe(true)
  })

  it('have three diamonds on closed sides and one on slow ones', () => {
    const counts = [...OBSTACLES.values()].map((kind) => (kind === 'impassable' ? 3 : 1))
    expect(marks.obstacles.map(({ diamonds }) => diamonds)).toEqual(counts)
  })

  it('show supplies for each nation of the data', () => {
    expect(marks.badges).toHaveLength(HEXES.flatMap(({ supply = [] }) => supply).length)
  })
})

describe('the railways of Grand Illusion', () => {
  const hexesOn = (line: Polyline) => {
    const points = densify(line, 2)
    return HEXES.filter(({ id }) => points.some((point) => contains(hexOutline(frame, id), point))).map(
      ({ id }) => id,
    )
  }

  it('lie in the two hexes they link and in no other', () => {
    expect(features.railways).toHaveLength(DATA.map.rails.length)
    features.railways.forEach((line, i) => {
      const { a, b } = DATA.map.rails[i] as { a: string; b: string }
      expect(pairKey(...(hexesOn(line) as [string, string]))).toBe(pairKey(a, b))
    })
  })
})

describe('the names of Grand Illusion', () => {
  it('are set over no other', () => {
    expect(clashesOf(map.labels)).toEqual([])
  })

  it('hide no sign', () => {
    const boxes = [...marks.numbers, ...marks.tags, ...marks.badges, ...marks.obstacles].map(
      ({ at: [x, y] }) => ({
        left: x - 6,
        right: x + 6,
        top: y - 6,
        bottom: y + 6,
      }),
    )
    const hiding = map.labels.filter((label) => overlap(coverOf(label), boxes) > 1).map(({ text }) => text.en)
    expect(hiding).toEqual([])
  })
})
