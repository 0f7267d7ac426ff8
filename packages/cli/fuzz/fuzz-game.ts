import { type Action, Play, type Setup, submit, writeAction } from '@sandtable/kernel'
import { randomMove } from '../selfplay/random-game.ts'
import { ArgumentPool } from './argument-pool.ts'
import type { Examiner } from './examiner.ts'
import { Failure, guarded } from './failure.ts'
import { hostileAction } from './hostile.ts'
import { probe } from './probe.ts'

export interface Counts {
  games: number
  decisions: number
  hostile: number
  accepted: number
}

/** A failure with everything needed to see it again. */
export interface Found {
  readonly failure: Failure
  readonly setup: Setup
  readonly actions: readonly Action[]
  /** the hostile action that brought it out, if it was one */
  readonly probe?: { readonly sent: unknown }
}

const HOSTILE_EACH = 2
const POSITION_EVERY = 16
const FORK_EVERY = 64
const SLICE = 64

/** One random game under attack. Yields now and then; returns what it found. */
export class FuzzGame {
  readonly actions: Action[] = []
  readonly #setup: Setup
  readonly #pick: (n: number) => number
  readonly #examiner: Examiner
  readonly #counts: Counts
  readonly #pool = new ArgumentPool()
  #probe: { readonly sent: unknown } | undefined

  constructor(setup: Setup, pick: (n: number) => number, examiner: Examiner, counts: Counts) {
    this.#setup = setup
    this.#pick = pick
    this.#examiner = examiner
    this.#counts = counts
  }

  *run(): Generator<undefined, Found | undefined> {
    try {
      yield* this.#play()
      return undefined
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure
      if (failure.kind === 'accepted') this.#counts.accepted++
      const found = { failure, setup: this.#setup, actions: this.actions }
      return this.#probe ? { ...found, probe: this.#probe } : found
    }
  }

  *#play(): Generator<undefined, void> {
    const play = guarded(() => Play.start(this.#setup, (event) => this.#examiner.event(event)))
    while (!play.isOver) {
      guarded(() => this.#decide(play))
      this.#counts.decisions++
      if (this.actions.length > this.#setup.scenario.longest)
        throw new Failure('endless', 'the game does not end')
      if (this.actions.length % SLICE === 0) yield
    }
    guarded(() => this.#attack(play, HOSTILE_EACH * 4))
    guarded(() => this.#examiner.position(play))
    guarded(() => this.#playAgain(play.hash()))
  }

  #decide(play: Play): void {
    this.#examiner.questions(play)
    this.#pool.watch(play)
    this.#attack(play, HOSTILE_EACH)
    if (this.actions.length % POSITION_EVERY === 0) this.#examiner.position(play)
    if (this.actions.length % FORK_EVERY === 0 && play.fork().hash() !== play.hash())
      throw new Failure('replay', 'a copy of the position is not equal to it')
    this.#act(play)
  }

  #attack(play: Play, times: number): void {
    for (let i = 0; i < times; i++) {
      const hostile = hostileAction(play, this.#pick, this.#pool)
      if (!hostile) continue
      this.#probe = hostile
      this.#counts.hostile++
      probe(play, hostile.sent, this.#examiner)
      this.#probe = undefined
    }
  }

  #act(play: Play): void {
    const action = writeAction(play, randomMove(play, this.#pick))
    this.actions.push(action)
    const refusal = submit(play, action)
    if (refusal)
      throw new Failure('refused', `offered but refused: ${JSON.stringify(action)}, ${refusal.code}`)
  }

  #playAgain(hash: string): void {
    const play = Play.start(this.#setup)
    for (const action of this.actions) submit(play, action)
    if (play.hash() !== hash) throw new Failure('replay', 'the same actions gave another position')
  }
}
