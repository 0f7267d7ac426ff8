/** Compares plans by playing them on in imagined games: the better half gets more of them, then the best is varied. */
import { type GameTypes, type Play, quickRandom } from '@sandtable/kernel'
import { playOn } from './imagined-game.ts'
import type { Budget, Mind, Random, Sight } from './mind.ts'

export interface Progress {
  readonly done: number
  readonly of: number
}

/** A plan with what it came to in the imagined games so far. */
export interface Weighed<P> {
  readonly plan: P
  sum: number
  count: number
}

export const worthOf = ({ sum, count }: { readonly sum: number; readonly count: number }): number =>
  count === 0 ? 0 : sum / count

/** so far behind, in chances to win, a changed plan is not tried further */
const HOPELESS = 0.03

/** Steps of thinking: yields after every imagined game, and is told whether that is enough. */
export type Thinking<R> = Generator<Progress, R, boolean | undefined>

export class PlanSearch<T extends GameTypes, P> {
  readonly #mind: Mind<T, P>
  readonly #budget: Budget
  readonly #random: Random
  /** the position under guess number n, each made once */
  readonly #guess: (n: number) => Sight<T>
  readonly #guesses: Sight<T>[] = []
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
    let field: Weighed<P>[] = plans.map((plan) => ({ plan, sum: 0, count: 0 }))
    const { samples, variations } = this.#budget
    if (field.length === 0 || !sight.play) return field[0]
    if (field.length === 1 && variations === 0) return field[0]
    this.#planned = plannedGames(field.length, this.#budget)
    for (let from = 0; field.length > 1 && !this.#isEnough; from += samples) {
      yield* this.#round(field, from, from + samples)
      field = betterHalf(field)
    }
    const best = field.reduce((a, b) => (worthOf(b) > worthOf(a) ? b : a))
    return yield* this.#varied(sight, best)
  }

  *#round(field: readonly Weighed<P>[], from: number, to: number): Thinking<void> {
    for (let n = from; n < to; n++)
      for (const weighed of field) {
        if (this.#isEnough) return
        yield* this.#weigh(weighed, n)
      }
  }

  /** the same dice and guesses for all plans: only what differs is compared */
  *#varied(sight: Sight<T>, best: Weighed<P>): Thinking<Weighed<P>> {
    let kept = best
    const { samples, variations } = this.#budget
    for (let i = 0; i < variations && !this.#isEnough; i++) {
      const plan = this.#mind.vary(sight, kept.plan, this.#random)
      if (plan === undefined) continue
      if (kept.count < samples) yield* this.#round([kept], kept.count, samples)
      const other: Weighed<P> = { plan, sum: 0, count: 0 }
      yield* this.#challenge(kept, other)
      if (other.count === kept.count && worthOf(other) > worthOf(kept)) kept = other
    }
    return kept
  }

  /** as many games as the plan in hand has had; a change far behind at half-time is given up */
  *#challenge(kept: Weighed<P>, other: Weighed<P>): Thinking<void> {
    const half = kept.count >> 1
    yield* this.#round([other], 0, half)
    if (half > 0 && worthOf(other) < worthOf(kept) - HOPELESS) return
    yield* this.#round([other], half, kept.count)
  }

  *#weigh(weighed: Weighed<P>, n: number): Thinking<void> {
    const sight = (this.#guesses[n] ??= this.#guess(n))
    if (sight.play) {
      weighed.sum += this.#worth(sight.play.fork(), sight.seat, weighed.plan, n)
      weighed.count++
    }
    this.#done++
    const enough = yield { done: this.#done, of: Math.max(this.#done, this.#planned) }
    this.#isEnough = enough === true
  }

  #worth(play: Play<T>, seat: number, plan: P, n: number): number {
    const mind = this.#mind
    const { horizon } = this.#budget
    const until = mind.tempo(play.state) + horizon
    playOn(mind, play, quickRandom(n + 1), { seat, plan }, (ours) =>
      horizon === 0 ? ours.plan !== plan : mind.tempo(play.state) >= until,
    )
    return play.isOver ? scoreOf(play, seat) : mind.evaluate(play.state, seat)
  }
}

/** 1 won, 0 lost, a half for a draw */
export function scoreOf<T extends GameTypes>(play: Play<T>, seat: number): number {
  const { winners } = play.setup.game.outcome(play.state)
  if (winners.length === 0) return 0.5
  return winners.includes(seat) ? 1 : 0
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
