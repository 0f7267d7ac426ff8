/** §3.2.1.h Units of two nations: their owner takes them for either, so they count as whichever serves him. */
import { nationMask } from '../pieces.ts'
import { ALL_NATIONS, BR, FR } from '../sides.ts'

/** bits of nations, and one of them is the piece's */
export const sharesNation = (mask: number, p: number): boolean => (mask & nationMask(p)) !== 0

const WEST = (1 << BR) | (1 << FR)
/** §7.2.4 §9.4.2.c of BR or FR and no other nation: a dual unit goes as the other one (§3.2.1.h, ruling 27) */
export const isWestern = (p: number): boolean => (nationMask(p) & ~WEST) === 0

/** the fewest nations all these pieces can be taken for: a dual one takes a nation that is there already */
export const fewestNations = (pieces: readonly number[]): number => fewest(pieces.map(nationMask))

function fewest(masks: readonly number[]): number {
  const isSingle = (mask: number): boolean => (mask & (mask - 1)) === 0
  const single = masks.filter(isSingle).reduce((all, mask) => all | mask, 0)
  const left = masks.filter((mask) => !isSingle(mask) && (mask & single) === 0)
  return countOf(single) + cover(left)
}
/** duals without a partner of one nation: whichever nation serves most of them */
function cover(masks: readonly number[]): number {
  const [first] = masks
  if (first === undefined) return 0
  const choices = ALL_NATIONS.filter((nation) => (first & (1 << nation)) !== 0)
  return 1 + Math.min(...choices.map((nation) => cover(masks.filter((mask) => (mask & (1 << nation)) === 0))))
}
const countOf = (mask: number): number => ALL_NATIONS.filter((nation) => (mask & (1 << nation)) !== 0).length

/** one nation all of them can be taken for */
export const canBeOneNation = (pieces: readonly number[]): boolean =>
  pieces.length > 0 && pieces.reduce((mask, p) => mask & nationMask(p), ~0) !== 0
