import type { Faces } from '../dice/chance.ts'
import { KeyedChance } from '../dice/keyed-chance.ts'
import { RepeatedDice } from '../dice/repeated-dice.ts'
import type { Seed } from '../dice/seed.ts'
import { NOBODY } from '../events/event.ts'
import type { GameTypes } from '../game-types.ts'
import type { Game, OptionValues, Scenario } from '../game.ts'
import { Fingerprint } from '../state/hash.ts'
import type { Answer, Asked, Offer, Procedure } from './question.ts'
import { type Frame, type Next, type Stack, stackAfter, stackOf, trailOf } from './stages.ts'
import { byBranch, commonBeginning } from './together.ts'
import { Umpire } from './umpire.ts'

export interface Setup<T extends GameTypes = GameTypes> {
  readonly game: Game<T>
  readonly scenario: Scenario
  readonly options: OptionValues
  readonly seed: Seed
}

/** A point the game can be taken up from again: the entry into a stage. */
export interface Checkpoint<T extends GameTypes = GameTypes> {
  /** the state's words */
  readonly words: Int16Array
  /** the stages under way, the one that runs last; none when the game is over */
  stack: Stack<T['stage']>
  /** chance position */
  chance: number
  /** dice known to fall after it, in games imagined from a point where they lay on the table already */
  rolled?: readonly Faces[] | undefined
}

/** An answer, and who gave it. */
export interface Given {
  readonly seat: number
  readonly answer: Answer
}

/** The same with the branch it was given in, where several procedures go on at once. */
interface Placed extends Given {
  readonly branch: string | undefined
}

/**
 * A running game: the state at the last entry into a stage plus the answers since. The procedure
 * that is suspended within a stage is never stored; it is run again from the checkpoint.
 */
export class Play<T extends GameTypes = GameTypes> {
  readonly setup: Setup<T>
  readonly umpire: Umpire<T>
  readonly checkpoint: Checkpoint<T>
  /** questions on the table; empty when the game is over */
  pending: readonly Asked[] = []
  readonly #answers: Placed[] = []
  #got: (Placed | undefined)[] = []
  #offers: (Offer | undefined)[] = []
  #running: Procedure<Next<T['stage']>> | undefined
  /**
   * The state at the checkpoint with all that follows from it, once a copy has been asked for: copies are taken of it
   * then. Games nobody copies do not pay for it.
   */
  #origin: T['state'] | undefined

  /** only this seat answers: the game as it knows it while secret branches go on */
  readonly #sole: number | undefined
  /** how many answers had been given when the secret branches began that are under way; undefined if none are */
  #sealedFrom: number | undefined
  /** the game as each seat knows it that has answered in a secret branch */
  readonly #known = new Map<number, Play<T>>()

  private constructor(setup: Setup<T>, from: Checkpoint<T>, state: T['state'], sole?: number) {
    const { game, scenario, seed } = setup
    this.setup = setup
    this.#sole = sole
    this.checkpoint = { ...from, words: from.words.slice() }
    const chance = new KeyedChance(seed, from.chance)
    const dice = from.rolled ? new RepeatedDice(from.rolled, chance) : chance
    this.umpire = new Umpire(state, seatOfPower(game.powers, scenario), dice)
  }

  /** A new game, asking its first question. */
  static start<T extends GameTypes>(setup: Setup<T>, listen?: Umpire<T>['emit']): Play<T> {
    const state = setup.game.layout.create()
    setup.game.setUp(state, setup.scenario.id, setup.options)
    const stack = stackOf(setup.game.firstStage)
    return Play.resume(setup, { words: state.words, stack, chance: 0 }, listen)
  }

  /** A game taken up at a checkpoint. */
  static resume<T extends GameTypes>(
    setup: Setup<T>,
    from: Checkpoint<T>,
    listen?: Umpire<T>['emit'],
  ): Play<T> {
    return Play.#begin(setup, from, restored(setup.game, from.words), listen)
  }

  static #begin<T extends GameTypes>(
    setup: Setup<T>,
    from: Checkpoint<T>,
    state: T['state'],
    listen?: Umpire<T>['emit'],
    sole?: number,
  ): Play<T> {
    const play = new Play(setup, from, state, sole)
    play.umpire.emit = listen
    play.#enter()
    return play
  }

  get state(): T['state'] {
    return this.umpire.state
  }

  get isOver(): boolean {
    return this.checkpoint.stack.length === 0
  }

  /** the stage that runs */
  get stage(): T['stage'] | 'end' {
    return this.#top?.stage ?? 'end'
  }

  /** names of the procedures now running, outermost first */
  get trail(): string[] {
    return [...trailOf(this.checkpoint.stack), ...this.umpire.inner]
  }

  /** The same for a seat, which may be in a branch of its own. */
  trailOf(seat: number | undefined): string[] {
    const { branch } = (seat === undefined ? undefined : this.asked(seat)) ?? {}
    return branch ? [...trailOf(this.checkpoint.stack), ...branch.trail] : this.trail
  }

  /**
   * The game as a seat knows it: while secret branches go on it has its own answers in them and nobody else's. To look
   * at and to imagine from, not to play on.
   */
  seenFrom(seat: number | undefined): Play<T> {
    return this.#sealedFrom === undefined || seat === undefined ? this : this.#knownTo(seat)
  }

  /** Are there answers to the question of this seat that are held back until all are in? */
  isHeldBack(seat: number): boolean {
    const branch = this.asked(seat)?.branch
    if (branch?.isSealed && this.#sole === undefined) return true
    return this.pending.filter((each) => each.branch?.path === branch?.path).length > 1
  }

  get #top(): Frame<T['stage']> | undefined {
    return this.checkpoint.stack.at(-1)
  }

  /** nothing has been answered since the stage was entered */
  get isAtCheckpoint(): boolean {
    return this.#answers.length === 0
  }

  /** The answers since the stage was entered, without those to the questions still open. */
  get given(): readonly Given[] {
    if (this.#sealedFrom !== undefined) return this.#answers.slice(0, this.#sealedFrom)
    return this.#answers.filter((each) => !this.#got.includes(each))
  }

  /** The same with what this seat itself has answered to open questions: all the answers it knows. */
  givenTo(seat: number): readonly Given[] {
    const given = new Set(this.given)
    return this.#answers.filter((each) => given.has(each) || each.seat === seat)
  }

  /**
   * How many answers others have given since this seat's last one, all in branches beside its own that are still open:
   * so it can be taken back. Undefined where something came of it.
   */
  givenBeside(seat: number): number | undefined {
    const last = this.#answers.findLastIndex((each) => each.seat === seat)
    const own = this.#answers[last]
    if (!own) return undefined
    const later = this.#answers.slice(last + 1)
    const isBeside = ({ branch }: Placed): boolean => {
      const beginning = commonBeginning(own.branch, branch)
      return beginning !== undefined && this.pending.some((each) => each.branch?.path.startsWith(beginning))
    }
    return later.every(isBeside) ? later.length : undefined
  }

  /** The question a seat has to answer now. */
  asked(seat: number): Asked | undefined {
    return this.pending[this.#slot(seat)]
  }

  /** The legal answers of a seat; undefined if it is not asked. */
  offered(seat: number): Offer | undefined {
    const slot = this.#slot(seat)
    const asked = this.pending[slot]
    if (!asked) return undefined
    const known = this.#offers[slot]
    if (known) return known
    const offer = asked.question.choose()
    this.#offers[slot] = offer
    return offer
  }

  /** Goes on with an answer known to be offered. */
  answer(seat: number, answer: Answer): void {
    const slot = this.#slot(seat)
    const branch = this.pending[slot]?.branch?.path
    const placed = { seat, answer, branch }
    this.umpire.barrier = NOBODY
    if (this.#sealedFrom !== undefined) {
      this.#answerSealed(placed)
      return
    }
    this.#answers.push(placed)
    this.#got[slot] = placed
    if (this.#isAnswered(branch)) this.#advance(branch)
  }

  /** An independent copy at the same point: the checkpoint, and the answers given again. */
  fork(): Play<T> {
    const copy = Play.#begin(this.setup, this.checkpoint, this.#copyOfOrigin(), undefined, this.#sole)
    copy.#again(this.#answers)
    return copy
  }

  /** The same, with the checkpoint's state altered first: to imagine other hidden facts. */
  imagine(alter: (state: T['state']) => void): Play<T> {
    const state = this.#copyOfOrigin()
    alter(state)
    const from = { ...this.checkpoint, words: state.words }
    const copy = Play.#begin(this.setup, from, restored(this.setup.game, from.words), undefined, this.#sole)
    copy.#again(this.#answers)
    return copy
  }

  /** Equal hashes: equal positions, equal questions, equal dice to come. */
  hash(): string {
    const print = new Fingerprint()
    for (const frame of this.checkpoint.stack) printFrame(print, frame)
    if (this.isOver) print.text('end')
    print.words(this.state.words)
    print.word(this.umpire.chance.position)
    for (const { seat, answer } of byBranch(this.#answers)) {
      print.word(seat)
      print.text(answer.verb)
      print.word(answer.arg ?? -1)
    }
    return print.digest()
  }

  #copyOfOrigin(): T['state'] {
    this.#origin ??= restored(this.setup.game, this.checkpoint.words)
    return this.setup.game.layout.copy(this.#origin)
  }

  #again(answers: readonly Given[]): void {
    for (const { seat, answer } of answers) this.answer(seat, answer)
  }

  #slot(seat: number): number {
    for (let i = 0; i < this.pending.length; i++)
      if ((this.pending[i] as Asked).seat === seat && this.#got[i] === undefined) return i
    return -1
  }

  /** Runs stages until one of them asks. */
  #enter(): void {
    for (let frame = this.#top; frame; frame = this.#top) {
      this.umpire.enter()
      this.#running = this.setup.game.stage(frame.stage, this.umpire, frame.arg)
      const turn = this.#running.next()
      if (!turn.done) {
        this.#put(turn.value)
        return
      }
      this.#mark(turn.value)
    }
    this.#running = undefined
    this.umpire.enter()
    this.#put([])
  }

  /** Are all questions of a branch answered? They may be for several seats. */
  #isAnswered(branch: string | undefined): boolean {
    for (let i = 0; i < this.pending.length; i++)
      if (this.#got[i] === undefined && this.pending[i]?.branch?.path === branch) return false
    return true
  }

  /** Goes on with the answers of a branch. */
  #advance(branch: string | undefined): void {
    const answers = this.#got.map((got) => (got && got.branch === branch ? got.answer : undefined))
    const turn = (this.#running as Procedure<Next<T['stage']>>).next(answers)
    if (!turn.done) {
      this.#put(turn.value)
      return
    }
    this.#mark(turn.value)
    this.#enter()
  }

  #mark(next: Next<T['stage']>): void {
    this.checkpoint.words.set(this.state.words)
    if (this.#origin) this.setup.game.layout.restoreFrom(this.#origin, this.state)
    this.checkpoint.stack = stackAfter(this.checkpoint.stack, next)
    this.checkpoint.chance = this.umpire.chance.position
    if (this.checkpoint.rolled) this.checkpoint.rolled = undefined
    this.umpire.rolled.length = 0
    this.#answers.length = 0
  }

  #put(asked: readonly Asked[]): void {
    const { pending } = this
    const got = this.#got
    this.pending = asked
    this.#got = asked.length === 1 ? [undefined] : asked.map((each) => got[pending.indexOf(each)])
    this.#offers = []
    const isSealed = this.#sole === undefined && asked[0]?.branch?.isSealed === true
    this.#sealedFrom = isSealed ? (this.#sealedFrom ?? this.#answers.length) : undefined
    if (!isSealed && this.#known.size > 0) this.#known.clear()
  }

  /** An answer in a secret branch is held back; only in the game as its seat knows it does the branch go on. */
  #answerSealed(placed: Placed): void {
    const known = this.#knownTo(placed.seat)
    known.answer(placed.seat, placed.answer)
    this.umpire.barrier = known.umpire.barrier
    this.#answers.push(placed)
    this.#faceWhatIsKnown(placed, known)
    if (!this.#got.includes(undefined)) this.#settle()
  }

  /** The branch asks its next question, or it has ended. */
  #faceWhatIsKnown(placed: Placed, known: Play<T>): void {
    const slot = this.pending.findIndex(({ branch }) => branch?.path === placed.branch)
    const before = this.pending[slot] as Asked
    const next = known.isAtCheckpoint
      ? undefined
      : known.pending.find(({ branch }) => branch?.path === placed.branch)
    this.#offers[slot] = undefined
    if (!next?.branch) {
      this.#got[slot] = placed
      return
    }
    const face = before.branch?.face ?? before.question
    const asked = { ...next, branch: { ...next.branch, face } }
    this.pending = this.pending.map((each, i) => (i === slot ? asked : each))
  }

  #knownTo(seat: number): Play<T> {
    const known = this.#known.get(seat)
    if (known) return known
    const made = Play.#begin(this.setup, this.checkpoint, this.#copyOfOrigin(), undefined, seat)
    made.#again(this.#answers.slice(0, this.#sealedFrom))
    made.#again(this.#answers.slice(this.#sealedFrom).filter((each) => each.seat === seat))
    this.#known.set(seat, made)
    return made
  }

  /** All secret branches have ended: now they are gone through, one after the other. */
  #settle(): void {
    const held = this.#answers.slice(this.#sealedFrom)
    for (const branch of this.pending.map((each) => each.branch?.path))
      for (const placed of held.filter((each) => each.branch === branch)) {
        const slot = this.pending.findIndex((each) => each.branch?.path === branch)
        this.#got[slot] = placed
        this.#advance(branch)
      }
  }
}

/** most stages have no number, and then it is left out */
function printFrame(print: Fingerprint, { stage, arg }: Frame): void {
  print.text(stage)
  if (arg !== 0) print.word(arg)
}

function restored<T extends GameTypes>({ layout }: Game<T>, words: Int16Array): T['state'] {
  const state = layout.create()
  layout.restore(state, words)
  return state
}

function seatOfPower(powers: readonly string[], scenario: Scenario): number[] {
  return powers.map((_, power) => scenario.seats.findIndex((seat) => seat.powers.includes(power)))
}
