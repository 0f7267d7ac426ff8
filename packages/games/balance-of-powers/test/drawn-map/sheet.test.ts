import { readFileSync } from 'node:fs'
import { contains, densify, distance, hexOutline } from '@sandtable/cartography/geometry'
import { coverOf, overlap } from '@sandtable/cartography/labels'
import { described, foldersOf, ROOT, sheetText } from '@sandtable/maps/testing'
import { describe, expect, it } from 'vitest'
import { frame, projection } from '../../drawn-map/frame.ts'
import { HEXES, isSea, RAILS, TOWNS } from '../../drawn-map/hexes.ts'
import { balanceOfPowersMap } from '../../drawn-map/index.ts'

const map = described('balance-of-powers', balanceOfPowersMap)
const { marks, features } = map

describe('the northern sheet', () => {
  it('is what the builder makes of the data', () => {
    expect(readFileSync(foldersOf(map.id, ROOT).sheet, 'utf8')).toBe(sheetText(map))
  })

  it('is where the country is: cities lie in their hexes or beside them', () => {
    const cities = {
      '0423': [48.86, 2.35],
      '0922': [49.16, 5.38],
      '1119': [50.63, 5.57],
      '3717': [52.23, 21.01],
    }
    for (const [hex, [lat, lon]] of Object.entries(cities) as [string, [number, number]][])
      expect([hex, distance(projection.forward(lon, lat), frame.centre(hex)) < frame.width]).toEqual([
        hex,
        true,
      ])
  })

  it('has land and sea where the data have them', () => {
    const isLand = (id: string) =>
      features.land.filter((outline) => contains(outline, frame.centre(id))).length % 2 === 1
    const wrong = HEXES.filter((id) => isSea(id) === isLand(id))
    expect(wrong.length / HEXES.length).toBeLessThan(0.06)
  })

  it('has its railways in hexes that a railway joins', () => {
    const joined = new Set(RAILS.flat())
    const points = features.railways.flatMap((line) => densify(line, 12))
    const astray = points.filter(
      (point) => !HEXES.some((id) => joined.has(id) && contains(hexOutline(frame, id), point)),
    )
    expect(astray.length / points.length).toBeLessThan(0.01)
  })

  it('numbers its hexes and names its towns', () => {
    expect(new Set(marks.numbers.map(({ text }) => text)).size).toBe(marks.numbers.length)
    const named = new Set(map.labels.map(({ text }) => text.en))
    expect(TOWNS.filter(({ name }) => !named.has(name.en)).map(({ name }) => name.en)).toEqual([])
  })

  it('sets no name of a town over another', () => {
    const towns = map.labels.filter(({ kind }) => ['town', 'victory-town', 'fortress'].includes(kind))
    const clashing = towns.filter(
      (label, n) => overlap(coverOf(label), towns.slice(n + 1).flatMap(coverOf)) > 40,
    )
    expect(clashing.map(({ text }) => text.en)).toEqual([])
  })
})
