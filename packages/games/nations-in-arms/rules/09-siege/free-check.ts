/** §9.1.2(2) What the stack that moves has done in the space it is in: whether a siege check is free. */
import type { State } from '../../state.ts'

/** Words of `siege`: spaces plus one, 0 for none. */
const WORD = {
  /** §9.1.2(2)a a battle has been won there, and the free check not been made */
  won: 0,
  /** §9.1.2(2)b a battle has been fought there */
  fought: 1,
  /** a check has been made there */
  checked: 2,
} as const
type Word = (typeof WORD)[keyof typeof WORD]

const isAt = (s: State, word: Word, at: number): boolean => s.siege.get(word) === at + 1
export const hasWonAt = (s: State, at: number): boolean => isAt(s, WORD.won, at)
export const hasFoughtAt = (s: State, at: number): boolean => isAt(s, WORD.fought, at)
export const hasCheckedAt = (s: State, at: number): boolean => isAt(s, WORD.checked, at)

export function fightsAt(s: State, at: number, hasWon: boolean): void {
  s.siege.set(WORD.fought, at + 1)
  s.siege.set(WORD.won, hasWon ? at + 1 : 0)
}
export function checksAt(s: State, at: number): void {
  s.siege.set(WORD.checked, at + 1)
  s.siege.set(WORD.won, 0)
}
/** the stack goes on, or the activation is over */
export function forgetSiege(s: State): void {
  s.siege.fill(0)
}
