/** Lines of supply: by which places a side is fed, what starves if one is lost, and who keeps them closed. */
import { ON } from '../crossings.ts'
import { NATIONS, type Side } from '../nations.ts'
import { isCentre, PLACES } from '../places.ts'
import { isOpen, isSeaFree, isSeaPort, PORTS } from '../rules/03-supply/net.ts'
import { sourcesOf } from '../rules/03-supply/sources.ts'
import { isInPlay } from '../scenarios.ts'
import { isFlipped, type State, whereIs } from '../state.ts'
import { CROSSINGS, isRail } from '../terrain.ts'
import { isCorps, printedEffectiveness, UNITS_OF } from '../units.ts'
import { Inroads, NONE, STEP } from './inroads.ts'

const FACES = 6
/** §6.6 the chance that an unsupplied corps does not live through the fortnight */
export const starves = (s: State, u: number): number =>
  (FACES - Math.max(0, printedEffectiveness(u, isFlipped(s, u)) - 1)) / FACES

/** a corps of the side, and where its line joins the net; -1 if it has none */
interface Fed {
  readonly place: number
  readonly entry: number
  readonly cost: number
}

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
