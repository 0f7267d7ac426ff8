/** Games played on in the mind: both sides follow quick plans. */
import { type Answer, type GameTypes, isOffered, type Play, randomAnswer } from '@sandtable/kernel'
import { sightIn } from './knowledge.ts'
import type { Mind, Random, Sight } from './mind.ts'

/** No imagined stretch is longer: a guard against a mind that never comes to an end. */
const LONGEST = 4000

/** Somebody in an imagined game, with the plan in hand. */
export class Habitual<T extends GameTypes, P> {
  readonly #mind: Mind<T, P>
  readonly #random: Random
  #plan: P | undefined

  constructor(mind: Mind<T, P>, random: Random, plan?: P) {
    this.#mind = mind
    this.#random = random
    this.#plan = plan
  }

  /** the plan it began with, or the one made since */
  get plan(): P | undefined {
    return this.#plan
  }

  answer(sight: Sight<T>): Answer {
    const answer = this.#follow(sight) ?? this.#plannedAnew(sight) ?? this.#mind.answer(sight, this.#random)
    return isOffered(sight.offer, answer) ? answer : randomAnswer(sight.offer, this.#random)
  }

  #follow(sight: Sight<T>): Answer | undefined {
    if (this.#plan === undefined) return undefined
    const answer = this.#mind.follow(sight, this.#plan)
    if (answer === undefined) this.#plan = undefined
    return answer
  }

  #plannedAnew(sight: Sight<T>): Answer | undefined {
    this.#plan = this.#mind.propose(sight, 1, this.#random)[0]
    return this.#follow(sight)
  }
}

/** Plays on until `isEnough`; the given seat begins with the plan. Returns the number of decisions. */
export function playOn<T extends GameTypes, P>(
  mind: Mind<T, P>,
  play: Play<T>,
  random: Random,
  begin: { readonly seat: number; readonly plan: P | undefined },
  isEnough: (ours: Habitual<T, P>) => boolean,
): number {
  const minds = play.setup.scenario.seats.map(
    (_, seat) => new Habitual(mind, random, seat === begin.seat ? begin.plan : undefined),
  )
  const ours = minds[begin.seat] as Habitual<T, P>
  let decisions = 0
  while (!play.isOver && decisions < LONGEST && !isEnough(ours)) {
    const seat = play.pending.find((each) => play.asked(each.seat) === each)?.seat ?? -1
    const sight = sightIn(play, seat)
    if (!sight) break
    play.answer(seat, (minds[seat] as Habitual<T, P>).answer(sight))
    decisions++
  }
  return decisions
}
