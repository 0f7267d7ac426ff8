/** §1.2 Provinces, by number and by hex. */
import { DATA } from './data/load.ts'
import type { ProvinceData } from './data/types.ts'
import { areaCode, groundLetter, hex, HEXES } from './map.ts'
import { nation, NONE } from './nations.ts'

const { provinces } = DATA
export const PROVINCES = provinces.length
export const provinceData = (p: number): ProvinceData => provinces[p] as ProvinceData

const index = new Map(provinces.map(({ id }, p) => [id, p]))
/** The province with this id. */
export function province(id: string): number {
  const p = index.get(id)
  if (p === undefined) throw new Error(`no province ${id}`)
  return p
}

const byCode = new Map(provinces.map(({ code }, p) => [code, p]))
const isWater = (h: number): boolean => '~o'.includes(groundLetter(h))
const provinceOfHex = Int16Array.from({ length: HEXES }, (_, h) =>
  isWater(h) ? NONE : (byCode.get(areaCode(h)) ?? NONE),
)
/** the province of a hex on land, or NONE */
export const provinceOf = (h: number): number => provinceOfHex[h] as number

const hexesByProvince: number[][] = provinces.map(() => [])
provinceOfHex.forEach((p, h) => hexesByProvince[p]?.push(h))
export const hexesOfProvince = (p: number): readonly number[] => hexesByProvince[p] as number[]

const capitals = Int16Array.from(provinces, ({ capital }) => hex(capital))
/** §1.2 the hex of its capital */
export const capitalOfProvince = (p: number): number => capitals[p] as number
const owners = Int8Array.from(provinces, ({ owner }) => nation(owner))
/** §1.2 the nation within whose borders of 1792 it lies */
export const ownerIn1792 = (p: number): number => owners[p] as number
