import type { GameTypes } from '../game-types.ts'
import { type Eyes, eyesOf, type Logged, seenBy } from '../events/event.ts'
import { Play, type Checkpoint, type Setup } from './play.ts'
import type { Refusal } from './refusal.ts'
import { readAction, whyNot, type Action, type Move, writeAction } from './submit.ts'

/** Distance between stored positions: seeking re-plays at most about this many actions. */
const STRIDE = 32

interface Done {
  readonly move: Move
  /** whose secrets it made known: a seat that did not share them cannot take it back */
  readonly barrier: Eyes
  /** length of the log before it */
  readonly logged: number
  /** nobody else learned of it: others' secret branches went on */
  readonly isSealed: boolean
}

interface Stored<T extends GameTypes> {
  readonly at: number
  readonly checkpoint: Checkpoint<T>
}

export interface MatchOptions {
  /** one person plays all seats: anything may be taken back */
  readonly solo?: boolean
}

/** A game with its history: log, undo and redo, any earlier position. */
export class Match<T extends GameTypes = GameTypes> {
  readonly setup: Setup<T>
  readonly log: Logged<T['event']>[] = []
  #solo: boolean
  readonly #done: Done[] = []
  readonly #stored: Stored<T>[] = []
  /** the actions as they are written down, as far as somebody has asked for them */
  readonly #written: Action[] = []
  #undone: Move[] = []
  /** number of the action being performed; 0 before the first */
  #now = 0
  #play: Play<T>

  constructor(setup: Setup<T>, options: MatchOptions = {}) {
    this.setup = setup
    this.#solo = options.solo ?? false
    this.#play = Play.start(setup, this.#listen)
    this.#store()
  }

  get play(): Play<T> {
    return this.#play
  }

  /** From now on one person plays all seats, or no longer does. */
  setSolo(isSolo: boolean): void {
    this.#solo = isSolo
  }

  /** how many actions have been taken */
  get length(): number {
    return this.#done.length
  }

  get moves(): Move[] {
    return this.#done.map(({ move }) => move)
  }

  /**
   * The actions as they are written down. An action that has not been taken back since is the same object as before, and
   * so are all before it: whoever follows a game finds out quickly what is new.
   */
  get actions(): Action[] {
    const { length } = this.#written
    for (const { move } of this.#done.slice(length)) this.#written.push(writeAction(this.#play, move))
    return this.#written.slice()
  }

  /** the move that was the `count`th action */
  moveAt(count: number): Move | undefined {
    return this.#done[count - 1]?.move
  }

  /** the action taken last */
  get last(): Action | undefined {
    const done = this.#done.at(-1)
    return done && writeAction(this.#play, done.move)
  }

  /** Accepts an offered action; refuses anything else with the reason, changing nothing. */
  submit(action: unknown): Refusal | undefined {
    const move = readAction(this.#play, action)
    return 'code' in move ? move : this.take(move)
  }

  /**
   * Does an action again that was accepted once: what is offered is not worked out, which is most of the work. False
   * if it makes no sense here.
   */
  takeAgain(action: Action): boolean {
    const move = readAction(this.#play, action)
    if ('code' in move || !this.#play.asked(move.seat)) return false
    this.#undone = []
    this.#perform(move)
    return true
  }

  /** The same for a move whose names are looked up already. */
  take(move: Move): Refusal | undefined {
    const refusal = whyNot(this.#play, move)
    if (refusal) return refusal
    this.#undone = []
    this.#perform(move)
    return undefined
  }

  /**
   * Undo reaches back to the last die, shuffle, answer of another seat, or reveal of what the seat did not know; in
   * solo mode to the start. While several procedures go on at once a seat takes back what it did last in its own,
   * whatever others have done in theirs.
   */
  canUndo(seat: number): boolean {
    return this.#lastOf(seat) !== undefined
  }

  undo(seat: number): boolean {
    const from = this.#lastOf(seat)
    if (from === undefined) return false
    const [taken, ...beside] = this.#done.slice(from)
    if (!taken || !this.#standWithout(from, beside)) return false
    this.#done.length = from
    this.#undone.push(taken.move)
    this.log.length = taken.logged
    this.#written.length = Math.min(this.#written.length, from)
    while ((this.#stored.at(-1)?.at ?? 0) > from) this.#stored.pop()
    this.#play = this.at(from)
    this.#play.umpire.emit = this.#listen
    for (const { move } of beside) this.#perform(move)
    return true
  }

  /** The place in the history of what this seat can take back; undefined if there is nothing. */
  #lastOf(seat: number): number | undefined {
    const { length } = this
    if (this.#solo) return length > 0 ? length - 1 : undefined
    const beside = this.#done.at(-1)?.move.seat === seat ? 0 : this.#play.givenBeside(seat)
    if (beside === undefined || beside >= length) return undefined
    const eyes = this.#eyesOf(seat)
    const [own, ...others] = this.#done.slice(length - 1 - beside)
    const hasLearned = [own, ...others.filter(({ isSealed }) => !isSealed)].some(
      (done) => done !== undefined && (done.barrier & ~eyes) !== 0,
    )
    return hasLearned ? undefined : length - 1 - beside
  }

  /** Would these moves be offered all the same if the one before them were not made? */
  #standWithout(from: number, moves: readonly Done[]): boolean {
    if (moves.length === 0) return true
    const play = this.at(from)
    return moves.every(({ move }) => {
      const isOffered = whyNot(play, move) === undefined
      if (isOffered) play.answer(move.seat, move.answer)
      return isOffered
    })
  }

  canRedo(seat: number): boolean {
    const next = this.#undone.at(-1)
    return next !== undefined && (this.#solo || next.seat === seat)
  }

  /** what would be made again next */
  get nextAgain(): Move | undefined {
    return this.#undone.at(-1)
  }

  redo(seat: number): boolean {
    if (!this.canRedo(seat)) return false
    this.#perform(this.#undone.pop() as Move)
    return true
  }

  /** The game as it stood after `count` actions, independent of this one. */
  at(count: number): Play<T> {
    const from = this.#stored.findLast(({ at }) => at <= count) as Stored<T>
    const play = Play.resume(this.setup, from.checkpoint)
    for (const { move } of this.#done.slice(from.at, count)) play.answer(move.seat, move.answer)
    return play
  }

  /** What a seat has been told so far; everything for the referee (undefined). */
  story(seat: number | undefined): T['event'][] {
    if (seat === undefined) return this.log.map(({ event }) => event)
    const eyes = this.#eyesOf(seat)
    return this.log.flatMap((logged) => seenBy(logged, eyes) ?? [])
  }

  #eyesOf(seat: number): Eyes {
    return eyesOf(this.setup.scenario.seats[seat]?.powers ?? [])
  }

  readonly #listen: Play<T>['umpire']['emit'] = (event, audience) => {
    const at = this.#now
    this.log.push(audience ? { at, event, audience } : { at, event })
  }

  #perform(move: Move): void {
    const logged = this.log.length
    const isSealed = this.#play.asked(move.seat)?.branch?.isSealed ?? false
    this.#now = this.length + 1
    this.#play.answer(move.seat, move.answer)
    this.#done.push({ move, barrier: this.#play.umpire.barrier, logged, isSealed })
    if (this.#play.isAtCheckpoint && this.length >= (this.#stored.at(-1)?.at ?? 0) + STRIDE) this.#store()
  }

  #store(): void {
    const { words, stack, chance } = this.#play.checkpoint
    this.#stored.push({ at: this.length, checkpoint: { words: words.slice(), stack, chance } })
  }
}
