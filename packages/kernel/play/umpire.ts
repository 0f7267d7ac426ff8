import type { Chance, DiceKind, Faces, Reader, Reading, Rolled } from '../dice/chance.ts'
import { shuffle } from '../dice/chance.ts'
import { type Audience, type Eyes, NOBODY, REFEREE } from '../events/event.ts'
import type { GameTypes } from '../game-types.ts'
import type { Answer, AnswerTo, Asked, Offer, Question, Procedure } from './question.ts'
import { Running, type Strand, type TogetherOptions } from './together.ts'

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
  inner: string[] = []
  /**
   * Whose secrets the last answer has made known; all bits after chance, which nobody knew before. A seat that
   * shares them all has learned nothing, and may take its answer back.
   */
  barrier: Eyes = NOBODY
  /** the dice that have fallen since the stage was entered, in order */
  readonly rolled: Faces[] = []
  readonly #seatOf: readonly number[]
  /** how many times several procedures went on at once since the stage was entered */
  #togethers = 0
  /** a secret branch goes on: no dice fall in it */
  #isSealed = false

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
    const answers = yield asks.map(({ power, question }) => this.#asked(power, question))
    return answers as readonly Answer[]
  }

  /**
   * Several procedures at once, each going on as soon as it is answered; ends when all have ended. No branch may read
   * or write what another writes: the order in which people answer must make no difference, but to the dice.
   */
  *together<R>(strands: readonly Strand<R>[], options: TogetherOptions = {}): Procedure<readonly R[]> {
    const isSealed = options.secret ?? false
    if (isSealed && this.#isSealed) throw new Error('secret branches within secret branches')
    const id = this.#togethers++
    const all = strands.map((strand, i) => new Running(strand, `${id}.${i}`, this.inner, isSealed))
    for (const each of all) this.#goOn(each, [], isSealed)
    while (all.some(({ result }) => !result)) {
      const asked = all.map((each) => each.asked)
      const answers = yield asked.flat()
      let from = 0
      for (const [i, each] of all.entries()) {
        const own = answers.slice(from, (from += asked[i]?.length ?? 0))
        if (own.some((answer) => answer !== undefined)) this.#goOn(each, own, isSealed)
      }
    }
    if (isSealed) this.reveal()
    return all.map(({ result }) => (result as { readonly value: R }).value)
  }

  #goOn<R>(running: Running<R>, answers: readonly (Answer | undefined)[], isSealed: boolean): void {
    const { inner } = this
    const wasSealed = this.#isSealed
    this.inner = running.inner
    this.#isSealed = isSealed || wasSealed
    try {
      running.goOn(answers)
    } finally {
      this.inner = inner
      this.#isSealed = wasSealed
    }
  }

  /**
   * Rolls dice and reads a table; say what the table says, so that odds can merge equal lines. A reader of `faces` sees
   * doubles and triples; what only needs the total should read the total, which odds have fewer of.
   */
  roll<R extends Reading>(dice: DiceKind, read: Reader<R>): Rolled<R> {
    this.#chance()
    const rolled = this.chance.roll(dice, read)
    this.rolled.push(rolled.faces)
    return rolled
  }

  shuffle(items: number[]): void {
    this.#chance()
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

  /** A stage is entered: nothing within it is under way. */
  enter(): void {
    this.inner = []
    this.#togethers = 0
    this.#isSealed = false
  }

  #chance(): void {
    if (this.#isSealed) throw new Error('no dice can fall while answers are secret')
    this.barrier = REFEREE
  }

  #asked(power: number, question: Question): Asked {
    return { power, seat: this.#seatOf[power] as number, question }
  }
}
