import { DATA } from './data/load.ts'
import type { UnitData } from './data/types.ts'
import { AH, RU, type Side } from './sides.ts'

/** Facts printed on the counters, by unit number. They never change and are no part of the state. */
export const UNITS: readonly UnitData[] = DATA.units
export const UNIT_COUNT = UNITS.length

export const unitData = (u: number): UnitData => UNITS[u] as UnitData

/** The unit with this id. */
export function unit(id: string): number {
  const index = UNITS.findIndex((data) => data.id === id)
  if (index < 0) throw new Error(`no unit ${id}`)
  return index
}

const bytes = (of: (data: UnitData) => number): Int8Array => Int8Array.from(UNITS, of)
/** two values a unit: full side, reduced side */
const faces = (of: (face: UnitData['front']) => number): Int8Array =>
  Int8Array.from(UNITS.flatMap(({ front, back }) => [of(front), of(back ?? front)]))

const side = bytes((data) => (data.side === 'AH' ? AH : RU))
const cavalry = bytes((data) => Number(data.type === 'cavalry'))
const steps = bytes((data) => data.steps)
const released = bytes((data) => data.releasedOn ?? 0)
const hardiness = bytes((data) => (data.whiteSymbol ? 2 : 3))
const attack = faces((face) => face.attack)
const defense = faces((face) => face.defense)
const artillery = faces((face) => face.artillery)
const movement = faces((face) => face.movement)

const corpsNames = [
  ...new Set(UNITS.flatMap(({ corps, side: id }) => (corps === null ? [] : [`${id} ${corps}`]))),
]
const corps = bytes((data) => (data.corps === null ? -1 : corpsNames.indexOf(`${data.side} ${data.corps}`)))

export const sideOf = (u: number): Side => side[u] as Side
export const isCavalry = (u: number): boolean => cavalry[u] === 1
/** §2.1.id number of the corps, or -1 for an independent unit */
export const corpsOf = (u: number): number => corps[u] as number
export const fullSteps = (u: number): number => steps[u] as number
export const isErsatz = (u: number): boolean => unitData(u).ersatz
/** §2.1.white-symbol §10.2 the CE reduction that costs a step */
export const breakingPoint = (u: number): number => hardiness[u] as number
/** §2.1.move-restriction */
export const releaseTurn = (u: number): number => released[u] as number

const face = (u: number, stepsLeft: number): number => u * 2 + (stepsLeft < fullSteps(u) ? 1 : 0)
export const printedAttack = (u: number, stepsLeft: number): number => attack[face(u, stepsLeft)] as number
export const printedDefense = (u: number, stepsLeft: number): number => defense[face(u, stepsLeft)] as number
export const printedArtillery = (u: number, stepsLeft: number): number =>
  artillery[face(u, stepsLeft)] as number
export const printedMovement = (u: number, stepsLeft: number): number =>
  movement[face(u, stepsLeft)] as number

const unitsOf = (of: Side): number[] => UNITS.map((_, u) => u).filter((u) => sideOf(u) === of)
export const ARMY: readonly (readonly number[])[] = [unitsOf(AH), unitsOf(RU)]
/** §12.1 the units that may react */
export const CAVALRY: readonly (readonly number[])[] = ARMY.map((army) => army.filter(isCavalry))
