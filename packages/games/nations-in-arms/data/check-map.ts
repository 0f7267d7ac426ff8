import { repeated } from '@sandtable/kernel/data'
import type { GameData, MapData } from './types.ts'

const GROUND = '~ocfsmpdx'
const WATER = '~o'

const two = (n: number): string => String(n).padStart(2, '0')
const listed = (list = ''): string[] => list.split(' ').filter(Boolean)

/** the numbers of all hexes, with the letter of their ground and the code of their area */
const hexesOf = ({ ground, areas }: MapData): Map<string, readonly [ground: string, area: string]> =>
  new Map(
    ground.flatMap((row, r) =>
      Array.from(row).map((letter, c) => [
        two(c + 1) + two(r + 1),
        [letter, (areas[r] ?? '').slice(2 * c, 2 * c + 2)],
      ]),
    ),
  )

const checkRows = ({ ground, areas }: MapData): readonly string[] =>
  ground.flatMap((row, r) => [
    ...(row.length === ground[0]?.length ? [] : [`map, row ${r + 1}: ${row.length} hexes`]),
    ...(areas[r]?.length === 2 * row.length ? [] : [`map, row ${r + 1}: areas do not fit`]),
    ...Array.from(row)
      .filter((letter) => !GROUND.includes(letter))
      .map((letter) => `map, row ${r + 1}: no ground is called ${letter}`),
  ])

/** what is wrong with the map itself, and what is told of hexes, provinces, zones and nations that are not there */
export function checkMap(data: GameData): readonly string[] {
  const hexes = hexesOf(data.map)
  const provinces = new Map(data.provinces.map(({ code, id }) => [code, id]))
  const zones = new Map(data.seas.zones.map(({ code, id }) => [code, id]))
  const ids = {
    province: new Set(provinces.values()),
    zone: new Set(zones.values()),
    nation: new Set(data.nations.map(({ id }) => id)),
    box: new Set(data.seas.boxes.map(({ id }) => id)),
  }
  const unknown = (what: keyof typeof ids, of: string, names: readonly string[]): string[] =>
    names.filter((name) => !ids[what].has(name)).map((name) => `${of}: no ${what} ${name}`)
  const onLand = (of: string, list: readonly string[]): string[] =>
    list
      .filter((id) => WATER.includes(hexes.get(id)?.[0] ?? '~'))
      .map((id) => `${of}: ${id} is no hex on land`)
  const sides = (of: string, list: string | undefined): string[] =>
    listed(list).flatMap((side) => onLand(of, side.split('/')))

  return [
    ...checkRows(data.map),
    ...[...hexes].flatMap(([id, [ground, area]]) => {
      if (ground === 'o') return area === '..' ? [] : [`lake ${id} lies in ${area}`]
      return (ground === '~' ? zones : provinces).has(area) ? [] : [`hex ${id}: no area ${area}`]
    }),
    ...data.map.rivers.flatMap(({ name, sides: along, bridges }) => [
      ...sides(name.en, along),
      ...listed(bridges)
        .filter((side) => !listed(along).includes(side))
        .map((side) => `${name.en}: a bridge at ${side}, where it does not flow`),
    ]),
    ...data.map.passes.flatMap(({ name, sides: along }) => sides(name?.en ?? 'pass', along)),
    ...data.map.straits.flatMap(({ name, side, zone }) => [
      ...sides(name.en, side),
      ...unknown('zone', name.en, [zone]),
    ]),
    ...data.places.places.flatMap(({ hex, name, port }) => [
      ...onLand(name.en, [hex]),
      ...unknown('zone', name.en, port ? [port.zone] : []),
    ]),
    ...repeated(data.places.places.map(({ hex }) => hex)).map((hex) => `two places in ${hex}`),
    ...repeated(data.places.places.map(({ name }) => name.en)).map((name) => `two places called ${name}`),
    ...repeated([...provinces.keys(), ...zones.keys()]).map((code) => `two areas with the code ${code}`),
    ...data.provinces.flatMap(({ id, owner, capital, exclaves }) => [
      ...unknown('nation', id, [owner]),
      ...onLand(id, [capital, ...listed(exclaves)]),
    ]),
    ...data.ownership.flatMap(({ year, provinces: owned, controllers }) => [
      ...unknown('province', String(year), Object.keys(owned)),
      ...unknown('nation', String(year), [
        ...Object.values(owned),
        ...Object.keys(controllers),
        ...Object.values(controllers).map((told) => told.split(' ')[0] ?? ''),
      ]),
      ...Object.values(controllers)
        .filter((told) => !/^\S+ (ally|satellite)$/.test(told))
        .map((told) => `${year}: ${told} is neither ally nor satellite`),
    ]),
    ...data.seas.links.flatMap(({ a, b }) => unknown('zone', 'link of zones', [a, b])),
    ...data.seas.boxes.flatMap(({ id, province, entry, boxes }) => [
      ...unknown('province', id, [...(province ? [province] : []), ...Object.keys(entry)]),
      ...unknown('box', id, listed(boxes)),
      ...Object.values(entry).flatMap((list) => onLand(id, listed(list))),
    ]),
  ]
}
