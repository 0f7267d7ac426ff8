import type { GameTypes } from '../game-types.ts'
import { type Eyes, eyesOf, REFEREE } from '../events/event.ts'
import { Match } from '../play/match.ts'
import type { Play, Setup } from '../play/play.ts'
import { answersOf } from '../play/question.ts'
import { quickRandom, randomAnswer } from '../play/random-answer.ts'
import type { Refusal } from '../play/refusal.ts'
import { type Move, writeAction } from '../play/submit.ts'

/** A move that was made, and whether there is a way back behind it. */
export interface Taken {
  readonly move: Move
  /** a die fell, cards were shuffled, or something was revealed */
  readonly barrier: Eyes
  /** the branch it was made in, where several procedures go on at once */
  readonly branch: string | undefined
}

/** What the game looked like after so many actions. */
interface Mark {
  readonly hash: string
  readonly logged: number
}

/** One game under examination, played at random. */
export class Trial<T extends GameTypes = GameTypes> {
  readonly setup: Setup<T>
  readonly match: Match<T>
  /** rules that may be cited; undefined if the list is not known */
  readonly rules: ReadonlySet<string> | undefined
  /** for the checks: what they look at more closely; never changes the game played */
  readonly pick: (n: number) => number
  /** counts what checks come across */
  readonly tally: (what: string) => void
  readonly taken: Taken[] = []
  /** `marks[n]`: after n actions */
  readonly marks: Mark[] = []
  /** moves since the last checkpoint */
  since: Taken[] = []
  readonly #luck: (n: number) => number

  constructor(setup: Setup<T>, rules: ReadonlySet<string> | undefined, tally: (what: string) => void) {
    this.setup = setup
    this.rules = rules
    this.tally = tally
    const start = parseInt(setup.seed.slice(0, 8), 16)
    this.pick = quickRandom(start)
    this.#luck = quickRandom(start ^ 0x55555555)
    this.match = new Match(setup)
    this.#mark()
  }

  get play(): Play<T> {
    return this.match.play
  }

  /** seats that have something to decide */
  get askedSeats(): number[] {
    const { play } = this
    return this.setup.scenario.seats.map((_, seat) => seat).filter((seat) => play.asked(seat))
  }

  eyesOf(seat: number): Eyes {
    return eyesOf(this.setup.scenario.seats[seat]?.powers ?? [])
  }

  movesOf(seat: number): Move[] {
    return answersOf(this.play.offered(seat) ?? {}).map((answer) => ({ seat, answer }))
  }

  /** A random move of a random seat that is asked; undefined if nobody can do anything. */
  nextMove(): Move | undefined {
    const seats = this.askedSeats.filter((each) => this.movesOf(each).length > 0)
    const seat = seats[this.#luck(seats.length)]
    const offer = seat === undefined ? undefined : this.play.offered(seat)
    if (seat === undefined || !offer) return undefined
    return { seat, answer: randomAnswer(offer, this.#luck) }
  }

  take(move: Move): Refusal | undefined {
    const before = this.play.umpire.chance.position
    const branch = this.play.asked(move.seat)?.branch?.path
    const refusal = this.match.take(move)
    if (refusal) return refusal
    const { umpire, isAtCheckpoint } = this.play
    const taken = { move, barrier: umpire.chance.position === before ? umpire.barrier : REFEREE, branch }
    this.taken.push(taken)
    this.since = isAtCheckpoint ? [] : [...this.since, taken]
    this.#mark()
    return undefined
  }

  /** a move as it would be written in a record */
  name(move: Move): string {
    const { seat, verb, arg } = writeAction(this.play, move)
    return [seat, verb, ...(arg === undefined ? [] : [arg])].join(' ')
  }

  #mark(): void {
    this.marks.push({ hash: this.play.hash(), logged: this.match.log.length })
  }
}
