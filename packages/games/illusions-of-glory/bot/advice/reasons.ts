/** The reasons for an answer, for people: why this space, and what an attack promises. */
import type { Fight } from '../../illusions-of-glory.ts'
import { SUPPLY } from '../../illusions-of-glory.ts'
import { isVp } from '../../map.ts'
import { isTroops } from '../../pieces.ts'
import { isOnMap, type State, spaceOf } from '../../state.ts'
import { supplyAt, supplyOf } from '../../rules/14-supply/supply.ts'
import { attackGain } from '../attacks.ts'
import { clashOf } from '../clash.ts'
import { offensiveGain, offensivePull } from '../mandatory-offensive.ts'
import { type Front, strengthIn } from '../front.ts'

/**
 * takes: the space is empty. rescue: back into supply. holds: it is in danger. duty: the mandatory offensive
 * (§7). fills: a gap behind the line.
 */
export type Why = 'takes-vp' | 'takes' | 'rescue' | 'holds-vp' | 'holds' | 'duty' | 'strikes' | 'wanted'

/** VP: a smaller danger is not mentioned. */
const FELT = 0.04

export function whyThere(s: State, front: Front, pieces: readonly number[], to: number): Why {
  const troops = pieces.filter(isTroops)
  if (front.ours(to) === 0 && front.prize(to) > 0) return isVp(to) ? 'takes-vp' : 'takes'
  if (troops.some((p) => isCutOff(s, p) && supplyAt(s, p, to) !== SUPPLY.none)) return 'rescue'
  const strength = troops.reduce((sum, p) => sum + strengthIn(s, p), 0)
  const relief = (front.peril[to] as number) - front.danger(to, front.ours(to) + strength)
  if (relief > FELT) return isVp(to) ? 'holds-vp' : 'holds'
  const from = pieces[0] === undefined ? -1 : spaceOf(s, pieces[0])
  if (from >= 0 && offensivePull(s, front, pieces, from, to) > 0) return 'duty'
  return (front.threat[to] as number) > 0 ? 'strikes' : 'wanted'
}
const isCutOff = (s: State, p: number): boolean => isOnMap(s, p) && supplyOf(s, p) === SUPPLY.none

/** An attack in numbers: per cent, and VP. */
export interface Prospect {
  readonly win: number
  readonly lose: number
  readonly taken: number
  readonly worth: number
  readonly isDemanded: boolean
}
export function prospectOf(s: State, front: Front, fight: Fight): Prospect {
  const { win, lose, taken } = clashOf(s, fight)
  const worth = attackGain(s, front, fight)
  const isDemanded = offensiveGain(s, fight) > 0
  return { win: percent(win), lose: percent(lose), taken: percent(taken), worth, isDemanded }
}
const percent = (chance: number): number => Math.round(chance * 20) * 5
