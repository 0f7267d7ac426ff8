/** Facts printed on the counters, by piece number: first units, then forts. No part of the state. */
import { DATA } from './data/load.ts'
import type { FortData, Names, OptionRef, UnitData } from './data/types.ts'
import { hex } from './map.ts'
import { AL, GE, type Nation, NATIONS, type Side, sideNamed } from './sides.ts'

export const UNITS: readonly UnitData[] = DATA.units
export const FORTS: readonly FortData[] = DATA.forts
export const UNIT_COUNT = UNITS.length
export const PIECES = UNIT_COUNT + FORTS.length

export const isFort = (p: number): boolean => p >= UNIT_COUNT
export const unitData = (u: number): UnitData => UNITS[u] as UnitData
export const fortData = (p: number): FortData => FORTS[p - UNIT_COUNT] as FortData

const all = Array.from({ length: PIECES }, (_, p) => p)
const dataOf = (p: number): UnitData | FortData => (isFort(p) ? fortData(p) : unitData(p))
const ids = all.map((p) => dataOf(p).id)

export const idOf = (p: number): string => ids[p] as string
export const nameOf = (p: number): Names => dataOf(p).name
export const optionOf = (p: number): OptionRef | undefined => dataOf(p).option

/** The piece with this id. */
export function piece(id: string): number {
  const index = ids.indexOf(id)
  if (index < 0) throw new Error(`no piece ${id}`)
  return index
}
export const pieceNamed = (id: string): number | undefined => {
  const index = ids.indexOf(id)
  return index < 0 ? undefined : index
}

const bytes = (of: (p: number) => number): Int8Array => Int8Array.from(all, of)
const units = (of: (data: UnitData) => number): Int8Array => bytes((p) => (isFort(p) ? 0 : of(unitData(p))))
const test =
  (table: Int8Array) =>
  (p: number): boolean =>
    table[p] === 1

const side = bytes((p) => sideNamed(dataOf(p).side))
const nation = bytes((p) => NATIONS.indexOf(dataOf(p).nation))
export const sideOf = (p: number): Side => side[p] as Side
export const nationOf = (p: number): Nation => nation[p] as Nation

export const isInfantry = test(units(({ type }) => Number(type === 'infantry')))
export const isCavalry = test(units(({ type }) => Number(type === 'cavalry')))
export const isHq = test(units(({ type }) => Number(type === 'hq')))
export const isHa = test(units(({ type }) => Number(type === 'ha')))
/** §2.3 infantry and cavalry */
export const isCombatUnit = test(units(({ type }) => Number(type === 'infantry' || type === 'cavalry')))
export const isCorps = test(units(({ size }) => Number(size === 'corps')))
export const isBrigade = test(units(({ size }) => Number(size === 'brigade')))
/** an infantry counter of corps size, reserve and territorial groups included (ruling 20) */
export const isInfantryCorps = (p: number): boolean => isInfantry(p) && isCorps(p)
export const isDefenceOnly = test(units(({ defenceOnly }) => Number(defenceOnly === true)))
export const isMountain = test(units(({ mountain }) => Number(mountain === true)))
export const isTerritorial = test(units(({ territorial }) => Number(territorial === true)))
export const hasRedCircle = test(units(({ redCircle }) => Number(redCircle === true)))
/** §8.4.6.a half corps a combat unit counts for; §aid.ix-minus */
const halves = units(({ type, size, stacksAs }) =>
  type === 'hq' || type === 'ha' ? 0 : size === 'corps' && stacksAs === undefined ? 2 : 1,
)
export const halvesOf = (p: number): number => halves[p] as number

const strengths = Int8Array.from(
  all.flatMap((p) => (isFort(p) ? [0, 0] : (unitData(p).cs ?? ([0, 0] as const)))),
)
const allowances = Int8Array.from(all.flatMap((p) => (isFort(p) ? [0, 0] : unitData(p).ma)))
/** §2.4.unit combat strength of a unit; `face` 1 is its disrupted side */
export const printedStrength = (u: number, face: number): number => strengths[u * 2 + face] as number
/** §2.4.unit movement allowance; for HQs and HA `face` 1 is the flipped side */
export const printedAllowance = (u: number, face: number): number => allowances[u * 2 + face] as number
/** §9.5.4 */
export const bombardmentOf = (u: number): number => unitData(u).bombardment ?? 0

/** §2.4.fort by step, 0 the best */
export const fortSteps = (p: number): number => fortData(p).steps.length
export const fortStrength = (p: number, step: number): number => fortData(p).steps[step]?.[0] ?? 0
export const fortDefence = (p: number, step: number): number => fortData(p).steps[step]?.[1] ?? 0
/** §aid.large-garrisons the forts our data mark */
export const hasLargeGarrison = (p: number): boolean => fortData(p).largeGarrison
export const fortHex = (p: number): number => hex(fortData(p).hex)

const ofSide = (wanted: Side): number[] => all.filter((p) => sideOf(p) === wanted)
/** all pieces of a side: units first, then forts */
export const ARMY: readonly (readonly number[])[] = [ofSide(AL), ofSide(GE)]
export const FORT_PIECES: readonly number[] = all.filter(isFort)
export const HQS: readonly number[] = all.filter(isHq)
