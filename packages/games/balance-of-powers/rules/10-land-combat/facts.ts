/** §10.02 The combat under way: who takes part, and what is kept between two entries of its stages. */
import { MARK } from '../../codes.ts'
import { enemyOf, isMajor, MAJORS, type Side } from '../../nations.ts'
import { fortressAt } from '../../sites.ts'
import { isFlipped, isMarked, type State } from '../../state.ts'
import { CROSSINGS } from '../../terrain.ts'
import { isCorps, nationOf, UNITS } from '../../units.ts'
import { FORTRESS } from '../../codes.ts'
import { hasFortress } from '../02-concepts/control.ts'

/** Words of `combat`. Where there are two, the attacker's is the first and the defender's follows. */
export const WORD = {
  /** bits of COMBAT */
  facts: 0,
  /** §10.5 final net modifier */
  net: 1,
  /** §10.61 modified roll, 2 to 12; 0 before it */
  line: 2,
  /** §10.711 loss points, or OWES_RP */
  owed: 4,
  /** loss points met so far */
  met: 6,
  /** §10.713 corps of majors not in crisis when the combat began */
  able: 8,
  /** §10.74 a bit for each major with a corps in the force */
  majors: 10,
  /** §10.74 the leader and one more, or 0 */
  leader: 12,
  /** §10.4 the corps that came as a reserve and one more, or 0 */
  reserve: 14,
} as const
export const OWES_RP = -1

/** Facts of the combat. */
export const COMBAT = {
  /** nothing is left to resolve (§10.22, §10.3) */
  over: 1,
  /** §1.25 the defence is inherent, and stands */
  inherent: 2,
  /** §9.63 the defender had a corps in trench mode when the attack began */
  trenched: 4,
  /** §2.84 the attacker had the benefits of tactical innovation when he declared */
  innovative: 8,
  /** §2.7 */
  major: 16,
  /** §10.54 */
  attackerLed: 32,
  defenderLed: 64,
  /** §10.572 */
  infrastructure: 128,
  /** §10.1 every corps is in supply */
  attackerSupplied: 256,
  defenderSupplied: 512,
  /** §10.73 */
  breakthrough: 1024,
  /** §10.592 head-on against an arrow */
  counterattack: 2048,
  /** §2.82 the roll brings innovation */
  learns: 4096,
  /** §10.6 the dice have fallen, and may still be rolled again */
  rolled: 8192,
} as const

const MAJOR_NATIONS: readonly number[] = Array.from({ length: MAJORS }, (_, n) => n)

/** §10.531 the point unit that is no counter: a fortress, or inherent defence */
export const PRINTED_POINT = UNITS

export const is = (s: State, fact: number): boolean => (s.combat.get(WORD.facts) & fact) !== 0
export const note = (s: State, fact: number): void => {
  s.combat.set(WORD.facts, s.combat.get(WORD.facts) | fact)
}
export const forget = (s: State, fact: number): void => {
  s.combat.set(WORD.facts, s.combat.get(WORD.facts) & ~fact)
}

export const attackerOf = (s: State): Side => s.phasing
export const defenderOf = (s: State): Side => enemyOf(s.phasing)
const isAttacker = (s: State, side: Side): boolean => side === s.phasing
/** the word of that side */
const wordOf = (s: State, word: number, side: Side): number => word + (isAttacker(s, side) ? 0 : 1)
export const kept = (s: State, word: number, side: Side): number => s.combat.get(wordOf(s, word, side))
export const keep = (s: State, word: number, side: Side, value: number): void => {
  s.combat.set(wordOf(s, word, side), value)
}
export const placeOf = (s: State, side: Side): number => (isAttacker(s, side) ? s.from : s.target)

/** §10.02 the attacking force, or all who stand in the defence location; leaders too */
export function forceIn(s: State, side: Side): number[] {
  const units = s.derived.presence.unitsAt(placeOf(s, side), side)
  return isAttacker(s, side) ? units.filter((u) => isMarked(s, u, MARK.inForce)) : units
}
export const corpsIn = (s: State, side: Side): number[] => forceIn(s, side).filter(isCorps)

/** §1.332 steps of the fortress that takes part */
export function fortressSteps(s: State, side: Side): number {
  if (isAttacker(s, side) || !hasFortress(s, side, s.target)) return 0
  return s.fortress.get(fortressAt(s.target)) === FORTRESS.reduced ? 1 : 2
}
/** §1.25 §1.332 what counts for odds, and can be lost */
export const strengthOf = (s: State, side: Side): number =>
  corpsIn(s, side).length + fortressSteps(s, side) + (!isAttacker(s, side) && is(s, COMBAT.inherent) ? 1 : 0)

export const hasTrenches = (s: State, side: Side): boolean => corpsIn(s, side).some((u) => isFlipped(s, u))

/** the crossing from the attack location to the defence location, and the one back */
export const ahead = (s: State): number => CROSSINGS.between(s.from, s.target)
export const back = (s: State): number => CROSSINGS.between(s.target, s.from)

/** §2.23 majors with a corps among these */
export const majorsAmong = (units: readonly number[]): number[] => [
  ...new Set(units.filter(isCorps).map(nationOf).filter(isMajor)),
]
/** §10.74 those of the force as it was when the combat began, whoever is lost since; reserves too */
export const majorsKept = (s: State, side: Side): number[] =>
  MAJOR_NATIONS.filter((n) => (kept(s, WORD.majors, side) & (1 << n)) !== 0)
export function keepMajors(s: State, side: Side): void {
  keep(
    s,
    WORD.majors,
    side,
    majorsAmong(corpsIn(s, side)).reduce((bits, n) => bits | (1 << n), 0),
  )
}

/** §9.62 §9.63 trenches hold up those who attack them, unless innovation or a breakthrough helps */
export const isHeldUp = (s: State): boolean =>
  is(s, COMBAT.trenched) && !is(s, COMBAT.innovative | COMBAT.breakthrough)
