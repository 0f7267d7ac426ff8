/** §12.1 Who obeys whom, and who is at war with whom. */
import { COALITION, EMPIRE, type Side } from './codes.ts'
import { NONE } from './nations.ts'
import { nationOf } from './pieces.ts'
import { BRITAIN, FRANCE, ALL_MAJORS, bySeniority } from './powers.ts'
import { provinceOf } from './provinces.ts'
import type { State } from './state.ts'

/** §12.1.4 the major that a nation obeys, or -1 */
export const majorOf = (s: State, n: number): number => (n === NONE ? NONE : s.patron.get(n))
/** §12.1.7 the bloc a nation belongs to, called after the major at its head; -1 if it belongs to none */
export function blocOf(s: State, n: number): number {
  const major = majorOf(s, n)
  return major === NONE ? NONE : s.bloc.get(major)
}
/** §12.1.2 the power that decides for a nation, or -1 */
export function powerOf(s: State, n: number): number {
  const major = majorOf(s, n)
  return major === NONE ? NONE : s.player.get(major)
}
export const blocOfPiece = (s: State, p: number): number => blocOf(s, nationOf(p))
export const powerOfPiece = (s: State, p: number): number => powerOf(s, nationOf(p))

/** §12.1.6(4) two nations are at war if their majors are */
export function areAtWar(s: State, a: number, b: number): boolean {
  const [first, second] = [majorOf(s, a), majorOf(s, b)]
  return first !== NONE && second !== NONE && (s.wars.get(first) & (1 << second)) !== 0
}
export const areAllied = (s: State, a: number, b: number): boolean =>
  blocOf(s, a) !== NONE && blocOf(s, a) === blocOf(s, b)
/** a piece is an enemy of a nation */
export const isEnemyOf = (s: State, p: number, n: number): boolean => areAtWar(s, nationOf(p), n)

/** §4.2.5 the side of a nation: EMPIRE, COALITION or NEUTRALS */
export function sideOf(s: State, n: number): number {
  const major = majorOf(s, n)
  return major === NONE ? NONE : s.side.get(major)
}

/** the majors in play that are on a side */
export const majorsOfSide = (s: State, side: number): number[] =>
  ALL_MAJORS.filter((n) => s.bloc.get(n) !== NONE && s.side.get(n) === side)
/** §4.2.4 who speaks for a side: France, Britain, or the most senior player of it */
export function headOf(s: State, side: Side): number {
  const majors = majorsOfSide(s, side)
  const head = side === EMPIRE ? FRANCE : BRITAIN
  const first = majors.includes(head) ? head : bySeniority(majors)[0]
  return first === undefined ? NONE : s.player.get(first)
}

/** the nation that owns the ground of a hex, or -1 */
export function ownerAt(s: State, hex: number): number {
  const province = provinceOf(hex)
  return province === NONE ? NONE : s.owner.get(province)
}

/** §4.2.5 1 if the side is one of the two */
export const isSide = (side: number): side is Side => side === EMPIRE || side === COALITION
