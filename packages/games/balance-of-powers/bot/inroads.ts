/** Where the enemy may break in: the places he could march to in his next half, and who stands in his way. */
import { ON } from '../crossings.ts'
import { enemyOf, NATIONS, type Side } from '../nations.ts'
import { PLACES } from '../places.ts'
import { corpsAt, hasFortress, isEnemyHeld } from '../rules/02-concepts/control.ts'
import { isNeutralLand } from '../rules/06-diplomacy/neutrals.ts'
import { isInPlay } from '../scenarios.ts'
import { allegianceAt, isFlipped, type State, whereIs } from '../state.ts'
import { ARMP, CROSSINGS, marchCost } from '../terrain.ts'
import { mayOccupy, printedMovement, UNITS_OF } from '../units.ts'

/** no place, or no way through it */
export const NONE = -1
/** How likely a place of the net is lost in the enemy's next half, in steps of which ten are certainty, about. */
const LOST = { open: 3, alone: 1 } as const
export const STEP = 0.1
/** movement points of the quickest infantry */
const QUICKEST = 4

/** Where the enemy could march in his next half, and through whom he would have to go. */
export class Inroads {
  readonly #s: State
  readonly #side: Side
  /** movement points left there, plus one; 0 where nobody comes */
  readonly #left = new Int8Array(PLACES)
  readonly #from = new Int16Array(PLACES).fill(NONE)
  readonly #reached: number[] = []

  constructor(s: State, side: Side) {
    this.#s = s
    this.#side = side
    const starts = startsOf(s, enemyOf(side))
    const open: number[][] = Array.from({ length: QUICKEST + 1 }, () => [])
    for (const [p, mp] of starts) {
      this.#left[p] = mp + 1
      open[Math.min(QUICKEST, mp)]?.push(p)
    }
    for (let left = QUICKEST; left > 0; left--)
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

/** places with infantry of a side, and the movement points of the quickest there */
function startsOf(s: State, side: Side): Map<number, number> {
  const starts = new Map<number, number>()
  for (let n = 0; n < NATIONS; n++) {
    if (s.allegiance.get(n) !== side) continue
    for (const u of UNITS_OF[n] as readonly number[]) {
      const p = whereIs(s, u)
      if (p < 0 || !mayOccupy(u)) continue
      const mp = Math.max(1, printedMovement(u, isFlipped(s, u)))
      if (mp > (starts.get(p) ?? 0)) starts.set(p, mp)
    }
  }
  return starts
}
