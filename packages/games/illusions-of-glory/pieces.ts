/**
 * Facts printed on the counters, by piece number. Each counter is a piece: a combat unit, an HQ, artillery or
 * an uprising. They are no part of the state.
 */
import { DATA } from './data/load.ts'
import type { Factors, Names, UnitClassData, UnitData, UnitType } from './data/types.ts'
import {
  ALL_NATIONS,
  AP,
  type Allegiance,
  type Nation,
  type NationId,
  NO_SIDE,
  nationNamed,
  onlySideOf,
} from './sides.ts'

export const KINDS: readonly UnitData[] = DATA.units.units
const classes = new Map(DATA.units.classes.map((entry) => [entry.id, entry]))

const kindIndexes = KINDS.flatMap(({ count }, kind) => Array.from({ length: count }, () => kind))
export const PIECES = kindIndexes.length
const kinds = Int16Array.from(kindIndexes)
const all = Array.from({ length: PIECES }, (_, p) => p)

/** The kind of a piece: an index in `KINDS`. */
export const kindOf = (p: number): number => kinds[p] as number
export const kindData = (p: number): UnitData => KINDS[kindOf(p)] as UnitData
export const classOfKind = (kind: UnitData): UnitClassData => {
  const found = classes.get(kind.cls)
  if (found === undefined) throw new Error(`no class ${kind.cls} of unit ${kind.id}`)
  return found
}
export const classOf = (p: number): UnitClassData => classOfKind(kindData(p))

/** The pieces of each kind, by index in `KINDS`. */
export const PIECES_OF_KIND: readonly (readonly number[])[] = KINDS.map((_, kind) =>
  all.filter((p) => kinds[p] === kind),
)
/** Index of the kind with this id. */
export function kind(id: string): number {
  const index = KINDS.findIndex((entry) => entry.id === id)
  if (index < 0) throw new Error(`no kind of unit ${id}`)
  return index
}
export const piecesNamed = (id: string): readonly number[] => PIECES_OF_KIND[kind(id)] as readonly number[]

/** A kind of one counter gives its id; the others are numbered from 1: `RU_inf_SCU.3`. */
const ids = all.map((p) => {
  const { id, count } = kindData(p)
  return count === 1 ? id : `${id}.${p - (PIECES_OF_KIND[kindOf(p)]?.[0] as number) + 1}`
})
const indexes = new Map(ids.map((id, p) => [id, p]))
export const idOf = (p: number): string => ids[p] as string
export const nameOf = (p: number): Names => kindData(p).name
/** The piece with this id. */
export function piece(id: string): number {
  const index = indexes.get(id)
  if (index === undefined) throw new Error(`no piece ${id}`)
  return index
}

const bytes = (of: (data: UnitClassData, kind: UnitData) => number): Int8Array =>
  Int8Array.from(all, (p) => of(classOf(p), kindData(p)))
const flags = (of: (data: UnitClassData) => boolean): Int8Array => bytes((data) => Number(of(data)))
const test =
  (table: Int8Array) =>
  (p: number): boolean =>
    table[p] === 1
const ofType = (type: UnitType): Int8Array => flags((data) => data.type === type)

// size and type

export const isHq = test(ofType('hq'))
export const isArtillery = test(ofType('artillery'))
export const isUprising = test(ofType('uprising'))
export const isLcu = test(flags(({ size }) => size === 'LCU'))
/** A division is an SCU that is no HQ, heavy artillery or uprising. */
export const isDivision = test(
  flags(({ size, type }) => size === 'SCU' && type !== 'hq' && type !== 'artillery' && type !== 'uprising'),
)
/**
 * §27.0.a Troops are LCUs and divisions. They count for stacking and sieges, take control and absorb losses.
 */
export const isTroops = (p: number): boolean => isLcu(p) || isDivision(p)
/** §27.0.b Support is HQs and heavy artillery. */
export const isSupport = (p: number): boolean => isHq(p) || isArtillery(p)
export const isCavalry = test(ofType('cavalry'))
export const isElite = test(ofType('elite'))
export const isReserve = test(ofType('reserve'))
export const isRegular = test(ofType('regular'))
/** Infantry of any kind: regular, elite or reserve troops. */
export const isInfantry = (p: number): boolean => isRegular(p) || isElite(p) || isReserve(p)
/** §12.2.1.a.3 */
export const isMountain = test(flags(({ mountain }) => mountain === true))
/** §24.2.a.2 */
export const isRegional = test(flags(({ regional }) => regional === true))
/** §9.6.1.f §12.6.6.e */
export const isSpecial = test(flags(({ special }) => special === true))
/** The colour of the symbol, or the arm. */
export const typeOf = (p: number): UnitType => types[p] as UnitType
const types = all.map((p) => classOf(p).type)
/**
 * §3.2.1.a §12.6.4.b §22.2 The units have the same type: colour and symbol. The mountain troops of
 * §12.2.1.a.3 have a symbol of their own.
 */
export const isAlike = (p: number, q: number): boolean =>
  types[p] === types[q] && isMountain(p) === isMountain(q)

// nations

const first = bytes((_, { nations }) => nationNamed(nations[0]))
const masks = Int16Array.from(all, (p) =>
  kindData(p).nations.reduce((mask, nation) => mask | (1 << nationNamed(nation)), 0),
)
/** The nation of a unit; of a unit of two nations the first (§3.2.1.h). */
export const nationOf = (p: number): Nation => first[p] as Nation
/** Bit n: the unit belongs to nation n. */
export const nationMask = (p: number): number => masks[p] as number
export const isOf = (p: number, nation: Nation): boolean => ((masks[p] as number) & (1 << nation)) !== 0
export const nationsOf = (p: number): readonly NationId[] => kindData(p).nations
export const isDual = (p: number): boolean => nationsOf(p).length === 2

const alwaysAp = new Set(DATA.neutrals.greece.alwaysAp)
function allegiance(p: number): Allegiance {
  if (isUprising(p)) return NO_SIDE
  return alwaysAp.has(kindData(p).id) ? AP : onlySideOf(nationOf(p))
}
const sides = Int8Array.from(all, allegiance)
/**
 * The side a unit can fight for; `NO_SIDE` for uprisings, and for Greek units, whose side is decided in the
 * game.
 */
export const sideOf = (p: number): Allegiance => sides[p] as Allegiance

// factors

const faces = (factor: 0 | 1 | 2): Int8Array =>
  Int8Array.from(all.flatMap((p) => bothFaces(p).map((face) => face[factor])))
function bothFaces(p: number): readonly [Factors, Factors] {
  const { full, reduced } = classOf(p)
  const mf = kindData(p).mf
  return mf === undefined ? [full, reduced] : [withMf(full, mf), withMf(reduced, mf)]
}
const withMf = ([cf, lf]: Factors, mf: number): Factors => [cf, lf, mf]

export const FULL = 0
export const REDUCED = 1
export type Face = typeof FULL | typeof REDUCED
const cfs = faces(0)
const lfs = faces(1)
const mfs = faces(2)
/** §3.2.1.d combat factor */
export const cfOf = (p: number, face: Face): number => cfs[p * 2 + face] as number
/** loss factor; 0 for HQs and artillery, which never absorb losses (§27.0.e) */
export const lfOf = (p: number, face: Face): number => lfs[p * 2 + face] as number
/** movement factor */
export const mfOf = (p: number, face: Face): number => mfs[p * 2 + face] as number
const drms = Int8Array.from(all.flatMap((p) => kindData(p).drm ?? [0, 0]))
/** §27.1 die roll modifier of an HQ or of heavy artillery */
export const drmOf = (p: number, face: Face): number => drms[p * 2 + face] as number

// lists

/** The units of each nation. A unit of two nations is in both lists. */
export const ARMIES: readonly (readonly number[])[] = ALL_NATIONS.map((nation) =>
  all.filter((p) => isOf(p, nation)),
)
export const UPRISINGS: readonly number[] = all.filter(isUprising)
export const HQS: readonly number[] = all.filter(isHq)
/** §25.5 */
export const BLACK_SEA_SCU = piece('RU_BlackSea')
/** §10.2.b §14.2.2.c */
export const SPECIAL_2_4 = piece('RU_2-4Special')
/** §10.2.b */
export const YUGO_SCU = piece('RU_SB_Yugo')
/** §26.3.2.c.2 */
export const NATIONAL_DEFENCE = piece('BR_GR_NationalDefence')
/** §12.7.4.d */
export const BRUSILOV_HQ = piece('RU_HQ_Brusilov')
/** §12.7.4.e */
export const MACKENSEN_HQ = piece('GE_HQ_Mackensen')
/** §26.2.3.b */
export const GENERAL_COMMANDS: readonly number[] = DATA.collapse.replacements.units.map(piece)
