/** Lines of supply: by which places a side is fed, what starves if one is lost, and where the enemy may break in. */
import { ON } from '../crossings.ts'
import { enemyOf, NATIONS, type Side } from '../nations.ts'
import { isCentre, PLACES } from '../places.ts'
import { corpsAt, hasFortress, isEnemyHeld } from '../rules/02-concepts/control.ts'
import { isOpen, isSeaFree, isSeaPort, PORTS } from '../rules/03-supply/net.ts'
import { sourcesOf } from '../rules/03-supply/sources.ts'
import { isNeutralLand } from '../rules/06-diplomacy/neutrals.ts'
import { isInPlay } from '../scenarios.ts'
import { allegianceAt, isFlipped, type State, whereIs } from '../state.ts'
import { ARMP, CROSSINGS, isRail, marchCost } from '../terrain.ts'
import { isCorps, mayOccupy, printedEffectiveness, printedMovement, UNITS_OF } from '../units.ts'

const FACES = 6
/** §6.6 the chance that an unsupplied corps does not live through the fortnight */
export const starves = (s: State, u: number): number =>
  (FACES - Math.max(0, printedEffectiveness(u, isFlipped(s, u)) - 1)) / FACES

/** How likely a place of the net is lost in the enemy's next half, in steps of which ten are certainty, about. */
const LOST = { open: 3, alone: 1 } as const
const STEP = 0.1

/** a corps of the side, and where its line joins the net; -1 if it has none */
interface Fed {
  readonly place: number
  readonly entry: number
  readonly cost: number
}

const NONE = -1
const ROOT = -2

/** One net for all nations of a side: who fights beside each other is mostly fed by the same lines. */
export class Lines {
  readonly s: State
  readonly side: Side
  /** what starves, in corps, if the place alone is lost, at most */
  readonly flow = new Float32Array(PLACES)
  /** corps that starve now */
  readonly hungry: number
  readonly #sources: readonly number[]
  readonly #net: Net
  readonly #corps: readonly Fed[]
  readonly #inroads: Inroads | undefined
  /** by the places that are taken */
  readonly #cuts = new Map<string, number>()
  #guard: Float32Array | undefined
  #hold: Float32Array | undefined

  /** @param isOurs with the dangers from the enemy, who moves next */
  constructor(s: State, side: Side, isOurs: boolean) {
    this.s = s
    this.side = side
    this.#inroads = isOurs ? new Inroads(s, side) : undefined
    const { sources, units } = fedOf(s, side)
    this.#sources = sources
    this.#net = spread(s, side, sources, this.#inroads)
    this.#corps = units.map((u) => {
      const place = whereIs(s, u)
      return { place, entry: this.#net.entry(place), cost: starves(s, u) }
    })
    let hungry = 0
    for (const { entry, cost } of this.#corps) {
      if (entry < 0) hungry += cost
      else
        for (let p = entry; p >= 0; p = this.#net.parent[p] as number)
          this.flow[p] = (this.flow[p] as number) + cost
    }
    this.hungry = hungry
  }

  /** Corps that starve if the enemy takes these places. */
  cutBy(taken: readonly number[]): number {
    if (!taken.some((p) => (this.flow[p] as number) > 0)) return 0
    const key = taken.join()
    const known = this.#cuts.get(key)
    if (known !== undefined) return known
    const cut = Math.max(0, this.#hungryAfter({ taken, isGained: false }) - this.hungry)
    this.#cuts.set(key, cut)
    return cut
  }

  /** Corps that are fed again if the side takes these places. */
  fedBy(taken: readonly number[]): number {
    if (this.hungry === 0 || taken.length === 0) return 0
    return Math.max(0, this.hungry - this.#hungryAfter({ taken, isGained: true }))
  }

  #hungryAfter(change: Change): number {
    const net = spread(this.s, this.side, this.#sources, undefined, change)
    return this.#corps.reduce((sum, { place, cost }) => sum + (net.entry(place) < 0 ? cost : 0), 0)
  }

  /** The chance that a corps there is cut off in the enemy's next half. */
  exposure(p: number): number {
    const entry = this.#net.entry(p)
    return entry < 0 ? 1 : 1 - Math.exp(-STEP * (this.#net.cost[entry] as number))
  }

  /** Corps that are saved, about, by somebody who stands where nobody does. */
  guard(p: number): number {
    return (this.#guard ??= this.#inroads?.closed(this.flow))?.[p] ?? 0
  }
  /** Corps that are in danger, about, if those who stand there go away. */
  hold(p: number): number {
    return (this.#hold ??= this.#inroads?.opened(this.flow))?.[p] ?? 0
  }
}

/** the sources of all nations that fight there, and their corps */
function fedOf(
  s: State,
  side: Side,
): { readonly sources: readonly number[]; readonly units: readonly number[] } {
  const sources = new Set<number>()
  const units: number[] = []
  for (let n = 0; n < NATIONS; n++) {
    if (s.allegiance.get(n) !== side) continue
    const before = units.length
    for (const u of UNITS_OF[n] as readonly number[]) if (isCorps(u) && whereIs(s, u) >= 0) units.push(u)
    if (units.length > before) for (const p of sourcesOf(s, side, n)) sources.add(p)
  }
  return { sources: [...sources], units }
}

/** places that change hands */
interface Change {
  readonly taken: readonly number[]
  /** by the side itself */
  readonly isGained: boolean
}

class Net {
  readonly parent = new Int16Array(PLACES).fill(NONE)
  /** steps of risk on the way there */
  readonly cost = new Int16Array(PLACES)

  /** the place of the net by which a corps there is fed; -1 for none */
  entry(p: number): number {
    const { parent, cost } = this
    if (parent[p] === ROOT) return p
    let best = parent[p] !== NONE ? p : -1
    for (let c = CROSSINGS.first(p); c < CROSSINGS.first(p + 1); c++) {
      const to = CROSSINGS.end(c)
      if (parent[to] === NONE || !CROSSINGS.has(c, ON.march)) continue
      if (best < 0 || (cost[to] as number) < (cost[best] as number)) best = to
    }
    return best
  }
}

/** The net from its sources, by the safest way. */
function spread(
  s: State,
  side: Side,
  sources: readonly number[],
  inroads: Inroads | undefined,
  change?: Change,
): Net {
  const net = new Net()
  const { parent, cost } = net
  const rings: number[][] = [[]]
  const priceOf = (p: number): number => {
    if (change?.taken.includes(p) === true) return change.isGained && (isRail(p) || isCentre(p)) ? 0 : NONE
    if (!isOpen(s, side, p)) return NONE
    return inroads === undefined ? 0 : inroads.risk(p)
  }
  const link = (from: number, p: number, so: number): void => {
    if (parent[p] === ROOT || (parent[p] !== NONE && (cost[p] as number) <= so)) return
    const price = priceOf(p)
    if (price === NONE) return
    const total = so + price
    if (parent[p] !== NONE && (cost[p] as number) <= total) return
    parent[p] = from
    cost[p] = total
    ;(rings[total] ??= []).push(p)
  }
  for (const p of sources) {
    if (priceOf(p) === NONE) continue
    parent[p] = ROOT
    rings[0]?.push(p)
  }
  let isAtSea = !isSeaFree(s, side)
  for (let so = 0; so < rings.length; so++)
    for (const p of rings[so] ?? []) {
      if (cost[p] !== so) continue
      if (!isAtSea && isSeaPort(s, p)) {
        isAtSea = true
        for (const port of PORTS) if (isInPlay(s.scenario, port) && isSeaPort(s, port)) link(p, port, so)
      }
      for (let c = CROSSINGS.first(p); c < CROSSINGS.first(p + 1); c++)
        if (CROSSINGS.has(c, ON.march)) link(p, CROSSINGS.end(c), so)
    }
  return net
}

/** Where the enemy could march in his next half, and through whom he would have to go. */
class Inroads {
  readonly #s: State
  readonly #side: Side
  /** movement points left there, plus one; 0 where nobody comes */
  readonly #left = new Int8Array(PLACES)
  readonly #from = new Int16Array(PLACES).fill(NONE)
  readonly #reached: number[] = []

  constructor(s: State, side: Side) {
    this.#s = s
    this.#side = side
    const enemy = enemyOf(side)
    const starts = new Map<number, number>()
    for (let n = 0; n < NATIONS; n++) {
      if (s.allegiance.get(n) !== enemy) continue
      for (const u of UNITS_OF[n] as readonly number[]) {
        const p = whereIs(s, u)
        if (p < 0 || !mayOccupy(u)) continue
        const mp = Math.max(1, printedMovement(u, isFlipped(s, u)))
        if (mp > (starts.get(p) ?? 0)) starts.set(p, mp)
      }
    }
    const open: number[][] = [[], [], [], [], []]
    for (const [p, mp] of starts) {
      this.#left[p] = mp + 1
      open[Math.min(4, mp)]?.push(p)
    }
    for (let left = 4; left > 0; left--)
      for (const p of open[left] as number[]) if (this.#left[p] === left + 1) this.#step(p, left, open)
  }

  #step(p: number, left: number, open: number[][]): void {
    for (let c = CROSSINGS.first(p); c < CROSSINGS.first(p + 1); c++) {
      if (!CROSSINGS.has(c, ON.march) || CROSSINGS.has(c, ON.alpinePass)) continue
      const to = CROSSINGS.end(c)
      const after = rest(c, left)
      if (after < 0 || (this.#left[to] as number) > after) continue
      if (!isInPlay(this.#s.scenario, to) || isNeutralLand(this.#s, to)) continue
      if (isEnemyHeld(this.#s, enemyOf(this.#side), to)) continue
      if (this.#left[to] === 0) this.#reached.push(to)
      this.#left[to] = after + 1
      this.#from[to] = p
      if (after > 0) open[after]?.push(to)
    }
  }

  isReached(p: number): boolean {
    return (this.#left[p] as number) > 0
  }

  /** steps of risk that a place of the side's net is lost */
  risk(p: number): number {
    const side = this.#side
    if (this.isReached(p)) return LOST.open
    const corps = corpsAt(this.#s, side, p)
    if (corps !== 1 || hasFortress(this.#s, side, p)) return 0
    for (let c = CROSSINGS.first(p); c < CROSSINGS.first(p + 1); c++)
      if (corpsAt(this.#s, enemyOf(side), CROSSINGS.end(c)) > 0) return LOST.alone
    return 0
  }

  /** by place: what would be lost there and beyond, and is saved by somebody who stands there */
  closed(flow: Float32Array): Float32Array {
    const lost = new Float32Array(PLACES)
    const ground = new Float32Array(PLACES)
    const farthest = [...this.#reached].sort((a, b) => (this.#left[a] as number) - (this.#left[b] as number))
    for (const p of farthest) {
      const isOurs = allegianceAt(this.#s, p) === this.#side
      if (isOurs) lost[p] = Math.max(lost[p] as number, flow[p] as number)
      if (isOurs) ground[p] = (ground[p] as number) + GROUND
      const from = this.#from[p] as number
      lost[from] = Math.max(lost[from] as number, lost[p] as number)
      ground[from] = (ground[from] as number) + (ground[p] as number)
    }
    const worth = new Float32Array(PLACES)
    for (const p of this.#reached) worth[p] = LOST.open * STEP * (lost[p] as number) + (ground[p] as number)
    return worth
  }

  /** by place of a stack: what would be lost there and behind it if it were not there */
  opened(flow: Float32Array): Float32Array {
    const worth = new Float32Array(PLACES)
    for (let p = 0; p < PLACES; p++) {
      if (corpsAt(this.#s, this.#side, p) === 0 || hasFortress(this.#s, this.#side, p)) continue
      const left = this.#leftAt(p)
      if (left >= 0) worth[p] = this.#behind(p, left, flow)
    }
    return worth
  }

  /** movement points the enemy would have left in a place that is held against him; -1 if he cannot come there */
  #leftAt(p: number): number {
    let most = -1
    for (let c = CROSSINGS.first(p); c < CROSSINGS.first(p + 1); c++) {
      const from = CROSSINGS.end(c)
      const left = (this.#left[from] as number) - 1
      if (left < 1) continue
      const back = CROSSINGS.between(from, p)
      if (CROSSINGS.has(back, ON.march)) most = Math.max(most, rest(back, left))
    }
    return most
  }

  /** the lines that run there, and through what lies behind it and is not open to him yet */
  #behind(p: number, left: number, flow: Float32Array): number {
    let lost = flow[p] as number
    const seen = new Map([[p, left]])
    const open = [p]
    for (const at of open) {
      const here = seen.get(at) as number
      if (here <= 0) continue
      for (let c = CROSSINGS.first(at); c < CROSSINGS.first(at + 1); c++) {
        const to = CROSSINGS.end(c)
        if (seen.has(to) || this.isReached(to) || !CROSSINGS.has(c, ON.march)) continue
        const after = rest(c, here)
        if (after < 0 || allegianceAt(this.#s, to) !== this.#side) continue
        if (isEnemyHeld(this.#s, enemyOf(this.#side), to)) continue
        seen.set(to, after)
        open.push(to)
        lost = Math.max(lost, flow[to] as number)
      }
    }
    return LOST.open * STEP * lost + GROUND * seen.size
  }
}
/** land that lies open to the enemy, in corps */
const GROUND = 0.06

/** movement points left after the step; below 0 if it cannot be taken */
function rest(c: number, left: number): number {
  const cost = marchCost(c)
  return cost === ARMP ? 0 : left - Math.max(1, cost)
}
