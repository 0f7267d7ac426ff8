/** A game played in this browser: the match, who sits where, and its place in the storage. */
import type { Level } from '@sandtable/bots'
import {
  type Answer,
  type Eyes,
  eyesOf,
  type GameRecord,
  Match,
  REFEREE,
  type Refusal,
  recordOf,
  replay,
  type Setup,
  writeRecord,
  type Asked,
  type Play,
} from '@sandtable/kernel'
import type { Presentation, SeatKind, Told } from '@sandtable/presentation'
import type { SavedGame } from './saved-game.ts'
import { Stories } from './stories.ts'
import type { Trouble } from './trouble.ts'

export interface Seating {
  readonly seats: readonly SeatKind[]
  readonly solo: boolean
  readonly lesson?: string
}

export class LocalGame {
  readonly id: string
  readonly presentation: Presentation
  readonly seating: Seating
  readonly match: Match
  readonly #stories = new Stories()

  constructor(id: string, presentation: Presentation, seating: Seating, match: Match) {
    this.id = id
    this.presentation = presentation
    this.seating = seating
    this.match = match
  }

  static start(
    id: string,
    presentation: Presentation,
    seating: Seating,
    setup: Omit<Setup, 'game'>,
  ): LocalGame {
    const match = new Match({ game: presentation.game, ...setup }, { solo: seating.solo })
    return new LocalGame(id, presentation, seating, match)
  }

  /** A stored or imported game, replayed; or what is wrong with it. */
  static resume(
    id: string,
    presentation: Presentation,
    seating: Seating,
    record: GameRecord,
  ): LocalGame | Trouble {
    const { game } = presentation
    if (record.edition !== game.edition) return { kind: 'other-edition' }
    const result = replay(game, record, { solo: seating.solo })
    if ('match' in result) return new LocalGame(id, presentation, seating, result.match)
    const { at } = result.mismatch
    return at > 0 ? { kind: 'impossible-move', at } : { kind: 'damaged-head' }
  }

  isHuman(seat: number): boolean {
    return this.seating.seats[seat] === 'human'
  }

  /** how well the computer plays at a seat; undefined for a person */
  levelOf(seat: number): Level | undefined {
    const kind = this.seating.seats[seat]
    return kind === 'human' ? undefined : kind
  }

  /** seats of people, by index */
  get people(): number[] {
    return this.seating.seats.flatMap((kind, seat) => (kind === 'human' ? [seat] : []))
  }

  /** the seat to decide now, or undefined at the end; of several that are asked at once the first that has not answered */
  get toDecide(): number | undefined {
    return firstAsked(this.match.play)?.seat
  }

  /** Whose secrets a screen may show: all in solo play, when only bots play, and after the end. */
  eyes(seat: number | undefined): Eyes {
    if (this.seating.solo || this.people.length === 0 || this.match.play.isOver) return REFEREE
    return seat === undefined ? 0 : eyesOf(this.match.setup.scenario.seats[seat]?.powers ?? [])
  }

  take(seat: number, answer: Answer): Refusal | undefined {
    return this.match.take({ seat, answer })
  }

  /** What these eyes have been told by the first `count` actions. */
  told(eyes: Eyes, count: number): Told[] {
    const all = this.#stories.of(this.match.log, eyes)
    const end = all.findLastIndex(({ at }) => at <= count)
    return all.slice(0, end + 1)
  }

  saved(now: number): SavedGame {
    const { play, setup, actions } = this.match
    const { game, scenario, options, seed } = setup
    const record = { game: game.id, edition: game.edition, scenario: scenario.id, options, seed, actions }
    const state = { turn: game.turn(play.state), phase: play.stage, toDecide: this.toDecide ?? -1 }
    return { id: this.id, record, ...this.seating, updated: now, ...state }
  }

  /** The whole record with its hashes, as a file. */
  exported(): string {
    return writeRecord(recordOf(this.match))
  }
}

/** The first question on the table that is still open: several may be put at once, and answered one by one. */
export const firstAsked = (play: Pick<Play, 'pending' | 'asked'>): Asked | undefined =>
  play.pending.find((each) => play.asked(each.seat) === each)
