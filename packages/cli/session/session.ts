import type { GameEvent, Language, Match } from '@sandtable/kernel'
import type { Style, TerminalMap } from '@sandtable/presentation/terminal'
import type { Io } from '../io.ts'
import { styleFor } from '../terminal/style.ts'
import type { GameTable } from './table.ts'
import { en } from './words-en.ts'
import { ja } from './words-ja.ts'
import type { Words } from './words-shape.ts'

const WORDS: Readonly<Record<Language, Words>> = { en, ja }

/** After a restart this much of the story is told again. */
const REMINDER = 12

/** What a terminal game keeps in mind between two lines. */
export class Session {
  readonly io: Io
  readonly voice: Voice
  readonly style: Style
  /** none if the game is played by its lists alone */
  readonly map: TerminalMap | undefined
  language: Language
  #table: GameTable
  /** how much of its story each seat has been told */
  readonly #told = new Map<number, number>()

  constructor(io: Io, isJson: boolean, language: Language, table: GameTable, map: TerminalMap | undefined) {
    this.io = io
    this.voice = new Voice(io, isJson)
    this.style = styleFor(io)
    this.language = language
    this.#table = table
    this.map = map
  }

  get table(): GameTable {
    return this.#table
  }

  get match(): Match {
    return this.#table.match
  }

  get words(): Words {
    return WORDS[this.language]
  }

  get width(): number {
    return this.io.out.columns
  }

  /** Another game is put on the table. */
  change(table: GameTable): void {
    this.#table.journal.close()
    this.#table = table
    this.#told.clear()
  }

  seatTitle(seat: number): string {
    return this.match.setup.scenario.seats[seat]?.title[this.language] ?? ''
  }

  seatId(seat: number): string {
    return this.match.setup.scenario.seats[seat]?.id ?? ''
  }

  /** What a seat has not been told yet. */
  news(seat: number): GameEvent[] {
    const story = this.match.story(seat)
    const isFirstTime = !this.#told.has(seat)
    const reminder = isFirstTime && this.match.length > 0 ? Math.max(0, story.length - REMINDER) : 0
    // After an undo the story is shorter than what was told.
    const told = Math.min(this.#told.get(seat) ?? reminder, story.length)
    this.#told.set(seat, story.length)
    return story.slice(told)
  }

  say(type: string, json: object, ...lines: readonly string[]): void {
    this.voice.tell(type, json, () => lines)
  }
}

/** Tells what happens: lines for people, or a JSON object a line for programs. */
class Voice {
  readonly isJson: boolean
  readonly #io: Io

  constructor(io: Io, isJson: boolean) {
    this.#io = io
    this.isJson = isJson
  }

  tell(type: string, json: object, lines: () => readonly string[]): void {
    const text = this.isJson ? JSON.stringify({ type, ...json }) : lines().join('\n')
    this.#io.out.write(`${text}\n`)
  }
}
