/** A computer player: is told what its seat knows, and answers. */
import {
  type Answer,
  type GameTypes,
  isOffered,
  type Offer,
  quickRandom,
  randomAnswer,
} from '@sandtable/kernel'
import { type Knowledge, sightOf } from './knowledge.ts'
import type { Budget, Mind, PlanLine, Random, Sight } from './mind.ts'
import { inOrder } from './plan-order.ts'
import { PlanSearch, type Thinking, type Weighed } from './search.ts'

/** so often the same question may come back: a unit taken up and put down again is no circle yet, nor are moves taken back */
const PATIENCE = 5

/** positions kept in mind: a circle is never that long */
const MEMORY = 500

export class Circles {
  readonly #seen = new Map<string, number>()

  /** Has this question come so often that only something new leads on? To be asked at every question. */
  isCaughtIn({ prompt, facts, now }: Knowledge): boolean {
    if (this.#seen.size > MEMORY) this.#seen.clear()
    const key = `${prompt} ${JSON.stringify(facts)} ${fingerprint(now)}`
    const times = (this.#seen.get(key) ?? 0) + 1
    this.#seen.set(key, times)
    return times > PATIENCE
  }
}

/** FNV-1a over the words of a position */
function fingerprint(words: Int16Array): number {
  let hash = 0x811c9dc5
  for (const word of words) hash = Math.imul(hash ^ word, 0x01000193)
  return hash >>> 0
}

export const LEVELS = ['random', 'easy', 'normal', 'hard'] as const
export type Level = (typeof LEVELS)[number]
export const isLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text)

export class Bot<T extends GameTypes = GameTypes, P = unknown> {
  readonly level: Level
  readonly #mind: Mind<T, P>
  readonly #random: Random
  readonly #seed: number
  readonly #circles = new Circles()
  #plan: P | undefined
  #decisions = 0

  constructor(mind: Mind<T, P>, level: Level, seed: number) {
    this.#mind = mind
    this.level = level
    this.#seed = seed
    this.#random = quickRandom(seed)
  }

  /** Thinks step by step; told that it is enough, it answers at once with the best found so far. */
  *think(known: Knowledge): Thinking<Answer> {
    this.#decisions++
    const answer = this.#circles.isCaughtIn(known) ? undefined : yield* this.#choose(known)
    return answer && isOffered(known.offer, answer) ? answer : randomAnswer(known.offer, this.#random)
  }

  /** As for a part of what is offered: undefined if it would rather do something else. */
  *thinkWithin(known: Knowledge, part: Offer): Thinking<Answer | undefined> {
    this.#decisions++
    const within = { ...known, offer: part }
    const answer = this.#circles.isCaughtIn(within) ? undefined : yield* this.#choose(within)
    return answer && isOffered(part, answer) ? answer : undefined
  }

  /** Thinks to the end of its budget. */
  answer(known: Knowledge): Answer {
    return finish(this.think(known))
  }

  /** What it would do, and why; asking changes nothing in how it plays. Empty where there is nothing to plan. */
  *advise(known: Knowledge): Thinking<readonly PlanLine[]> {
    const sight = this.#sight(known, 0)
    const random = quickRandom(this.#seed + this.#decisions)
    const found = this.#proposed(sight, random)
    const plans = found.length > 0 ? found : (this.#mind.midway?.(sight, this.#budget().breadth) ?? [])
    const plan = yield* this.#best(known, sight, plans, random)
    return inOrder(plan ? this.#mind.explain(sight, plan.plan) : (this.#mind.remark?.(sight) ?? []))
  }

  /** Why it has just given this answer; asking changes nothing in how it plays. */
  why(known: Knowledge, answer: Answer): PlanLine | undefined {
    if (this.level === 'random') return undefined
    return this.#mind.why?.(this.#sight(known, 0), answer, this.#plan)
  }

  *#choose(known: Knowledge): Thinking<Answer> {
    if (this.level === 'random') return randomAnswer(known.offer, this.#random)
    const sight = this.#sight(known, 0)
    if (this.level === 'easy') return this.#mind.habit(sight, this.#random)
    const followed = this.#plan === undefined ? undefined : this.#mind.follow(sight, this.#plan)
    if (followed && isOffered(known.offer, followed)) return followed
    this.#plan = (yield* this.#newPlan(known, sight, this.#random))?.plan
    const begun = this.#plan === undefined ? undefined : this.#mind.follow(sight, this.#plan)
    return begun && isOffered(known.offer, begun) ? begun : this.#mind.answer(sight, this.#random)
  }

  *#newPlan(known: Knowledge, sight: Sight<T>, random: Random): Thinking<Weighed<P> | undefined> {
    return yield* this.#best(known, sight, this.#proposed(sight, random), random)
  }

  #proposed(sight: Sight<T>, random: Random): readonly P[] {
    return this.#mind.propose(sight, this.#budget().breadth, random)
  }

  *#best(
    known: Knowledge,
    sight: Sight<T>,
    plans: readonly P[],
    random: Random,
  ): Thinking<Weighed<P> | undefined> {
    const search = new PlanSearch(this.#mind, this.#budget(), random, (n) => this.#sight(known, n + 1))
    return yield* search.best(sight, plans)
  }

  #budget(): Budget {
    const { normal, hard } = this.#mind.budgets
    return this.level === 'hard' ? hard : normal
  }

  /** every decision has guesses of its own; number 0 is the one a plan is made for */
  #sight(known: Knowledge, n: number): Sight<T> {
    return sightOf(this.#mind, known, this.#seed + this.#decisions * 1009 + n + 1)
  }
}

/** Runs a thought to its end. */
export function finish<R>(thinking: Thinking<R>): R {
  let step = thinking.next()
  while (!step.done) step = thinking.next(false)
  return step.value
}
