/** A position laid out for planning: who stands where, what each enemy stack can put up, where the enemy can strike. */
import { FORTRESS, GRID, HEXES, isNextToFortress, TOWNS, townAt } from '../map.ts'
import { defenseStrength, artilleryValue, attackStrength } from '../rules/02-units.ts'
import { isLegalForce } from '../rules/07-combat/command.ts'
import { enemyOf, RU, type Side } from '../sides.ts'
import { hexOf, isHeldBy, isMarked, MARK, type State, stepsOf } from '../state.ts'
import { ARMY, corpsOf, isCavalry } from '../units.ts'
import { distance, withinStrike } from './geometry.ts'
import { lossCosts, townWorth } from './worth.ts'

/** An enemy stack that can be attacked. */
export interface Target {
  readonly hex: number
  readonly defenders: readonly number[]
  readonly defense: number
  readonly artillery: number
  readonly steps: number
  /** what it brings to drive them out of the hex */
  readonly prize: number
  /** §7.8 directions around it that attackers can cover at all, as bits */
  readonly flankable: number
  /** §9.4.2 what so many CE reductions cost its owner */
  readonly losses: readonly number[]
}

export interface Battlefield {
  readonly s: State
  readonly side: Side
  /** own units on the map */
  readonly own: readonly number[]
  readonly targets: readonly Target[]
  /** infantry attack strength the enemy can bring to each hex in his next turn */
  readonly threat: Float64Array
  /** hexes to the nearest enemy, 99 if there is none */
  readonly nearest: Uint8Array
}

/** What not every thought needs is worked out when it is asked for. */
class Survey implements Battlefield {
  readonly s: State
  readonly side: Side
  readonly own: readonly number[]
  readonly targets: readonly Target[]
  readonly #enemyAt: ReadonlyMap<number, readonly number[]>
  #threat: Float64Array | undefined
  #nearest: Uint8Array | undefined

  constructor(s: State, side: Side) {
    this.s = s
    this.side = side
    this.own = (ARMY[side] as readonly number[]).filter((u) => hexOf(s, u) >= 0)
    this.#enemyAt = byHex(s, enemyOf(side))
    const targets: Target[] = []
    for (const [hex, units] of this.#enemyAt) {
      const target = targetAt(s, side, hex, units)
      if (target) targets.push(target)
    }
    this.targets = targets
  }

  get threat(): Float64Array {
    this.#threat ??= threatOf(this.s, enemyOf(this.side))
    return this.#threat
  }

  get nearest(): Uint8Array {
    this.#nearest ??= nearestTo([...this.#enemyAt.keys()])
    return this.#nearest
  }
}

export const survey = (s: State, side: Side): Battlefield => new Survey(s, side)

function byHex(s: State, side: Side): Map<number, number[]> {
  const stacks = new Map<number, number[]>()
  for (const u of ARMY[side] as readonly number[]) {
    const h = hexOf(s, u)
    if (h < 0) continue
    const stack = stacks.get(h)
    if (stack) stack.push(u)
    else stacks.set(h, [u])
  }
  return stacks
}

/** §7.0 §13.0.b undefined if it may not be attacked any more */
export function targetAt(s: State, side: Side, hex: number, units: readonly number[]): Target | undefined {
  if (side === RU && hex === FORTRESS) return undefined
  if (units.some((u) => isMarked(s, u, MARK.wasAttacked))) return undefined
  const defenders = defendersOf(s, units)
  let defense = 0
  let artillery = 0
  let steps = 0
  for (const u of defenders) {
    defense += Math.max(0, defenseStrength(s, u))
    artillery += artilleryValue(s, u)
    steps += stepsOf(s, u)
  }
  return {
    hex,
    defenders,
    defense: Math.max(1, defense),
    artillery,
    steps,
    prize: prizeOf(s, side, hex),
    flankable: flankable(s, side, hex),
    losses: lossCosts(s, defenders),
  }
}

/** §7.8 not those the defender holds or Przemysl covers */
function flankable(s: State, side: Side, target: number): number {
  let mask = 0
  for (let d = 0; d < 6; d++) {
    const h = GRID.neighbour(target, d)
    if (h < 0 || isHeldBy(s, enemyOf(side), h)) continue
    if (side === RU && (h === FORTRESS || isNextToFortress(h))) continue
    mask |= 1 << d
  }
  return mask
}

/** §7.3 all who can fight together, else the strongest that may */
function defendersOf(s: State, units: readonly number[]): readonly number[] {
  const strong = units.filter((u) => defenseStrength(s, u) > 0)
  if (strong.length === 0) return units
  if (isLegalForce(strong)) return strong
  const infantry = strong.filter((u) => !isCavalry(u))
  const arm = infantry.length > 0 ? infantry : strong
  if (isLegalForce(arm)) return arm
  return strongest(s, arm)
}

function strongest(s: State, arm: readonly number[]): number[] {
  const sorted = [...arm].sort((a, b) => defenseStrength(s, b) - defenseStrength(s, a) || a - b)
  let best = sorted.slice(0, 2)
  let most = total(s, best)
  for (const corps of new Set(sorted.map(corpsOf))) {
    if (corps < 0) continue
    const force = [
      ...sorted.filter((u) => corpsOf(u) === corps),
      ...sorted.filter((u) => corpsOf(u) !== corps).slice(0, 1),
    ]
    if (total(s, force) > most) {
      best = force
      most = total(s, force)
    }
  }
  return best
}

const total = (s: State, units: readonly number[]): number =>
  units.reduce((sum, u) => sum + Math.max(0, defenseStrength(s, u)), 0)

/** ground gained, and a town that scores for us or stops scoring for him */
const GROUND = 0.15
/** a town taken must still be kept */
const KEPT = 0.6

function prizeOf(s: State, side: Side, hex: number): number {
  const index = townAt(hex)
  const town = TOWNS[index]
  if (!town) return GROUND
  if (town.side === side) {
    const now = s.captured.get(index) === 1 ? town.occupy : town.capture
    return GROUND + now + (townWorth(s, town, index) - now) * KEPT
  }
  return GROUND + townWorth(s, town, index) * KEPT
}

/** an enemy far off comes more rarely */
const COMES = [1, 1, 1, 0.9, 0.6, 0.3]
const shares = Array.from({ length: HEXES }, (_, from) =>
  Float64Array.from(withinStrike(from), (h) => COMES[distance(from, h)] as number),
)

export function threatOf(s: State, enemy: Side): Float64Array {
  const threat = new Float64Array(HEXES)
  for (const u of ARMY[enemy] as readonly number[]) {
    const from = hexOf(s, u)
    if (from < 0 || isCavalry(u)) continue
    const strength = attackStrength(s, u)
    if (strength <= 0) continue
    const hexes = withinStrike(from)
    const share = shares[from] as Float64Array
    for (let i = 0; i < hexes.length; i++) {
      const h = hexes[i] as number
      threat[h] = (threat[h] as number) + strength * (share[i] as number)
    }
  }
  return threat
}

const NOWHERE = 99

function nearestTo(hexes: readonly number[]): Uint8Array {
  const nearest = new Uint8Array(HEXES).fill(NOWHERE)
  let front = [...hexes]
  for (const h of front) nearest[h] = 0
  for (let far = 1; front.length > 0; far++) {
    const next: number[] = []
    for (const h of front)
      for (let d = 0; d < 6; d++) {
        const to = GRID.neighbour(h, d)
        if (to < 0 || (nearest[to] as number) <= far) continue
        nearest[to] = far
        next.push(to)
      }
    front = next
  }
  return nearest
}
