/** §22.2 §22.4 Which SCUs make up an LCU. */
import { isAlike, isCavalry, isDivision, isInfantry, isSpecial, nationMask } from '../../pieces.ts'
import { TABLES } from '../../tables.ts'

/** Three SCUs for an LCU at full strength, two for a reduced one. */
export const FULL_SET = TABLES.assembly.full
export const REDUCED_SET = TABLES.assembly.reduced

const isMixed = (mask: number): boolean => (mask & (mask - 1)) !== 0

/**
 * §22.1.c §22.2.e Infantry or cavalry SCUs of its nation, or of one of its two nations; no special units, no
 * uprisings.
 */
export const isComponent = (lcu: number, p: number): boolean =>
  isDivision(p) && !isSpecial(p) && (isInfantry(p) || isCavalry(p)) && (nationMask(p) & nationMask(lcu)) !== 0

/**
 * §22.2.a Two SCUs of its type and any third; §22.2.c one of its type and any other; §22.2.d both nations for
 * an LCU of two.
 */
export function isSetFor(lcu: number, pieces: readonly number[]): boolean {
  if (pieces.length !== FULL_SET && pieces.length !== REDUCED_SET) return false
  if (!pieces.every((p) => isComponent(lcu, p))) return false
  const mask = nationMask(lcu)
  if (isMixed(mask)) return pieces.reduce((bits, p) => bits | nationMask(p), 0) === mask
  const alike = pieces.filter((p) => isAlike(p, lcu)).length
  return alike >= pieces.length - 1
}

/** Whether a set of that size can be found among these units at all. */
export function isPossible(lcu: number, from: readonly number[], size: number): boolean {
  const fit = from.filter((p) => isComponent(lcu, p))
  const mask = nationMask(lcu)
  if (fit.length < size) return false
  if (isMixed(mask)) return fit.reduce((bits, p) => bits | nationMask(p), 0) === mask
  return fit.filter((p) => isAlike(p, lcu)).length >= size - 1
}

type Alike = (p: number, q: number) => boolean
/**
 * All sets of these sizes among the units. Of sets that differ only by units that are alike, which are next
 * to each other, one is enough.
 */
export function setsOf(
  lcu: number,
  from: readonly number[],
  sizes: readonly number[],
  areAlike: Alike = () => false,
): number[][] {
  return sizes.flatMap((size) => choices(from, size, areAlike)).filter((set) => isSetFor(lcu, set))
}
function choices(from: readonly number[], size: number, areAlike: Alike): number[][] {
  if (size === 0) return [[]]
  return from.flatMap((p, i) => {
    if (i > 0 && areAlike(from[i - 1] as number, p)) return []
    return choices(from.slice(i + 1), size - 1, areAlike).map((rest) => [p, ...rest])
  })
}

/** Units that can be chosen next to complete one of the sets. */
export const nextOf = (sets: readonly (readonly number[])[], picked: readonly number[]): number[] => {
  const open = sets.filter((set) => set.length > picked.length && picked.every((p) => set.includes(p)))
  return [...new Set(open.flat())].filter((p) => !picked.includes(p)).sort((a, b) => a - b)
}
export const isComplete = (sets: readonly (readonly number[])[], picked: readonly number[]): boolean =>
  sets.some((set) => set.length === picked.length && picked.every((p) => set.includes(p)))
