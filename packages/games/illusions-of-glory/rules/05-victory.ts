/** Chapter 5: victory points and the winner. A high number is good for the Central Powers. */
import type { Outcome } from '@sandtable/kernel'
import type { VictoryLevelData } from '../data/types.ts'
import type { IllusionsOfGlory } from '../illusions-of-glory.ts'
import { seatOfSide } from '../seatings.ts'
import { isVp } from '../map.ts'
import { type Allegiance, AP, CP, NO_SIDE, SIDES } from '../sides.ts'
import { DRAW, type State, UNDECIDED } from '../state.ts'
import { TRACKS, VICTORY, victoryAt } from '../tables.ts'

/**
 * §5.1 Every change of the VP marker goes through here. The marker may leave the track; the levels of §5.2
 * are bounded.
 */
export function changeVp(g: IllusionsOfGlory, by: number, rule: string, space = -1): void {
  if (by === 0) return
  g.state.vp += by
  g.emit?.({ type: 'vp-changed', rule, by, vp: g.state.vp, space })
}

/**
 * §5.1.1.a §5.1.1.b §glossary.vp-space A VP space changes control: the side that takes it from the enemy or
 * from a neutral scores. Uprisings (§5.1.1.c) and events (§5.1.1.d) score through `changeVp`.
 */
export function scoreControl(g: IllusionsOfGlory, x: number, from: Allegiance, to: Allegiance): void {
  if (!isVp(x) || from === to || to === NO_SIDE) return
  const { apTakes, cpTakes } = VICTORY.changes
  if (to === AP) changeVp(g, apTakes, '5.1.1.a', x)
  else changeVp(g, cpTakes, '5.1.1.b', x)
}

/**
 * §5.1.2.b §17.3.1 The side that wins at once because the marker stands at an end of the track or beyond;
 * else NO_SIDE.
 */
export function automaticWinner(s: State): Allegiance {
  if (s.vp <= TRACKS.vp.least) return AP
  return s.vp >= TRACKS.vp.most ? CP : NO_SIDE
}

/**
 * The level of victory. The marker may stand beyond the track.
 * §5.2.a §5.2.b §5.2.c levels of the Allied Powers; §5.2.d a draw;
 * §5.2.e §5.2.f §5.2.g levels of the Central Powers.
 */
export const levelAt = (vp: number): VictoryLevelData => victoryAt(vp)

/** §5.0 The outcome by seat. Partners win together; a draw has no winner. */
export function outcome(s: State): Outcome {
  const { winner } = s
  const winners = winner === UNDECIDED || winner === DRAW ? [] : seatOfSide(s, winner)
  const scores = SIDES.flatMap((side) =>
    seatOfSide(s, side).map(() => (side === AP ? TRACKS.vp.most - s.vp : s.vp)),
  )
  return { winners, scores }
}
