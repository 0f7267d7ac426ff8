/** §6.3 §6.5 What checks of interception and avoidance have in common. */
import { majorOf } from '../../allegiance.ts'
import { costInto } from '../../ground-cost.ts'
import { GRID } from '../../map.ts'
import { NONE } from '../../nations.ts'
import { initiativeOf, isCavalryLeader, isLightCavalry } from '../../pieces.ts'
import { isInPlay } from '../../scenarios.ts'
import { areAdjacent, isBox } from '../../spaces.ts'
import type { Modifier } from '../../events/modifier.ts'
import type { State } from '../../state.ts'
import { MOVEMENT } from '../../tables.ts'
import { type Force, hasEngineer, movingStack, nationsIn } from '../02-units/force.ts'
import { voiceOf } from '../03-stacking/command.ts'
import { isUnbridged } from './costs.ts'

export const SUCCESS = 10
const HARD = 2

/** §6.3.2(1)c §6.5.2(1)c the hex costs two MP or more by its ground */
export const isHardGround = (at: number): boolean => (isBox(at) ? MOVEMENT.enterBox : costInto(at)) >= HARD
/** an unbridged river lies between two spaces */
export const isAcross = (from: number, to: number): boolean =>
  !isBox(from) && !isBox(to) && isUnbridged(from, GRID.direction(from, to))
/** §6.3.1(3) §6.5.4(2)c one hex, and over an unbridged river only with engineers or an army */
export const canStep = (s: State, force: Force, from: number, to: number): boolean =>
  areAdjacent(from, to) && isInPlay(s.scenario, to) && (!isAcross(from, to) || hasEngineer(s, force))

export const modifier = (name: Modifier['name'], rule: string, value: number): Modifier => ({
  name,
  rule,
  value,
})
export const sumOf = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { value }) => sum + value, 0)

/** light cavalry and a cavalry leader, §6.3.2(1) or §6.5.2(1) */
export function cavalryModifiers(force: Force, rule: string): Modifier[] {
  return [
    ...(force.some(isLightCavalry) ? [modifier('light-cavalry', `${rule}a`, 1)] : []),
    ...(force.some(isCavalryLeader) ? [modifier('cavalry-leader', `${rule}b`, 1)] : []),
  ]
}
export const hasManyMajors = (s: State, force: Force): boolean =>
  new Set(nationsIn(force).map((n) => majorOf(s, n))).size > 1

/** the initiative of whoever leads the stack that moves */
export function moverInitiative(s: State): number {
  const voice = voiceOf(s, movingStack(s))
  return initiativeOf(voice === NONE ? s.mover : voice)
}
