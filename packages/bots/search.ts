/** Compares plans by playing them on in imagined games: the better half gets more of them, then the best is varied. */
import { type GameTypes, type Play, quickRandom } from '@sandtable/kernel'
import { chanceOf } from './chances.ts'
import { isClearlyBetter } from './comparison.ts'
import { playOn } from './imagined-game.ts'
import type { Budget, Mind, Random, Sight } from './mind.ts'

export interface Progress {
  readonly done: number
  readonly of: number
}

/** A plan with what it came to in the imagined games so far. */
export interface Weighed<P> {
  readonly plan: P
  /** of each imagined game, in the same order for all plans */
  readonly worths: number[]
}

/** The mean over the first so many games, or over all. */
export function worthOf({ worths }: Pick<Weighed<unknown>, 'worths'>, first = worths.length): number {
  const counted = worths.slice(0, first)
  return counted.length === 0 ? 0 : counted.reduce((sum, worth) => sum + worth, 0) / counted.length
}

/** so far behind, in chances to win, a changed plan is not tried further */
const HOPELESS = 0.03

/** fewer games prove nothing, however alike they came out */
const LEAST_GAMES = 4

/** guesses made for each imagined game before it is given up: not all fit what has happened */
const ATTEMPTS = 4

/** Steps of thinking: yields after every imagined game, and is told whether that is enough. */
export type Thinking<R> = Generator<Progress, R, boolean | undefined>

export class PlanSearch<T extends GameTypes, P> {
  readonly #mind: Mind<T, P>
  readonly #budget: Budget
  readonly #random: Random
  /** the position under guess number n */
  readonly #guess: (n: number) => Sight<T>
  /** the guesses that fit, each made once */
  readonly #guesses: Play<T>[] = []
  #guessed = 0
  #isEnough = false
  #done = 0
  #planned = 0

  constructor(mind: Mind<T, P>, budget: Budget, random: Random, guess: (n: number) => Sight<T>) {
    this.#mind = mind
    this.#budget = budget
    this.#random = random
    this.#guess = guess
  }

  *best(sight: Sight<T>, plans: readonly P[]): Thinking<Weighed<P> | undefined> {
    const field: Weighed<P>[] = plans.map((plan) => ({ plan, worths: [] }))
    const { variations, margin } = this.#budget
    if (field.length === 0) return undefined
    if (field.length === 1 && variations === 0) return field[0]
    this.#planned = plannedGames(field.length, this.#budget)
    const best =
      margin === undefined
        ? yield* this.#best(sight.seat, field)
        : yield* this.#preferred(sight.seat, field, margin)
    return yield* this.#varied(sight, best)
  }

  /** Plans of equal standing: the better half goes on, until one is left. */
  *#best(seat: number, plans: readonly Weighed<P>[]): Thinking<Weighed<P>> {
    const { samples } = this.#budget
    let field = plans
    for (let from = 0; field.length > 1 && !this.#isEnough; from += samples) {
      yield* this.#round(seat, field, from, from + samples)
      field = betterHalf(field)
    }
    return field.reduce((a, b) => (worthOf(b) > worthOf(a) ? b : a))
  }

  /**
   * The usual plan and its rivals: of those ahead of it the better half goes on, until one has been through a round alone.
   * Only a rival that is clearly better is preferred, so that a question without a difference costs one round.
   */
  *#preferred(seat: number, [usual, ...others]: readonly Weighed<P>[], margin: number): Thinking<Weighed<P>> {
    const { samples } = this.#budget
    const first = usual as Weighed<P>
    let rivals = others
    for (let from = 0; rivals.length > 0 && !this.#isEnough; from += samples) {
      yield* this.#round(seat, [first, ...rivals], from, from + samples)
      const isLast = rivals.length === 1 && from + samples >= LEAST_GAMES
      rivals = betterHalf(rivals.filter((rival) => worthOf(rival) > worthOf(first)))
      if (isLast) break
    }
    const [best] = rivals
    return best && isClearlyBetter(best.worths, first.worths, margin) ? best : first
  }

  *#round(seat: number, field: readonly Weighed<P>[], from: number, to: number): Thinking<void> {
    for (let n = from; n < to; n++)
      for (const weighed of field) {
        if (this.#isEnough) return
        yield* this.#weigh(seat, weighed, n)
      }
  }

  /** the same dice and guesses for all plans: only what differs is compared */
  *#varied(sight: Sight<T>, best: Weighed<P>): Thinking<Weighed<P>> {
    let kept = best
    const { samples, variations } = this.#budget
    for (let i = 0; i < variations && !this.#isEnough; i++) {
      const plan = this.#mind.vary?.(sight, kept.plan, this.#random)
      if (plan === undefined) continue
      yield* this.#round(sight.seat, [kept], kept.worths.length, samples)
      const other: Weighed<P> = { plan, worths: [] }
      yield* this.#challenge(sight.seat, kept, other)
      if (other.worths.length === kept.worths.length && this.#isBetter(other, kept)) kept = other
    }
    return kept
  }

  #isBetter(other: Weighed<P>, kept: Weighed<P>): boolean {
    const { margin } = this.#budget
    return margin === undefined
      ? worthOf(other) > worthOf(kept)
      : isClearlyBetter(other.worths, kept.worths, margin)
  }

  /** as many games as the plan in hand has had; a change far behind at half-time is given up */
  *#challenge(seat: number, kept: Weighed<P>, other: Weighed<P>): Thinking<void> {
    const games = kept.worths.length
    const half = games >> 1
    yield* this.#round(seat, [other], 0, half)
    if (half > 0 && worthOf(other) < worthOf(kept, half) - HOPELESS) return
    yield* this.#round(seat, [other], half, games)
  }

  *#weigh(seat: number, weighed: Weighed<P>, n: number): Thinking<void> {
    const play = this.#position(n)
    if (!play) return
    weighed.worths.push(this.#worth(play.fork(), seat, weighed.plan, n))
    this.#done++
    const enough = yield { done: this.#done, of: Math.max(this.#done, this.#planned) }
    this.#isEnough = enough === true
  }

  /** The position of imagined game n; undefined if no guess fits what has happened. */
  #position(n: number): Play<T> | undefined {
    while (this.#guesses.length <= n && this.#guessed < (n + 1) * ATTEMPTS) {
      const { play } = this.#guess(this.#guessed++)
      if (play) this.#guesses.push(play)
    }
    return this.#guesses[n]
  }

  #worth(play: Play<T>, seat: number, plan: P, n: number): number {
    const mind = this.#mind
    const { horizon } = this.#budget
    const until = mind.tempo(play.state) + horizon
    const isQuiet = (): boolean => mind.isQuiet?.(play.state, seat) ?? true
    playOn(mind, play, quickRandom(n + 1), { seat, plan }, (ours) =>
      horizon === 0 ? ours.plan !== plan : mind.tempo(play.state) >= until && isQuiet(),
    )
    return chanceOf(mind, play, seat)
  }
}

const betterHalf = <P>(field: readonly Weighed<P>[]): Weighed<P>[] =>
  [...field].sort((a, b) => worthOf(b) - worthOf(a)).slice(0, Math.ceil(field.length / 2))

function plannedGames(plans: number, { samples, variations }: Budget): number {
  let games = 0
  let rounds = 0
  for (let left = plans; left > 1; left = Math.ceil(left / 2)) {
    games += left * samples
    rounds++
  }
  return games + variations * samples * Math.max(1, rounds)
}
