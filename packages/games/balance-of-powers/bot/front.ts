/**
 * Who is likely to hold what at the end. Every prize is pulled at by the corps of both sides, the nearer the more. How
 * much of it a side may hope for goes by the proportion of the two, by who holds it now, and by what defends it.
 */
import { Fact } from '@sandtable/board'
import { CP, EP, NATIONS, NEUTRAL, type Side, SIDES } from '../nations.ts'
import { PLACES } from '../places.ts'
import { corpsAt, entrenchedAt, hasFortress } from '../rules/02-concepts/control.ts'
import { FORTRESSES } from '../sites.ts'
import { allegianceAt, allegianceOf, isFlipped, type State, whereIs } from '../state.ts'
import { isCorps, mayOccupy, UNITS } from '../units.ts'
import { halvesLeft } from './clock.ts'
import { distancesTo, FAR } from './distances.ts'
import { Lines } from './lines.ts'
import { type Stakes, stakesOf } from './stakes.ts'
import { strengthOf } from './strength.ts'

/** movement points of a corps in a half, and the halves of both sides a plan looks ahead at most */
const MARCH = 3
const FAR_SIGHT = 4
/** how quickly the pull of a corps fades with the distance */
const FADING = 1.5
/** a corps that is nowhere near, or overseas */
const LEAST_PULL = 0.01
/** how much a proportion of two to one decides */
const WEIGHT = 1.6
/** so that nothing divides by nothing */
const FLOOR = 1.2

/** what walls and a corps in the place itself add to its hold, and what is left of it without either */
const WALLS = 0.5
const GARRISON = 0.85
const TRENCH = 2.6
/** the first corps hold the place, the others come too late to be missed elsewhere */
const EACH_MORE = 0.8
const fading = (corps: number): number => 1 - EACH_MORE ** Math.max(0, corps)
const OPEN = -0.9
/** for each march that the enemy needs to come there */
const REMOTE = 0.6
const MOST_REMOTE = 6

const pulls = new Map<number, Float32Array>()
const MOST_RANGE = 100

/** what a corps in each place pulls at the goal, where so many movement points are one range */
function pullTo(goal: number, range: number): Float32Array {
  const key = goal * MOST_RANGE + range
  const known = pulls.get(key)
  if (known) return known
  const far = distancesTo(goal)
  const field = Float32Array.from({ length: PLACES }, (_, p) => {
    const d = far[p] as number
    return d >= FAR ? 0 : Math.max(LEAST_PULL, Math.exp((-FADING * d) / range))
  })
  pulls.set(key, field)
  return field
}

/** Units that go, come or fall: what changes between two positions. */
export interface Shift {
  readonly side: Side
  readonly units: readonly number[]
  /** where they are */
  readonly from: number
  /** where they will be; -1 for nowhere */
  readonly to: number
  /** they will be in trenches */
  readonly digs?: boolean
}

/** What a side has to do with a prize. */
interface Hand {
  readonly pressure: number
  readonly garrison: number
  /** of them in trenches */
  readonly entrenched: number
  /** movement points of its nearest corps that takes land */
  readonly nearest: number
}
interface Grasp {
  readonly holder: number
  /** 1 if a fortress of the holder stands */
  readonly walls: number
  readonly cp: Hand
  readonly ep: Hand
}

export class Front {
  readonly s: State
  readonly stakes: Stakes
  readonly left: number
  /** strength of each unit on the map */
  readonly strength = new Float32Array(UNITS)
  readonly #pull: readonly Float32Array[]
  readonly #far: readonly Int16Array[]
  readonly #weights: readonly number[]
  /** by side, then by prize */
  readonly #pressure: readonly [Float64Array, Float64Array]
  readonly #nearest: readonly [Int16Array, Int16Array]
  readonly #garrison: readonly [Int16Array, Int16Array]
  readonly #entrenched: readonly [Int16Array, Int16Array]
  readonly #holder: Int8Array
  readonly #walls: Float32Array
  readonly #chance: Float64Array
  readonly #draw: [Float32Array | undefined, Float32Array | undefined] = [undefined, undefined]
  readonly #slopes: [Float64Array | undefined, Float64Array | undefined] = [undefined, undefined]
  readonly #lines: [Lines | undefined, Lines | undefined] = [undefined, undefined]

  constructor(s: State) {
    this.s = s
    this.stakes = stakesOf(s.scenario)
    this.left = halvesLeft(s)
    const { prizes } = this.stakes
    const range = MARCH * Math.max(1, Math.ceil(Math.min(FAR_SIGHT, this.left) / 2))
    this.#pull = prizes.map(({ place }) => pullTo(place, range))
    this.#far = prizes.map(({ place }) => distancesTo(place))
    this.#weights = prizes.map(({ worth }) => worth)
    const size = prizes.length
    this.#pressure = [new Float64Array(size), new Float64Array(size)]
    this.#nearest = [new Int16Array(size).fill(FAR), new Int16Array(size).fill(FAR)]
    this.#garrison = [new Int16Array(size), new Int16Array(size)]
    this.#entrenched = [new Int16Array(size), new Int16Array(size)]
    this.#holder = new Int8Array(size)
    this.#walls = new Float32Array(size)
    this.#chance = new Float64Array(size)
    this.#survey()
  }

  #survey(): void {
    const { s } = this
    this.stakes.prizes.forEach(({ place }, g) => {
      const holder = allegianceAt(s, place)
      this.#holder[g] = holder
      this.#walls[g] = holder === NEUTRAL ? 0 : Number(hasFortress(s, holder, place))
      for (const side of SIDES) {
        this.#garrison[side][g] = corpsAt(s, side, place)
        this.#entrenched[side][g] = entrenchedAt(s, side, place)
      }
    })
    for (let u = 0; u < UNITS; u++) this.#count(u)
    for (let g = 0; g < this.#chance.length; g++) this.#chance[g] = this.#after(g, [], [], CP)
  }

  #count(u: number): void {
    const p = whereIs(this.s, u)
    if (p < 0 || !isCorps(u)) return
    const side = allegianceOf(this.s, u)
    if (side === NEUTRAL) return
    const strength = strengthOf(this.s, u)
    this.strength[u] = strength
    const [pressure, nearest, takes] = [this.#pressure[side], this.#nearest[side], mayOccupy(u)]
    for (let g = 0; g < this.#pull.length; g++) {
      pressure[g] = (pressure[g] as number) + strength * (this.#pull[g]?.[p] as number)
      const far = this.#far[g]?.[p] as number
      if (takes && far < (nearest[g] as number)) nearest[g] = far
    }
  }

  /** how firmly it is held by whoever holds it; at the end for good */
  get #grip(): number {
    return 0.6 + 4 / (this.left + 0.3) ** 2
  }

  /** The chance that CP holds it at the end. */
  #chanceAt({ holder, walls, cp, ep }: Grasp): number {
    if (this.left === 0) return holder === CP ? 1 : 0
    const balance = WEIGHT * Math.log((Math.max(0, cp.pressure) + FLOOR) / (Math.max(0, ep.pressure) + FLOOR))
    if (holder === CP) return curve(balance + this.#hold(walls, cp, ep.nearest))
    // what is neutral is nobody's yet, and rather the Entente's
    if (holder === EP) return curve(balance - this.#hold(walls, ep, cp.nearest))
    return curve(balance - this.#grip)
  }

  /** who has neither corps nor walls there, and enemies within a march, holds nothing */
  #hold(walls: number, { garrison, entrenched }: Hand, enemy: number): number {
    if (garrison <= 0 && walls === 0 && enemy <= MARCH) return OPEN
    const troops = GARRISON * fading(garrison) + TRENCH * fading(entrenched)
    return this.#grip + troops + WALLS * walls + REMOTE * Math.min(MOST_REMOTE, enemy / MARCH)
  }

  /** the lines of supply of a side */
  lines(side: Side): Lines {
    return (this.#lines[side] ??= new Lines(this.s, side, side === this.s.phasing))
  }

  /** Points that CP may hope for at the prize. */
  chance(g: number): number {
    return this.#chance[g] as number
  }

  /** what CP may hope for in all, in points */
  get total(): number {
    return this.#weights.reduce((sum, weight, g) => sum + weight * this.chance(g), 0)
  }

  /** What a little strength of the side more is worth to it at this place, in points: how much it is drawn there. */
  drawAt(side: Side, p: number): number {
    const field = (this.#draw[side] ??= new Float32Array(PLACES).fill(Number.NaN))
    const known = field[p] as number
    if (!Number.isNaN(known)) return known
    const slopes = (this.#slopes[side] ??= this.#slopesOf(side))
    let draw = 0
    for (let g = 0; g < slopes.length; g++) draw += (slopes[g] as number) * (this.#pull[g]?.[p] as number)
    field[p] = draw
    return draw
  }
  #slopesOf(side: Side): Float64Array {
    return Float64Array.from(this.#weights, (weight, g) => {
      const chance = this.chance(g)
      return (
        (weight * chance * (1 - chance) * WEIGHT) / (Math.max(0, this.#pressure[side][g] as number) + FLOOR)
      )
    })
  }

  /** What these shifts are worth to CP, in points, if `taker` gains control of the places that are taken. */
  shifted(shifts: readonly Shift[], taken: readonly number[] = [], taker: Side = CP): number {
    let gain = 0
    for (let g = 0; g < this.#chance.length; g++)
      gain += (this.#weights[g] as number) * (this.#after(g, shifts, taken, taker) - this.chance(g))
    return gain
  }

  #after(g: number, shifts: readonly Shift[], taken: readonly number[], taker: Side): number {
    const place = this.stakes.prizes[g]?.place as number
    const isTaken = taken.includes(place)
    return this.#chanceAt({
      holder: isTaken ? taker : (this.#holder[g] as number),
      walls: isTaken ? 0 : (this.#walls[g] as number),
      cp: this.#handAfter(g, CP, shifts),
      ep: this.#handAfter(g, EP, shifts),
    })
  }

  #handAfter(g: number, side: Side, shifts: readonly Shift[]): Hand {
    const pull = this.#pull[g] as Float32Array
    const far = this.#far[g] as Int16Array
    const place = this.stakes.prizes[g]?.place as number
    let pressure = this.#pressure[side][g] as number
    let garrison = this.#garrison[side][g] as number
    let entrenched = this.#entrenched[side][g] as number
    let nearest = this.#nearest[side][g] as number
    for (const shift of shifts) {
      if (shift.side !== side) continue
      const { units, from, to } = shift
      const change = (to < 0 ? 0 : (pull[to] as number)) - (from < 0 ? 0 : (pull[from] as number))
      for (const u of units) pressure += (this.strength[u] as number) * change
      if (to >= 0) nearest = Math.min(nearest, far[to] as number)
      if (from !== place && to !== place) continue
      const sign = from === to ? 0 : to === place ? 1 : -1
      garrison += sign * units.length
      entrenched += sign * units.filter((u) => isFlipped(this.s, u)).length
      if (shift.digs) entrenched += units.filter((u) => !isFlipped(this.s, u)).length
    }
    return { pressure, garrison, entrenched, nearest }
  }
}

/** a front and the position it was worked out for */
interface Kept {
  readonly s?: State
  readonly print?: number
  readonly front?: Front
}
const kept = new Fact<State, { last: Kept }>(
  (s) => s.derived.supply,
  () => ({ last: {} }),
)

/** The front of a position. As long as nobody moves and nothing changes hands it stays the same. */
export function frontOf(s: State): Front {
  const box = kept.of(s)
  const print = fingerprint(s)
  const { last } = box
  if (last.front && last.s === s && last.print === print) return last.front
  const front = new Front(s)
  box.last = { s, print, front }
  return front
}

/** FNV-1a over what a front is made of, but for who controls what: that raises the version of supply */
function fingerprint(s: State): number {
  let hash = 0x811c9dc5
  const add = (word: number): void => {
    hash = Math.imul(hash ^ word, 0x01000193)
  }
  add(halvesLeft(s))
  add(s.phasing)
  for (let n = 0; n < NATIONS; n++) add(s.allegiance.get(n))
  for (let f = 0; f < FORTRESSES; f++) add(s.fortress.get(f))
  for (let u = 0; u < UNITS; u++) add(2 * whereIs(s, u) + Number(isFlipped(s, u)))
  return hash
}

const STEEP = 12
function curve(x: number): number {
  if (x > STEEP) return 1
  return x < -STEEP ? 0 : 1 / (1 + Math.exp(-x))
}
