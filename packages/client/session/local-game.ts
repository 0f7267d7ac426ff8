/** A game played in this browser: the match, who sits where, and its place in the storage. */
import type { Level } from '@sandtable/bots'
import {
  type Answer,
  type Deputy,
  type Eyes,
  eyesOf,
  type GameRecord,
  Match,
  ownRecordOf,
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
import type { Draft } from '../desk/draft.ts'
import { type Goal, readGoals, writeGoals } from '../orders/goals.ts'
import { type Charge, isCharge } from '../staff/charge.ts'
import { commonPast } from './same-past.ts'
import type { SavedGame } from './saved-game.ts'
import { Stories } from './stories.ts'
import { type Trouble, troubleWithRecord } from './trouble.ts'

export interface Seating {
  readonly seats: readonly SeatKind[]
  readonly solo: boolean
  readonly lesson?: string
  /** it came from a file */
  readonly loaded?: true
}

type Players = Pick<Seating, 'seats' | 'solo'>

/** One who plays alone, or watches the computer play, sees everything. */
const seesAll = ({ seats, solo }: Players): boolean => solo || !seats.includes('human')

/** Will this change of players lay open what is hidden now? */
export const reveals = (before: Players, after: Players): boolean => seesAll(after) && !seesAll(before)

/** Where a record comes from. */
interface Origin {
  /** this browser has stored it itself */
  readonly isOwn?: boolean
}

export class LocalGame {
  readonly id: string
  readonly presentation: Presentation
  readonly seating: Seating
  readonly match: Match
  /** what each seat has left to its staff, and answered beforehand; files of a game do not tell it */
  charges: readonly Charge[]
  /** where units have been sent: kept with the game, and no part of its record */
  goals: readonly Goal[] = []
  /** a desk that is half filled in */
  draft: Draft | undefined
  /** a person's part has ended with the last action, and whoever did it has not handed over yet */
  isHandedOverNext = false
  readonly #stories = new Stories()

  constructor(
    id: string,
    presentation: Presentation,
    seating: Seating,
    match: Match,
    charges: readonly Charge[] = [],
  ) {
    this.id = id
    this.presentation = presentation
    this.seating = seating
    this.match = match
    this.charges = charges
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
    { isOwn = false }: Origin = {},
  ): LocalGame | Trouble {
    const { game } = presentation
    const result = replay(game, record, { solo: seating.solo, isOwn })
    if ('mismatch' in result) return troubleWithRecord(game, record, result.mismatch)
    const { match } = result
    if (match.setup.scenario.seats.length !== seating.seats.length) return { kind: 'damaged-seats' }
    return new LocalGame(id, presentation, seating, match)
  }

  /** The same game with other players; this one is not to be used any more. */
  withSeating(seating: Seating): LocalGame {
    this.match.setSolo(seating.solo)
    const { id, presentation, match, charges } = this
    const game = new LocalGame(id, presentation, seating, match, charges)
    game.goals = this.goals
    game.draft = this.draft
    game.isHandedOverNext = this.isHandedOverNext
    return game
  }

  /** Takes over what is kept with a game beside its record. */
  recall({ charges = [], goals, draft, isHandedOverNext }: Omit<SavedGame, 'record'>): void {
    this.charges = charges
    this.goals = readGoals(goals)
    this.draft = draft
    this.isHandedOverNext = isHandedOverNext === true
  }

  /** Does what has been done to the game elsewhere; false if it has become another one. */
  follow(saved: SavedGame): boolean {
    const { record, seats, solo } = saved
    const { match, seating } = this
    if (solo !== seating.solo || seats.join() !== seating.seats.join()) return false
    this.recall(saved)
    const kept = commonPast(match.actions, record.actions)
    while (match.length > kept) if (!match.undo(match.moveAt(match.length)?.seat ?? -1)) return false
    return record.actions.slice(kept).every((action) => match.submit(action) === undefined)
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

  /** `by`: who gives the answer in the player's place */
  take(seat: number, answer: Answer, by?: Deputy): Refusal | undefined {
    return this.match.take(by === undefined ? { seat, answer } : { seat, answer, by })
  }

  /** What these eyes have been told by the first `count` actions. */
  told(eyes: Eyes, count: number): readonly Told[] {
    const all = this.#stories.of(this.match.log, eyes)
    const end = all.findLastIndex(({ at }) => at <= count) + 1
    return end === all.length ? all : all.slice(0, end)
  }

  saved(now: number): SavedGame {
    const { play, setup } = this.match
    const { game } = setup
    const record = ownRecordOf(this.match)
    const waitsFor = this.isHandedOverNext ? this.match.moveAt(this.match.length)?.seat : this.toDecide
    const state = { turn: game.turn(play.state), phase: play.stage, toDecide: waitsFor ?? -1 }
    const charges = this.charges.some(isCharge) ? { charges: this.charges } : {}
    const goals = this.goals.length > 0 ? { goals: writeGoals(this.goals) } : {}
    const draft = this.draft ? { draft: this.draft } : {}
    const handOver = this.isHandedOverNext ? { isHandedOverNext: true as const } : {}
    return {
      id: this.id,
      record,
      ...this.seating,
      updated: now,
      ...state,
      ...charges,
      ...goals,
      ...draft,
      ...handOver,
    }
  }

  /** The whole record with its hashes and its players, as a file. */
  exported(): string {
    const { seats, solo } = this.seating
    const ids = this.match.setup.scenario.seats.map(({ id }) => id)
    const kinds = Object.fromEntries(ids.map((id, seat) => [id, seats[seat] ?? 'human']))
    const seating = { seats: kinds, ...(solo ? { solo } : {}) }
    return writeRecord({ ...recordOf(this.match), seating })
  }
}

/** The first question on the table that is still open: several may be put at once, and answered one by one. */
export const firstAsked = (play: Pick<Play, 'pending' | 'asked'>): Asked | undefined =>
  play.pending.find((each) => play.asked(each.seat) === each)
