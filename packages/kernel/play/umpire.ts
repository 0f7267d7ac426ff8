import type { Chance, DiceKind, Faces, Reader, Reading, Rolled } from '../dice/chance.ts'
import { shuffle } from '../dice/chance.ts'
import { type Audience, type Eyes, NOBODY, REFEREE } from '../events/event.ts'
import type { GameTypes } from '../game-types.ts'
import type { Answer, AnswerTo, Asked, Offer, Question, Procedure } from './question.ts'

/** Written as a method so that tables of different games fit one list. */
export type Emit<T extends GameTypes> = {
  emit(event: T['event'], audience?: Audience<T['event']>): void
}['emit']

/** A question for one power, for `askAll`. */
export interface Addressed<T extends GameTypes> {
  readonly power: number
  readonly question: Question<Offer, T['prompt'], T['refusal']>
}

/** Who runs a game by its rules: holds the position, puts questions to players, rolls the dice, keeps the log. Rules call it `g`. */
export class Umpire<T extends GameTypes> {
  readonly state: T['state']
  /** undefined while nobody listens; call it as `emit?.(…)` and the event is not even built */
  emit: Emit<T> | undefined
  chance: Chance
  /** names of the procedures running within the stage, outermost first */
  readonly inner: string[] = []
  /**
   * Whose secrets the last answer has made known; all bits after chance, which nobody knew before. A seat that
   * shares them all has learned nothing, and may take its answer back.
   */
  barrier: Eyes = NOBODY
  /** the dice that have fallen since the stage was entered, in order */
  readonly rolled: Faces[] = []
  readonly #seatOf: readonly number[]

  constructor(state: T['state'], seatOf: readonly number[], chance: Chance) {
    this.state = state
    this.#seatOf = seatOf
    this.chance = chance
  }

  *ask<O extends Offer>(
    power: number,
    question: Question<O, T['prompt'], T['refusal']>,
  ): Procedure<AnswerTo<O>> {
    const answers = yield [this.#asked(power, question)]
    return answers[0] as AnswerTo<O>
  }

  /** Waits for all of them; nobody learns an answer before the last is in. Answers in the order asked. */
  *askAll(asks: readonly Addressed<T>[]): Procedure<readonly Answer[]> {
    return yield asks.map(({ power, question }) => this.#asked(power, question))
  }

  /**
   * Rolls dice and reads a table; say what the table says, so that odds can merge equal lines. A reader of `faces` sees
   * doubles and triples; what only needs the total should read the total, which odds have fewer of.
   */
  roll<R extends Reading>(dice: DiceKind, read: Reader<R>): Rolled<R> {
    this.barrier = REFEREE
    const rolled = this.chance.roll(dice, read)
    this.rolled.push(rolled.faces)
    return rolled
  }

  shuffle(items: number[]): void {
    this.barrier = REFEREE
    shuffle(this.chance, items)
  }

  /** A power's secrets become known to the others; without a power: something that nobody knew. */
  reveal(power?: number): void {
    this.barrier |= power === undefined ? REFEREE : 1 << power
  }

  /** Runs a procedure under its name, for the breadcrumb. */
  *within<R>(name: string, body: Procedure<R>): Procedure<R> {
    this.inner.push(name)
    const result = yield* body
    this.inner.pop()
    return result
  }

  #asked(power: number, question: Question): Asked {
    return { power, seat: this.#seatOf[power] as number, question }
  }
}
