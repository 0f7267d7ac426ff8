/** The expected outcome of an attack: the dice of both sides on their fire tables, as the rules read them. */
import type { Fight, Shot } from '../illusions-of-glory.ts'
import { fortAt, isAcrossWater, terrainOf } from '../map.ts'
import { isLcu, isTroops, lfOf } from '../pieces.ts'
import { enemyOf, type Side } from '../sides.ts'
import {
  type Camp,
  faceOf,
  GREEKS,
  isFull,
  presenceOf,
  REBELS,
  type State,
  spaceOf,
  trenchLevel,
} from '../state.ts'
import { lossNumber, terrainRule } from '../tables.ts'
import { defendersAt } from '../rules/12-combat/defenders.ts'
import { shotOf } from '../rules/12-combat/fire.ts'
import { LAND } from './geography.ts'
import { lossOf } from './losses.ts'

interface Clash {
  /** The chances that the attacker wins, and that he loses. */
  readonly win: number
  readonly lose: number
  /** The expected Loss Numbers: against the defender, and against the attacker. */
  readonly harm: number
  readonly cost: number
  /** What these cost, in VP (§12.6.2): the defender, and the attacker. */
  readonly killed: number
  readonly lost: number
  /** The chance that the defended space is empty and a unit can advance. */
  readonly taken: number
}

export const fightAt = (
  s: State,
  side: Side,
  attackers: readonly number[],
  x: number,
  rebels = false,
): Fight => {
  const defender = campAt(s, side, x, rebels)
  const from = [...new Set(attackers.map((p) => spaceOf(s, p)))]
  return { space: x, attacker: side, defender, attackers, defenders: defendersAt(s, defender, x), from }
}
function campAt(s: State, side: Side, x: number, rebels: boolean): Camp {
  if (rebels) return REBELS
  return presenceOf(s, GREEKS).troops(x) > 0 ? GREEKS : enemyOf(side)
}

const FACES = [1, 2, 3, 4, 5, 6]
const readings = ({ table, column, drm }: Shot, more: number): number[] =>
  FACES.map((face) => lossNumber(table, column, face + drm + more))
const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length

/** `ours` and `theirs` are added to the dice: cards that may still be played. */
export function clashOf(s: State, fight: Fight, drms = { ours: 0, theirs: 0 }): Clash {
  const ours = readings(shotOf(s, fight, 'attacker'), drms.ours)
  const theirs = readings(shotOf(s, fight, 'defender'), drms.theirs)
  const killed = lossOf(s, fight.defenders, ours)
  const lost = lossOf(s, fight.attackers, theirs)
  return { ...odds(s, fight, ours, theirs), harm: mean(ours), cost: mean(theirs), killed, lost }
}

/** §20.2.a A fort without units is destroyed by a Loss Number of at least its CF. */
export const breachChance = (s: State, fight: Fight): number =>
  mean(readings(shotOf(s, fight, 'attacker'), 0).map((ln) => Number(ln >= fortAt(fight.space))))

/** Counted over all 36 throws. */
function odds(s: State, fight: Fight, ours: readonly number[], theirs: readonly number[]) {
  const bears = endurance(s, fight.defenders)
  const stands = stubbornness(s, fight)
  let [win, lose, taken] = [0, 0, 0]
  for (const a of ours)
    for (const d of theirs) {
      if (a > d) win++
      if (a < d) lose++
      if (a >= bears) taken += ableToAdvance(s, fight, d)
      else if (a > d) taken += (1 - stands) * ableToAdvance(s, fight, d)
    }
  return { win: win / 36, lose: lose / 36, taken: taken / 36 }
}

/** The Loss Number that destroys all of them; SCUs that replace LCUs are not counted. */
const endurance = (s: State, pieces: readonly number[]): number =>
  pieces
    .filter(isTroops)
    .reduce((sum, p) => sum + lfOf(p, faceOf(s, p)) * (isFull(s, p) ? 2 : 1) + (isLcu(p) ? 2 : 0), 0)

/** §12.7.4.a In such terrain the defenders may stand for a step. */
function stubbornness(s: State, { space: x, defenders }: Fight): number {
  const isRough = terrainRule(terrainOf(x)).stand || trenchLevel(s, x) > 0
  return isRough && defenders.filter(isTroops).length > 1 ? 0.5 : isRough ? 0.2 : 0
}

/** §12.8.1.a Only units that are still at full strength after losses advance. */
function ableToAdvance(s: State, { attackers }: Fight, ln: number): number {
  let full = 0
  let hits = ln
  const byFactor = attackers.filter(isTroops).sort((a, b) => lfOf(a, faceOf(s, a)) - lfOf(b, faceOf(s, b)))
  for (const p of byFactor) {
    if (!isFull(s, p)) continue
    const factor = lfOf(p, faceOf(s, p))
    if (hits >= factor) hits -= factor
    else full++
  }
  return full > 0 ? 1 : 0
}

/** §12.7.5 Without a space to retreat to, units that must retreat are lost. */
export const isTrapped = (s: State, { space: x, defender, from }: Fight): boolean =>
  (LAND[x] as readonly number[]).every(
    (y) => from.includes(y) || presenceOf(s, enemyOf(defender as Side)).troops(y) > 0,
  )
/** §12.4.3.a */
export const isAcross = ({ space: x, from }: Fight): boolean => from.every((at) => isAcrossWater(at, x))
