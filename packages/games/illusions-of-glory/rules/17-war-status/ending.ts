/** §17.3 How the game ends. */
import type { IllusionsOfGlory } from '../../illusions-of-glory.ts'
import { scenarioOf } from '../../seatings.ts'
import { AP, NO_SIDE, sideNamed } from '../../sides.ts'
import { combinedWarStatus, DRAW, type State, UNDECIDED } from '../../state.ts'
import { TRACKS } from '../../tables.ts'
import { automaticWinner, levelAt } from '../05-victory.ts'

/**
 * §5.1.2.a §17.3.1.a Step 1 of the War Status Phase: §17.3.1.b CP wins at 30 VP or more, §17.3.1.c AP at 0.
 */
export function checkAutomatic(g: IllusionsOfGlory): boolean {
  if (automaticWinner(g.state) === NO_SIDE) return false
  endGame(g, 'automatic')
  return true
}

/** §5.1.3.a.1 §17.3.2.a The war ends in Fall 1918 at the latest. */
const isCalendarOver = (s: State): boolean => s.turn >= TRACKS.armistice.lastTurn
/** §5.1.3.a.2 §17.3.2.b The combined war status has reached or passed the armistice marker. */
const isArmisticeReached = (s: State): boolean => combinedWarStatus(s) >= s.armistice

/** §17.3.2 Step 2 of the War Status Phase. */
export function checkArmistice(g: IllusionsOfGlory): boolean {
  if (!isCalendarOver(g.state) && !isArmisticeReached(g.state)) return false
  endGame(g, 'armistice')
  return true
}

type Ending = 'automatic' | 'armistice' | 'last-turn'
function ruleOf(s: State, how: Ending): string {
  if (how === 'automatic') return automaticWinner(s) === AP ? '17.3.1.c' : '17.3.1.b'
  if (how === 'last-turn') return '30.1.d'
  return isArmisticeReached(s) ? '17.3.2.b' : '17.3.2.a'
}

/** §5.0 §5.1.3.b §30.1.d §30.2.d The current VP level decides. */
export function endGame(g: IllusionsOfGlory, how: Ending): void {
  const { state: s } = g
  const { winner, level } = levelAt(s.vp)
  s.winner = winner === null ? DRAW : sideNamed(winner)
  g.emit?.({ type: 'game-ended', rule: ruleOf(s, how), winner: s.winner, vp: s.vp, level, how })
}

export const isOver = (s: State): boolean => s.winner !== UNDECIDED
/** §30.1.c §30.2.c */
export const isLastTurn = (s: State): boolean => s.turn >= scenarioOf(s).lastTurn
