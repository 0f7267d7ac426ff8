/**
 * The front line as a staff sees it: strength and threat by space, what could be lost where, and where troops
 * are needed.
 */
import { fortAt, homeOf, isRegion, isVp, MOUNTAIN, SPACES, terrainOf } from '../map.ts'
import { cfOf, isTroops } from '../pieces.ts'
import { CP, enemyOf, MN, RU, SB, SIDES, type Side } from '../sides.ts'
import {
  controlOf,
  faceOf,
  GROUND,
  hasFort,
  hasGround,
  isControlledBy,
  presenceOf,
  REBELS,
  type State,
  trenchLevel,
} from '../state.ts'
import { LAND, spaceWorth, stepsFrom } from './geography.ts'
import { fingerprint, Recall } from './recall.ts'

/** A reduced SCU has CF 0 but still counts a little. */
const LEAST = 0.4
export const strengthIn = (s: State, p: number): number => Math.max(LEAST, cfOf(p, faceOf(s, p)))

/** The share of the force next to a space that attacks it. */
const ENGAGED = 0.75
/** The share of a force two spaces away that counts. */
const AFAR = 0.25
/**
 * How likely an empty space is entered, by steps from the enemy: most LCUs move three in a round, some four
 * or six.
 */
const OPEN = [0.8, 0.75, 0.55, 0.4, 0.2, 0.08]
/** The share for an empty VP space next to one that is lost. */
const FALLS_WITH = 0.35
/** How much of a space's need counts in the next space. */
const FADING = 0.72
const REACH = OPEN.length - 1
/** The share of a VP space's worth that its last unit gives up by leaving: a garrison may hold, an empty space cannot. */
const DESERTION = 0.3
/**
 * §23.2.a §23.4 §26.6 VP spaces that bring more than their point to the Central Powers: uprisings and the revolution in
 * Russia, the collapse of Serbia.
 */
const MORE: Partial<Readonly<Record<number, number>>> = { [RU]: 2.5, [SB]: 1.5, [MN]: 1.5 }
/** The share of a prize that draws troops near it while the enemy stands there. */
const HELD = 0.8
/** The most steps counted. */
const SIGHT = 8

export class Front {
  readonly side: Side
  /** CFs by side and space. */
  readonly force: readonly [Float64Array, Float64Array]
  /** CFs of the enemy that may attack a space. */
  readonly threat: Float64Array
  /** Steps from the enemy's troops, through spaces we do not hold. */
  readonly away: Uint8Array
  /** VP at stake in each space as it is defended now. */
  readonly peril: Float64Array
  /** How much troops are needed in a space and around it. */
  readonly wanted: Float64Array
  private readonly stakes: Float64Array
  private readonly steps = new Map<string, Uint8Array>()
  private s: State

  constructor(s: State, side: Side) {
    this.s = s
    this.side = side
    this.force = [forceOf(s, 0), forceOf(s, 1)]
    this.threat = this.threats()
    const enemies = occupied(this.force[enemyOf(side)])
    this.away = stepsFrom(enemies, (x) => !this.isBlocked(x), SIGHT)
    this.stakes = Float64Array.from({ length: SPACES }, (_, x) => this.stake(x))
    this.peril = Float64Array.from({ length: SPACES }, (_, x) => this.danger(x, this.ours(x)))
    this.wanted = this.needs()
  }

  /** The same position in another state: its fields are read from there. */
  lookAt(s: State): this {
    this.s = s
    return this
  }

  /** Steps from these spaces, kept under a name: they are the same as long as nobody moves. */
  stepsTo(name: string, spaces: () => readonly number[]): Uint8Array {
    const known = this.steps.get(name) ?? stepsFrom(spaces(), undefined, SIGHT)
    this.steps.set(name, known)
    return known
  }

  ours(x: number): number {
    return this.force[this.side][x] as number
  }
  theirs(x: number): number {
    return this.force[enemyOf(this.side)][x] as number
  }

  /** Our troops or a fort of ours block the way. */
  private isBlocked(x: number): boolean {
    if (this.ours(x) > 0) return true
    return hasFort(this.s, x) && isControlledBy(this.s, this.side, x)
  }

  private threats(): Float64Array {
    const threat = new Float64Array(SPACES)
    const theirs = this.force[enemyOf(this.side)]
    for (let x = 0; x < SPACES; x++) {
      const there = theirs[x] as number
      if (there === 0) continue
      if (isRegion(x)) threat[x] = (threat[x] as number) + there * ENGAGED
      for (const y of LAND[x] as readonly number[]) {
        threat[y] = (threat[y] as number) + there * ENGAGED
        if (this.ours(y) > 0) continue
        for (const z of LAND[y] as readonly number[])
          if (z !== x) threat[z] = (threat[z] as number) + there * AFAR
      }
    }
    return threat
  }

  /** The VP lost on average if a space of ours is defended by so much. */
  danger(x: number, defence: number, trench = trenchLevel(this.s, x)): number {
    if (!isControlledBy(this.s, this.side, x) && !(defence > 0)) return 0
    return (this.stakes[x] as number) * this.fall(x, defence, trench)
  }
  /** 0 to 1: how likely the space is taken. */
  private fall(x: number, defence: number, trench: number): number {
    const threat = this.threat[x] as number
    const fort = hasFort(this.s, x) && isControlledBy(this.s, this.side, x) ? fortAt(x) : 0
    if (defence === 0) {
      const near = this.away[x] as number
      if (near > REACH) return 0
      return (OPEN[near] as number) * (fort > 0 ? 0.5 : 1)
    }
    if (threat === 0) return 0
    const works = 1 + 0.25 * trench + (terrainOf(x) === MOUNTAIN ? 0.3 : 0)
    const odds = threat / ((defence + fort) * works)
    return Math.min(0.8, Math.max(0.02, 0.45 * (odds - 0.45)))
  }
  /** Empty spaces behind a space fall with it. */
  private stake(x: number): number {
    if (!isControlledBy(this.s, this.side, x)) return 0.05
    let stake = spaceWorth(x)
    for (const y of LAND[x] as readonly number[])
      if (isVp(y) && isControlledBy(this.s, this.side, y) && this.ours(y) === 0)
        stake += FALLS_WITH * spaceWorth(y)
    return stake
  }

  /** The cost of leaving a VP space of ours to an enemy in reach of it, beyond what it was in danger of before. */
  desertion(x: number, leaving: number): number {
    const isEmptied = this.ours(x) > 0 && this.ours(x) - leaving < 0.1
    if (!isEmptied || !isVp(x) || !isControlledBy(this.s, this.side, x)) return 0
    return (this.away[x] as number) > REACH ? 0 : DESERTION * spaceWorth(x)
  }

  /** 0 to 1: how likely a space just taken with so much is kept. */
  hold(x: number, force: number): number {
    const isAlone = !(LAND[x] as readonly number[]).some((y) => this.ours(y) > 0)
    return (1 - this.fall(x, force, 0)) * (isAlone ? (force < 3 ? 0.5 : 0.75) : 1)
  }

  /** What taking an empty space would gain. */
  prize(x: number): number {
    return this.ownPrize(x) * (this.side === CP && isVp(x) ? (MORE[homeOf(x)] ?? 1) : 1)
  }
  private ownPrize(x: number): number {
    const owner = controlOf(this.s, x)
    if (owner === this.side && !hasGround(this.s, x, GROUND.risen)) return 0
    if (hasFort(this.s, x) && owner !== this.side) return spaceWorth(x) * (0.75 - 0.13 * fortAt(x))
    return spaceWorth(x) * 0.9
  }

  private needs(): Float64Array {
    const need = new Float64Array(SPACES)
    for (let x = 0; x < SPACES; x++) {
      if (isControlledBy(this.s, this.side, x)) need[x] = this.peril[x] as number
      else if (this.theirs(x) === 0 && isPassable(this.s, x)) need[x] = 0.5 * this.prize(x)
      else if (this.theirs(x) > 0) need[x] = HELD * this.prize(x)
      if (presenceOf(this.s, REBELS).isAnyone(x)) need[x] = (need[x] as number) + 0.4 * spaceWorth(x)
    }
    return spread(need)
  }
}

const isPassable = (s: State, x: number): boolean => controlOf(s, x) >= 0

function forceOf(s: State, side: Side): Float64Array {
  const force = new Float64Array(SPACES)
  const own = presenceOf(s, side)
  for (let x = 0; x < SPACES; x++)
    for (let p = own.first(x); p >= 0; p = own.next(p))
      if (isTroops(p)) force[x] = (force[x] as number) + strengthIn(s, p)
  return force
}
function occupied(force: Float64Array): number[] {
  const found: number[] = []
  for (let x = 0; x < SPACES; x++) if ((force[x] as number) > 0) found.push(x)
  return found
}
/** The need of a space decreases with every step away from it. */
function spread(need: Float64Array): Float64Array {
  const field = need.slice()
  const order = Array.from(need.keys()).filter((x) => (need[x] as number) > 0.03)
  order.sort((a, b) => (need[b] as number) - (need[a] as number))
  for (const x of order) pour(field, x, (need[x] as number) * FADING)
  return field
}
function pour(field: Float64Array, x: number, much: number): void {
  if (much < 0.02) return
  for (const y of LAND[x] as readonly number[])
    if ((field[y] as number) < much) {
      field[y] = much
      pour(field, y, much * FADING)
    }
}

/** Where all units are, in what state, and which side controls which space. */
export const ground = (s: State): ArrayLike<number>[] => [
  s.where.words,
  s.face.words,
  s.control.words,
  s.ground.words,
  s.fort.words,
]

const known = SIDES.map(() => new Recall<Front>())
export function frontOf(s: State, side: Side): Front {
  const recall = known[side] as Recall<Front>
  return recall.of(fingerprint(...ground(s), [s.greekSide]), () => new Front(s, side)).lookAt(s)
}
