import { NATIONS } from '../sides.ts'
import { areAdjacent, type HexIndex, indexHexes } from './grid.ts'
import { repeated } from '@sandtable/kernel/data'
import type { GameData, HexData, PlacesData } from './types.ts'

/** every list of hexes, by the name of its place */
const lists = (places: PlacesData): [string, readonly string[]][] =>
  Object.entries(places).flatMap(([name, place]: [string, Readonly<Record<string, unknown>>]) =>
    Object.entries(place).flatMap(([key, value]): [string, readonly string[]][] => {
      if (Array.isArray(value)) return [[`${name}.${key}`, value as readonly string[]]]
      return key === 'hex' || key === 'escape' ? [[`${name}.${key}`, [String(value)]]] : []
    }),
  )

const checkKnown = (places: PlacesData, index: HexIndex): readonly string[] =>
  lists(places).flatMap(([name, ids]) => [
    ...ids.filter((id) => !index.has(id)).map((id) => `${name}: unknown hex ${id}`),
    ...repeated(ids).map((id) => `${name}: ${id} is listed twice`),
  ])

const isNextTo = (index: HexIndex, a: string, b: string): boolean =>
  areAdjacent(index.get(a) as HexData, index.get(b) as HexData)

/** §8.4.9.a the six hexes around Paris */
function checkParis({ paris, parisInDanger }: PlacesData, index: HexIndex): readonly string[] {
  const strays = parisInDanger.hexes.filter((id) => !isNextTo(index, id, paris.hex))
  return [
    ...strays.map((id) => `parisInDanger: ${id} is not next to Paris`),
    ...(parisInDanger.hexes.length === 6 ? [] : ['parisInDanger: must be six hexes']),
  ]
}

const checkAntwerp = ({ antwerp }: PlacesData, index: HexIndex): readonly string[] =>
  [...antwerp.mask, antwerp.escape]
    .filter((id) => !isNextTo(index, id, antwerp.hex))
    .map((id) => `antwerp: ${id} is not next to it`)

const checkWithin = (
  inner: string,
  ids: readonly string[],
  outer: string,
  all: readonly string[],
): string[] => ids.filter((id) => !all.includes(id)).map((id) => `${inner}: ${id} is not in ${outer}`)

/** ruling 56: France is printed Allied */
const checkFrance = ({ france }: PlacesData, index: HexIndex): readonly string[] =>
  france.hexes.filter((id) => index.get(id)?.owner !== 'AL').map((id) => `france: ${id} is printed German`)

/** §8.4.3.b the symbols on the map and the lists are the same */
function checkSupply({ map, places }: GameData): readonly string[] {
  return NATIONS.flatMap((nation) => {
    const marked = map.hexes.filter(({ supply }) => supply?.includes(nation)).map(({ id }) => id)
    const listed = places.supply[nation]
    return [
      ...checkWithin(`supply.${nation}`, listed, 'the symbols of the map', marked),
      ...checkWithin(`supply symbols of ${nation}`, marked, 'the list', listed),
    ]
  })
}

export function checkPlaces(data: GameData): readonly string[] {
  const { places } = data
  const index = indexHexes(data.map)
  const unknown = checkKnown(places, index)
  if (unknown.length > 0) return unknown
  return [
    ...checkParis(places, index),
    ...checkAntwerp(places, index),
    ...checkFrance(places, index),
    ...checkWithin('ports', places.ports.hexes, 'coastal', places.coastal.hexes),
    ...checkWithin('border', places.border.hexes, 'france', places.france.hexes),
    ...checkSupply(data),
  ]
}
