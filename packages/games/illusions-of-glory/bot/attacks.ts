/** Attacks worth considering: every enemy within reach, with the spaces that could attack him. */
import type { Fight } from '../illusions-of-glory.ts'
import { fortAt, homeOf, isRegion, NEIGHBOURS, SPACES } from '../map.ts'
import { isTroops } from '../pieces.ts'
import { AP, enemyOf, GR, NO_SIDE, RU, type Side } from '../sides.ts'
import {
  controlOf,
  GREEKS,
  hasFort,
  isMarked,
  MARK,
  piecesAt,
  presenceOf,
  REBELS,
  type State,
  spaceOf,
} from '../state.ts'
import { isLegalMultinational } from '../rules/12-combat/multinational.ts'
import { mayAttack } from '../rules/14-supply/rights.ts'
import { isOutOfSupply } from '../rules/14-supply/supply.ts'
import { isBesieged } from '../rules/20-forts/siege.ts'
import { whyTreatyForbids } from '../rules/28-treaty/limits.ts'
import { breachChance, clashOf, fightAt, isAcross, isTrapped } from './clash.ts'
import { offensiveGain } from './mandatory-offensive.ts'
import { type Front, strengthIn } from './front.ts'
import { spaceWorth } from './geography.ts'
import { isLastWord, upheaval } from './tracks.ts'
import { armyTime, unitWorth } from './worth.ts'

export interface Attack {
  readonly target: number
  readonly rebels: boolean
  /** Spaces to be activated. */
  readonly from: readonly number[]
  readonly attackers: readonly number[]
  /**
   * VP to be gained, losses deducted, and the part of it that is for the mandatory offensive (§7), which is
   * made only once.
   */
  readonly gain: number
  readonly duty: number
}

/** VP for a point of a Loss Number. Near the end of the war losses matter less. */
const pointWorth = (s: State): number => 0.015 + 0.045 * armyTime(s)
/** The same for the worth of units: those that are lost decide more than their number says. */
const bloodWorth = (s: State): number => 0.33 + armyTime(s)
/** The stronger side can afford losses; an attacker is weaker when the enemy answers. */
const EXPOSED = 0.25

/** What this attack is worth, without its cost in OPS. */
export function attackGain(s: State, front: Front, fight: Fight): number {
  const { space: x, defender, attackers } = fight
  const clash = clashOf(s, fight)
  const isFortAlone = !fight.defenders.some((p) => isTroops(p)) && defender !== REBELS
  if (isFortAlone) return fortGain(s, fight, clash.cost)
  const handicap = isAcross(fight) ? 0.85 : 1
  const enemies = fight.defenders.reduce((sum, p) => sum + unitWorth(s, p), 0)
  const trapped = defender !== REBELS && isTrapped(s, fight) ? 0.6 * enemies * clash.win : 0
  const prize = defender === REBELS ? spaceWorth(x) + revolt(s, front, x) : groundGain(s, front, fight)
  const blood = bloodWorth(s)
  const harm = blood * clash.killed
  const cost = blood * clash.lost * (1 + EXPOSED * weakness(front, attackers, s))
  return (clash.taken * prize + trapped + harm) * handicap - cost + offensiveGain(s, fight)
}
/** A space that is taken may be lost again. */
const KEPT = 0.6
/** The share of the attackers that advances. */
const GOING_IN = 0.7
/** A prize is more to who attacks for it than to who would march in: its defenders are gone as well. */
const PRIZE = 1.4
/** What any ground is worth from which the enemy is driven. */
const PUSHED_BACK = 0.2
function groundGain(s: State, front: Front, { space: x, attackers }: Fight): number {
  if (isLastWord(s, front.side)) return front.prize(x)
  const strength = attackers.reduce((sum, p) => (isTroops(p) ? sum + strengthIn(s, p) : sum), 0)
  return (PRIZE * front.prize(x) + PUSHED_BACK) * (1 - KEPT + KEPT * front.hold(x, GOING_IN * strength))
}

/** §23.4.2.d Without uprisings the revolution does not advance, and AP may suppress it. */
const revolt = (s: State, { side }: Front, x: number): number =>
  side === AP && homeOf(x) === RU && upheaval(s) > 0 ? 0.9 : 0.4

/** A fort destroyed from outside must still be entered. */
function fortGain(s: State, fight: Fight, cost: number): number {
  const worth = spaceWorth(fight.space) * (isBesieged(s, fight.space) ? 0.55 : 0.85)
  return breachChance(s, fight) * worth - pointWorth(s) * cost
}

/** Whether the attackers are needed where they are. */
function weakness(front: Front, attackers: readonly number[], s: State): number {
  const from = [...new Set(attackers.map((p) => spaceOf(s, p)))]
  return Math.max(...from.map((x) => Math.min(2, (front.threat[x] as number) / Math.max(1, front.ours(x)))))
}

/** Units of a space that could attack there, apart from the rules of activation. */
function able(s: State, side: Side, at: number, x: number, rebels: boolean): number[] {
  const reaches = at !== x || isRegion(x) || isBesieged(s, x)
  if (!reaches) return []
  return piecesAt(s, side, at).filter(
    (p) =>
      isTroops(p) &&
      !isMarked(s, p, MARK.attacked) &&
      mayAttack(s, p) &&
      !isOutOfSupply(s, p) &&
      whyTreatyForbids(s, p, x, true, rebels) === undefined,
  )
}

/** §12.1.3.a The strongest first, as long as they may attack together. */
function together(s: State, pieces: readonly number[]): number[] {
  if (isLegalMultinational(s, pieces)) return [...pieces]
  const joined: number[] = []
  for (const p of [...pieces].sort((a, b) => strengthIn(s, b) - strengthIn(s, a)))
    if (isLegalMultinational(s, [...joined, p])) joined.push(p)
  return joined
}

/** HQs and artillery join the attack. */
export function withSupport(s: State, side: Side, troops: readonly number[]): number[] {
  const from = new Set(troops.map((p) => spaceOf(s, p)))
  const support = [...from].flatMap((at) => piecesAt(s, side, at).filter((p) => !isTroops(p)))
  return [...troops, ...support.filter((p) => !isMarked(s, p, MARK.attacked))]
}

/** An attack with worse odds is not considered, unless the mandatory offensive requires it. */
const HOPELESS = 0.6
const DEMANDED = 0.25

export function attacksOf(s: State, front: Front): Attack[] {
  const found: Attack[] = []
  for (let x = 0; x < SPACES; x++) {
    if (isEnemyAt(s, front.side, x)) found.push(...attacksOn(s, front, x, false))
    if (presenceOf(s, REBELS).isAnyone(x)) found.push(...attacksOn(s, front, x, true))
  }
  return found
}

function isEnemyAt(s: State, side: Side, x: number): boolean {
  if (presenceOf(s, enemyOf(side)).troops(x) > 0) return true
  if (!hasFort(s, x)) return false
  return controlOf(s, x) === enemyOf(side)
}

function attacksOn(s: State, front: Front, x: number, rebels: boolean): Attack[] {
  const { side } = front
  // Neutral Greek units are not attacked.
  if (presenceOf(s, GREEKS).isAnyone(x) || (homeOf(x) === GR && controlOf(s, x) === NO_SIDE)) return []
  const places = [x, ...(NEIGHBOURS[x] as readonly number[])].filter(
    (at) => front.ours(at) > 0 && able(s, side, at, x, rebels).length > 0,
  )
  if (places.length === 0) return []
  const defence = rebels ? 1 : front.theirs(x) + (hasFort(s, x) ? fortAt(x) : 0)
  const least = s.offensive.get(side) > 0 ? DEMANDED : HOPELESS
  const found: Attack[] = []
  for (const from of combinations(front, places)) {
    const attackers = together(
      s,
      from.flatMap((at) => able(s, side, at, x, rebels)),
    )
    const strength = attackers.reduce((sum, p) => sum + strengthIn(s, p), 0)
    if (attackers.length === 0 || strength < least * defence) continue
    const fight = fightAt(s, side, withSupport(s, side, attackers), x, rebels)
    const gain = attackGain(s, front, fight)
    found.push({ target: x, rebels, from, attackers, gain, duty: Math.max(0, offensiveGain(s, fight)) })
  }
  return found
}

/** Each space alone, the strongest two, the strongest three, and all. */
function combinations(front: Front, places: readonly number[]): number[][] {
  const strongest = [...places].sort((a, b) => front.ours(b) - front.ours(a))
  const found = strongest.slice(0, 3).map((at) => [at])
  for (let n = 2; n <= strongest.length; n++) found.push(strongest.slice(0, n))
  return found
}
