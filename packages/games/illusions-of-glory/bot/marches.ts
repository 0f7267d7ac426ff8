/** Where units would be of more use than where they are. */
import { type Group, SUPPLY } from '../illusions-of-glory.ts'
import { isPlain, SPACES, TERRAINS, terrainOf } from '../map.ts'
import { isLcu, isTroops } from '../pieces.ts'
import { enemyOf, type Side } from '../sides.ts'
import {
  controlOf,
  isFull,
  isMarked,
  MARK,
  piecesAt,
  presenceOf,
  type State,
  spaceOf,
  trenchLevel,
} from '../state.ts'
import { groupOf, isActivatedAsSpace } from '../rules/11-movement/ready.ts'
import { destinations } from '../rules/11-movement/ways.ts'
import { supplyAt, supplyOf } from '../rules/14-supply/supply.ts'
import { LIMIT } from '../rules/10-stacking/limits.ts'
import { isBesieged, isForeignFort, spareBesiegers } from '../rules/20-forts/siege.ts'
import { TABLES } from '../tables.ts'
import { offensivePull } from './mandatory-offensive.ts'
import { type Front, strengthIn } from './front.ts'
import { LAND } from './geography.ts'
import { type Rated, rankedBy, rated } from './offers.ts'
import { isLastWord } from './tracks.ts'

/** How strongly a unit is drawn to where troops are needed. */
const PULL = 0.22
/** A smaller gain is not worth a march. */
export const LEAST = 0.02

const strengthOf = (s: State, pieces: readonly number[]): number =>
  pieces.reduce((sum, p) => (isTroops(p) ? sum + strengthIn(s, p) : sum), 0)

/** What is gained if these units go there. */
export const moveGain = (s: State, front: Front, pieces: readonly number[], to: number): number =>
  goodOf(s, front, pieces, to) - exile(s, front, pieces, to)

/** The same without supply. */
function goodOf(s: State, front: Front, pieces: readonly number[], to: number): number {
  if (isLastWord(s, front.side)) return taking(front, to)
  const from = spaceOf(s, pieces[0] as number)
  const moved = strengthOf(s, pieces)
  const left = Math.max(0, front.ours(from) - moved)
  const relief = (front.peril[to] as number) - front.danger(to, front.ours(to) + moved)
  const risk = front.danger(from, left < 0.1 ? 0 : left) - (front.peril[from] as number)
  const pull = PULL * ((front.wanted[to] as number) - (front.wanted[from] as number)) * corps(pieces)
  const taken = taking(front, to)
  const kept = taken > 0 ? taken * front.hold(to, moved) : 0
  const duty = offensivePull(s, front, pieces, from, to)
  const lost = front.desertion(from, moved) + breaking(s, front.side, pieces, from)
  return relief - risk + pull + duty + kept - lost
}
const taking = (front: Front, to: number): number => (front.ours(to) === 0 ? front.prize(to) : 0)
const corps = (pieces: readonly number[]): number =>
  pieces.reduce((sum, p) => sum + (isLcu(p) ? 1 : isTroops(p) ? 0.4 : 0.2), 0)

/** §20.3.4 A siege is not given up for a small gain. */
function breaking(s: State, side: Side, pieces: readonly number[], from: number): number {
  if (!isForeignFort(s, side, from) || !isBesieged(s, from)) return 0
  const free = spareBesiegers(s, side, from)
  return pieces.every((p) => !isTroops(p) || (free.includes(p) && pieces.length === 1)) ? 0 : 0.5
}
/** §14 Units do not go where they are out of supply, except for a great gain. */
function exile(s: State, front: Front, pieces: readonly number[], to: number): number {
  const isUnsupplied = pieces.some((p) => isTroops(p) && supplyAt(s, p, to) === SUPPLY.none)
  if (!isUnsupplied) return rescue(s, pieces)
  // §14.3.2 A unit at full strength survives one turn without supply.
  if (isLastWord(s, front.side) && pieces.some((p) => isTroops(p) && isFull(s, p))) return 0
  return taking(front, to) > 0.8 ? 0.6 : 1.5
}
/** Units that are cut off come back. */
const RESCUE = 0.5
const rescue = (s: State, pieces: readonly number[]): number =>
  pieces.some((p) => isTroops(p) && supplyOf(s, p) === SUPPLY.none) ? -RESCUE : 0

interface March extends Rated {
  readonly pieces: readonly number[]
}

/** These spaces with what a group gains there, the best first. */
export const placesFor = (
  s: State,
  front: Front,
  pieces: readonly number[],
  places: readonly number[],
): Rated[] => rankedBy(places, (to) => moveGain(s, front, pieces, to))

/** The best of these spaces for a group, and what it gains there. */
export function bestPlace(
  s: State,
  front: Front,
  pieces: readonly number[],
  places: readonly number[],
): Rated | undefined {
  const sorted = rankedBy(places, (to) => goodOf(s, front, pieces, to))
  let best: Rated | undefined
  for (const { arg, score } of sorted) {
    if (best && best.score >= score + RESCUE) break
    const its = score - exile(s, front, pieces, arg)
    if (!best || its > best.score) best = { arg, score: its }
  }
  return best
}

/** All together, the strongest alone, all but the weakest. */
function groups(s: State, there: readonly number[]): number[][] {
  if (there.length === 0) return []
  const troops = there.filter(isTroops).sort((a, b) => strengthIn(s, b) - strengthIn(s, a))
  if (troops.length < 2) return [[...there]]
  const support = there.filter((p) => !isTroops(p))
  const found = [[...there], [troops[0] as number], [troops.at(-1) as number]]
  if (troops.length > 2) found.push([...troops.slice(0, -1), ...support])
  return found
}

/** The best march out of a space for the units that may go. */
export function bestMarch(s: State, front: Front, there: readonly number[]): March | undefined {
  let best: March | undefined
  for (const pieces of groups(s, there)) {
    const group: Group = groupOf(s, pieces)
    const place = bestPlace(s, front, pieces, destinations(s, group))
    if (place && (!best || place.score > best.score)) best = { ...place, pieces }
  }
  return best
}

/** §19 What a trench would save. An LCU builds it, in clear or mountain spaces. */
export function trenchGain(s: State, front: Front, x: number): number {
  const isGood = isPlain(x) && TABLES.trenches.terrain.includes(TERRAINS[terrainOf(x)])
  if (!isGood || (front.threat[x] as number) === 0 || controlOf(s, x) !== front.side) return 0
  if (trenchLevel(s, x) > 0 || presenceOf(s, front.side).lcus(x) === 0) return 0
  return front.danger(x, front.ours(x), 0) - front.danger(x, front.ours(x), 1)
}
const mayDig = (s: State, side: Side): boolean =>
  s.turn >= TABLES.trenches.firstTurn &&
  s.trenches.get(side) < TABLES.trenches.perTurn &&
  s.dugThisRound === 0

interface Movement {
  readonly from: number
  readonly gain: number
}
/** Spaces whose activation for movement would pay, in regions by stacks; and the best space for a trench. */
export function movementsOf(s: State, front: Front): Movement[] {
  const found: Movement[] = []
  const own = occupiedBy(front)
  for (const x of own) {
    const there = piecesAt(s, front.side, x).filter((p) => !isMarked(s, p, MARK.moved | MARK.toAttack))
    if (!isRestless(s, front, x)) continue
    const march = isActivatedAsSpace(x) ? bestMarch(s, front, there) : fromRegion(s, front, there)
    if (march && march.score > LEAST) found.push({ from: x, gain: march.score })
  }
  const dig = mayDig(s, front.side) ? rated(own, (x) => trenchGain(s, front, x)) : undefined
  if (dig && dig.score > LEAST) found.push({ from: dig.arg, gain: dig.score })
  return found
}
/**
 * Whether troops are needed more in a neighbouring space, or something can be taken there. This decides most
 * spaces quickly.
 */
function isRestless(s: State, front: Front, x: number): boolean {
  const here = front.wanted[x] as number
  return (LAND[x] as readonly number[]).some(
    (y) =>
      front.theirs(y) === 0 &&
      ((front.wanted[y] as number) > 0.9 * here || (isFree(s, front, y) && front.prize(y) > 0)),
  )
}
const isFree = (s: State, front: Front, y: number): boolean =>
  front.ours(y) === 0 && controlOf(s, y) === enemyOf(front.side)
function occupiedBy(front: Front): number[] {
  const found: number[] = []
  for (let x = 0; x < SPACES; x++) if (front.ours(x) > 0) found.push(x)
  return found
}
function fromRegion(s: State, front: Front, there: readonly number[]): March | undefined {
  const stack = [...there].sort((a, b) => strengthIn(s, b) - strengthIn(s, a)).slice(0, LIMIT)
  return stack.length === 0 ? undefined : bestMarch(s, front, stack)
}
