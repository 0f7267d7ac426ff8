/**
 * What matters in this game, as a chance to win: points won, the strength left to win more with, and the towns.
 * The weights come from comparing positions of many games with the points scored after them.
 */
import { TOWNS } from '../map.ts'
import { attackStrength } from '../rules/02-units.ts'
import { isOnBoard, scenarioOf } from '../scenarios.ts'
import { AH, enemyOf, SIDES, type Side } from '../sides.ts'
import { hexOf, isHeldBy, pointsOf, type State } from '../state.ts'
import { ARMY, isCavalry } from '../units.ts'
import { strengthAround } from './goals.ts'
import { attackTurnsLeft, townsOf, townWorth, turnsToScore } from './worth.ts'

/** The chance of the side (its seat has the same number) to win: points now and points to be expected. */
export function evaluate(s: State, seat: number): number {
  const side = seat as Side
  const points = pointsOf(s, side) - pointsOf(s, enemyOf(side))
  const lead = points + prospects(s, side) - prospects(s, enemyOf(side))
  const left = scenarioOf(s).lastTurn - s.turn + 1
  return 1 / (1 + Math.exp(-lead / (1.5 + 2.2 * Math.sqrt(left))))
}

/** Points a side may expect beyond those it has. */
export const prospects = (s: State, side: Side): number => army(s, side) + towns(s, side)

/** what a point of infantry attack strength will bring in each turn in which attacks score, and afterwards */
const PER_STRENGTH_AND_TURN = 0.07
const PER_STRENGTH = 0.15
const MOST_TURNS = 6

/** infantry as it would attack now: losses, effectiveness and supply all tell in that (§10.1, §11.1, §15.1.1) */
function army(s: State, side: Side): number {
  let strength = 0
  for (const u of ARMY[side] as readonly number[])
    if (hexOf(s, u) >= 0 && !isCavalry(u)) strength += Math.max(0, attackStrength(s, u))
  const turns = Math.min(MOST_TURNS, attackTurnsLeft(s, side))
  return strength * (PER_STRENGTH + PER_STRENGTH_AND_TURN * turns)
}

/** towns the side scores: those it holds and may keep, those it may still take (§15.1.2) */
function towns(s: State, side: Side): number {
  let worth = 0
  for (const index of townsOf(side)) {
    const town = TOWNS[index]
    if (!town || !isOnBoard(s, town.hex)) continue
    const stake = townWorth(s, town, index)
    if (stake > 0) worth += stake * chanceOf(s, side, town.hex)
  }
  return worth
}

/** the side's chance to hold the town from now on, by strength around it and by time */
function chanceOf(s: State, side: Side, hex: number): number {
  const ours = strengthAround(s, side, hex) + 1
  const theirs = strengthAround(s, enemyOf(side), hex) + 1
  const share = (ours * ours) / (ours * ours + theirs * theirs)
  if (isHeldBy(s, side, hex)) return 0.15 + 0.75 * share
  const isOpen = !isHeldBy(s, enemyOf(side), hex)
  return (0.55 * share + (isOpen ? 0.08 : 0)) * Math.min(1, turnsToScore(s, side) / 2)
}

/** Player turns since the start: the clock of horizons; in a game turn the Russians come first. */
export const tempo = (s: State): number => s.turn * SIDES.length + (s.side === AH ? 1 : 0)
