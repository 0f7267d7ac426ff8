/**
 * §3.2.1.h Units of two nations. Their owner may treat such a unit as either nation, so it counts as the one
 * that serves him better.
 */
import { isDual, nationMask, nationsOf, YUGO_SCU } from '../pieces.ts'
import { AH, BR, FR, type NationId, nationNamed } from '../sides.ts'
import { type State, STATUS, statusOf } from '../state.ts'
import { isTreatyOn } from './28-treaty/treaty.ts'

/**
 * The nations a unit may still be treated as. A nation that has left the war is not among them (rulings 105,
 * 123).
 */
export function nationsNow(s: State, p: number): readonly NationId[] {
  const nations = nationsOf(p)
  if (nations.length < 2) return nations
  if (p === YUGO_SCU && isTreatyOn(s)) return ['SB']
  return statusOf(s, AH) === STATUS.collapsed ? nations.filter((id) => id !== 'AH') : nations
}

export const nationMaskNow = (s: State, p: number): number =>
  isDual(p) ? nationsNow(s, p).reduce((mask, id) => mask | (1 << nationNamed(id)), 0) : nationMask(p)

const WEST = (1 << BR) | (1 << FR)
/**
 * §7.2.4 §9.4.2.c The unit is of BR or FR and of no other nation. A unit of two nations is treated as the
 * other one (§3.2.1.h, ruling 27).
 */
export const isWestern = (p: number): boolean => (nationMask(p) & ~WEST) === 0

/** All sets of nations the units can stand for, as bits. A unit of two nations is of one nation at a time. */
export function nationSets(
  pieces: readonly number[],
  maskOf: (p: number) => number = nationMask,
): readonly number[] {
  let sets = [pieces.reduce((mask, p) => (isDual(p) ? mask : mask | nationMask(p)), 0)]
  for (const p of pieces) {
    if (!isDual(p)) continue
    const mask = maskOf(p)
    const low = mask & -mask
    const choices = mask === low ? [low] : [low, mask & ~low]
    sets = sets.flatMap((set) => choices.map((nation) => set | nation))
  }
  return sets
}

export function nationCount(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}
