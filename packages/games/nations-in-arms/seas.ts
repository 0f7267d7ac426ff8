/** §1.2 Sea zones, and §6.2.2 off-map boxes. */
import { Graph } from '@sandtable/board'
import { DATA } from './data/load.ts'
import type { BoxData, ZoneData } from './data/types.ts'
import { areaCode, groundLetter, HEXES, hexesIn } from './map.ts'
import { NONE } from './nations.ts'
import { hexesOfProvince, province } from './provinces.ts'

const { zones, links, boxes } = DATA.seas

/** Sea zones and the ways between them. */
export const ZONES = new Graph(
  zones.map(({ id }) => id),
  links.map(({ a, b }): [string, string] => [a, b]),
)
export const zoneData = (z: number): ZoneData => zones[z] as ZoneData
/** The zone with this id. */
export function zone(id: string): number {
  const z = ZONES.indexOf(id)
  if (z < 0) throw new Error(`no sea zone ${id}`)
  return z
}

const byCode = new Map(zones.map(({ code }, z) => [code, z]))
const zoneOfHex = Int8Array.from({ length: HEXES }, (_, h) =>
  groundLetter(h) === '~' ? (byCode.get(areaCode(h)) ?? NONE) : NONE,
)
/** the zone of a sea hex, or NONE */
export const zoneOf = (h: number): number => zoneOfHex[h] as number

export const BOXES = boxes.length
export const boxData = (b: number): BoxData => boxes[b] as BoxData
/** The box with this id. */
export function box(id: string): number {
  const b = boxes.findIndex((each) => each.id === id)
  if (b < 0) throw new Error(`no box ${id}`)
  return b
}
const entries = boxes.map(({ entry }) => Object.values(entry).flatMap((list) => hexesIn(list)))
/** §6.2.2 hexes from which troops enter it, and to which they leave it */
export const entryHexes = (b: number): readonly number[] => entries[b] as number[]
const ways = boxes.map(({ boxes: to = '' }) => to.split(' ').filter(Boolean).map(box))
/** §6.2.2 boxes it leads to */
export const boxesBeside = (b: number): readonly number[] => ways[b] as number[]

const boxOfHex = new Int8Array(HEXES).fill(NONE)
boxes.forEach((each, b) => {
  if (each.province) for (const h of hexesOfProvince(province(each.province))) boxOfHex[h] = b
})
/** the box that a hex is drawn for, or NONE */
export const boxOf = (h: number): number => boxOfHex[h] as number
