/** What things are worth in victory points: the scale all plans are weighed on. */
import { scenarioOf } from '../scenarios.ts'
import { AH, type Side } from '../sides.ts'
import { activeSide, ceOf, type State, stepsOf } from '../state.ts'
import { type Town, TOWNS } from '../map.ts'
import { breakingPoint, isCavalry, isErsatz, printedAttack } from '../units.ts'

/** §15.1.1 attacks score through this turn */
export const LAST_ATTACK_TURN = 9

/** Player turns of the side still to be scored, the one being played included (§15.1.2). */
export function turnsToScore(s: State, side: Side): number {
  const left = scenarioOf(s).lastTurn - s.turn
  // in a game turn the Russians come first
  return left + Number(side === AH || activeSide(s) === side)
}

/** §15.1.1 turns in which attacks will still score, the one being played included if the side has yet to fight */
export function attackTurnsLeft(s: State, side: Side): number {
  const last = Math.min(LAST_ATTACK_TURN, scenarioOf(s).lastTurn)
  return Math.max(0, last - s.turn + Number(side === AH || activeSide(s) === side))
}

/** §10.2 CE reductions until the unit is gone */
const enduranceOf = (s: State, u: number): number => stepsOf(s, u) * breakingPoint(u) - ceOf(s, u)

/** One CE reduction of good infantry, in points: it costs a rest, later only the road to elimination. */
export function ceWorth(s: State): number {
  const left = scenarioOf(s).lastTurn - s.turn
  return 0.1 + 0.1 * Math.min(1, left / 6)
}

/** Cavalry cannot recover but fights little; Ersatz gives the enemy nothing (§2.1.ersatz). */
export function qualityOf(s: State, u: number): number {
  if (isErsatz(u)) return 0.45
  if (isCavalry(u)) return 0.7
  return 0.6 + 0.08 * printedAttack(u, stepsOf(s, u))
}

/** beyond its endurance: the point (§15.1.3) and the counter */
const eliminationWorth = (u: number): number => (isErsatz(u) ? 0.2 : 1.2)

/** What a town is still worth to the side that scores it, if it stands there from now on to the end. */
export function townWorth(s: State, town: Town, index: number): number {
  const turns = turnsToScore(s, town.side)
  if (turns <= 0) return 0
  return s.captured.get(index) === 1 ? town.occupy * turns : town.capture + town.occupy * (turns - 1)
}

export const townsOf = (side: Side): readonly number[] => (side === AH ? AH_TOWNS : RU_TOWNS)
const indices = TOWNS.map((_, i) => i)
const AH_TOWNS = indices.filter((i) => TOWNS[i]?.side === AH)
const RU_TOWNS = indices.filter((i) => TOWNS[i]?.side !== AH)

/** §9.4.2 what so many CE reductions, spread evenly over these units, cost their owner */
export function lossCost(s: State, units: readonly number[], losses: number, perCe: number): number {
  const n = units.length
  const least = Math.floor(losses / n)
  // the first so many bear one more
  const more = losses - least * n
  let cost = 0
  for (let i = 0; i < n; i++) {
    const share = i < more ? least + 1 : least
    if (share === 0) break
    const u = units[i] as number
    const endurance = enduranceOf(s, u)
    cost += Math.min(share, endurance) * perCe * qualityOf(s, u)
    if (share >= endurance) cost += eliminationWorth(u)
  }
  return cost
}

/** no attack costs more */
export const MOST_LOSSES = 5

/** by CE reductions, as things stand */
export function lossCosts(s: State, units: readonly number[]): number[] {
  const perCe = ceWorth(s)
  return Array.from({ length: MOST_LOSSES + 1 }, (_, losses) => lossCost(s, units, losses, perCe))
}
