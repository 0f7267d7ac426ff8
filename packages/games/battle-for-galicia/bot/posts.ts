/** Where units go that do not attack: towards their towns, into safe company, back to rest. */
import { GRID, HEXES, TOWNS, townAt } from '../map.ts'
import { defenseStrength } from '../rules/02-units.ts'
import { STACKING_LIMIT } from '../rules/05-stacking.ts'
import { canRecover } from '../rules/10-effectiveness.ts'
import { RU } from '../sides.ts'
import { ceOf, hexOf, type State, stepsOf } from '../state.ts'
import { fullSteps, isCavalry, isErsatz } from '../units.ts'
import type { Battlefield } from './battlefield.ts'
import { marchToTown, sectorOf } from './geometry.ts'
import { type Orders, STANCES, type Stance } from './plan.ts'
import { ceWorth, LAST_ATTACK_TURN, qualityOf, townWorth } from './worth.ts'

/** The stacks as the plan will leave them. */
export class Camp {
  readonly #steps = new Int16Array(HEXES)
  readonly #defense = new Int16Array(HEXES)

  settle(s: State, u: number, h: number): void {
    this.#steps[h] = this.stepsAt(h) + stepsOf(s, u)
    this.#defense[h] = this.defenseAt(h) + Math.max(0, defenseStrength(s, u))
  }

  stepsAt(h: number): number {
    return this.#steps[h] as number
  }

  defenseAt(h: number): number {
    return this.#defense[h] as number
  }

  hasRoom(s: State, u: number, h: number): boolean {
    return this.stepsAt(h) + stepsOf(s, u) <= STACKING_LIMIT
  }

  /** one step more in the hex, if it fits */
  grow(h: number): boolean {
    if (this.stepsAt(h) >= STACKING_LIMIT) return false
    this.#steps[h] = this.stepsAt(h) + 1
    return true
  }

  isHeld(h: number): boolean {
    return this.stepsAt(h) > 0
  }

  /** directions around a hex that will be held */
  heldAround(h: number): number {
    let mask = 0
    for (let d = 0; d < 6; d++) {
      const at = GRID.neighbour(h, d)
      if (at >= 0 && this.isHeld(at)) mask |= 1 << d
    }
    return mask
  }
}

/** no more than this can be brought against one hex */
const MOST_ATTACK = 22

/** Points a stack of this defence may expect to lose where so much can attack it. */
export function riskOf(s: State, threat: number, defense: number): number {
  if (threat < 1) return 0
  const comes = Math.min(1, threat / 9)
  const ratio = Math.min(threat, MOST_ATTACK) / Math.max(1, defense)
  // an enemy who comes to attack can be attacked in his turn, except when no later attack of ours scores (§15.1.1)
  const point = s.turn === LAST_ATTACK_TURN && s.side === RU ? 1 : 0
  return comes * (point + ceWorth(s) * (-0.4 + 0.5 * Math.min(ratio, 5)))
}

/** points for each MP nearer to the unit's town */
const PER_MP = 0.13
/** so near to a town it is covered */
const COVERING = 3

export interface Post {
  readonly hex: number
  readonly score: number
}

/** The best hex for a unit among those it can get to. */
export function bestPost(
  field: Battlefield,
  orders: Orders,
  camp: Camp,
  u: number,
  reach: readonly number[],
  goal: number,
): Post {
  const at = hexOf(field.s, u)
  let best: Post = { hex: at, score: -Infinity }
  for (const hex of reach) {
    if (!camp.hasRoom(field.s, u, hex)) continue
    const score = postScore(field, orders, camp, u, hex, goal)
    if (score > best.score) best = { hex, score }
  }
  return best
}

function postScore(
  field: Battlefield,
  orders: Orders,
  camp: Camp,
  u: number,
  hex: number,
  goal: number,
): number {
  const { s } = field
  const stance = STANCES[orders.stances[sectorOf(hexOf(s, u))] ?? 'press']
  return (
    progress(field, stance, hex, goal) -
    exposure(field, camp, u, hex) * stance.caution +
    townValue(field, orders, camp, hex) +
    restValue(field, u, hex)
  )
}

function progress({ side }: Battlefield, stance: Stance, hex: number, goal: number): number {
  const town = TOWNS[goal]
  if (!town) return 0
  const far = marchToTown(goal, hex)
  if (town.side === side) return -far * PER_MP * stance.drive
  return -Math.max(0, far - COVERING) * PER_MP
}

/** what the enemy's answer costs more because this unit stands here too */
function exposure({ s, threat }: Battlefield, camp: Camp, u: number, hex: number): number {
  const danger = threat[hex] as number
  const defense = Math.max(0, defenseStrength(s, u))
  const before = camp.defenseAt(hex)
  const now = riskOf(s, danger, before + defense)
  return before > 0 ? now - riskOf(s, danger, before) : now
}

const KEPT = 0.5

function townValue({ s, side, threat }: Battlefield, orders: Orders, camp: Camp, hex: number): number {
  const index = townAt(hex)
  const town = TOWNS[index]
  if (!town || camp.isHeld(hex)) return 0
  const worth = townWorth(s, town, index) * (orders.towns.get(index) ?? 1)
  if (town.side !== side) return worth * Math.min(1, (threat[hex] as number) / 12) * KEPT
  const now = s.captured.get(index) === 1 ? town.occupy : town.capture
  return now + (worth - now) * KEPT
}

/** §10.3.1 so far from the enemy a unit can recover */
const QUIET = 3

export const isTired = (s: State, u: number): boolean =>
  !isCavalry(u) && !isErsatz(u) && (ceOf(s, u) > 0 || stepsOf(s, u) < fullSteps(u))

function restValue({ s, nearest }: Battlefield, u: number, hex: number): number {
  if (!isTired(s, u)) return 0
  const worth = restWorth(s, u)
  if (hex === hexOf(s, u) && canRecover(s, u)) return worth
  return (nearest[hex] as number) >= QUIET ? worth * 0.6 : 0
}

/** a tired unit gains more than a mere point of effectiveness: it fights at all */
export const restWorth = (s: State, u: number): number =>
  ceWorth(s) * qualityOf(s, u) * (ceOf(s, u) >= 2 || stepsOf(s, u) < fullSteps(u) ? 1.6 : 1)
