import { DATA } from './data/load.ts'

const { nations } = DATA
export const NATIONS = nations.length
/** no nation, no province, no zone, no place: what is asked for is not there */
export const NONE = -1

const index = new Map(nations.map(({ id }, n) => [id, n]))
/** -1 if there is no such nation */
export const nationNamed = (id: string): number => index.get(id) ?? NONE
/** The nation with this id. */
export function nation(id: string): number {
  const n = nationNamed(id)
  if (n === NONE) throw new Error(`no nation ${id}`)
  return n
}
export const nationData = (n: number) => nations[n] as (typeof nations)[number]
export const isMajor = (n: number): boolean => nations[n]?.is === 'major'
/** §15.3 rebels, who are a nation of their own as long as they fight */
export const isRevolt = (n: number): boolean => nations[n]?.is === 'revolt'
