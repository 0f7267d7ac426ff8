/** The same game in here: what the page should show, offer and refuse. */
import type { BattleForGaliciaTypes } from '@sandtable/battle-for-galicia/types'
import { battleForGalicia } from '@sandtable/battle-for-galicia/table'
import {
  type Action,
  type Answer,
  type Eyes,
  eyesOf,
  type Game,
  type GameRecord,
  type GameTypes,
  type Language,
  type Match,
  type Move,
  type Offer,
  type Play,
  REFEREE,
  replay,
  seenBy,
  writeAction,
} from '@sandtable/kernel'
import { type Presentation, type Scene, sceneOf } from '@sandtable/presentation'
import type { Page } from 'playwright-core'
import { firstAsked } from '../../session/local-game.ts'
import type { SavedGame } from '../../session/saved-game.ts'
import { storedGame } from './stored.ts'

/** A mirror of whatever game: of Galicia, where a test does not say. */
export class Mirror<T extends GameTypes = BattleForGaliciaTypes> {
  readonly presentation: Presentation<T>
  readonly match: Match<T>
  readonly language: Language
  readonly #saved: SavedGame
  /** what the table has answered itself, for a person */
  readonly settled: Move[] = []
  /** asked for again and again until the next action */
  #last: { readonly key: string; readonly scene: Scene<T> } | undefined

  constructor(presentation: Presentation<T>, saved: SavedGame, language: Language) {
    this.presentation = presentation
    this.#saved = saved
    this.match = matchOf(presentation.game, saved.record, saved.solo)
    this.language = language
  }

  static async of(page: Page, language: Language = 'en'): Promise<Mirror> {
    return new Mirror(battleForGalicia, await storedGame(page), language)
  }

  get play(): Play<T> {
    return this.match.play
  }

  /** the seat to decide, of several the one that is asked first; -1 at the end */
  get seat(): number {
    return firstAsked(this.play)?.seat ?? -1
  }

  get offer(): Offer {
    return this.play.offered(this.seat) ?? {}
  }

  get prompt(): string {
    return this.play.asked(this.seat)?.question.prompt ?? 'end'
  }

  isHuman(seat: number): boolean {
    return this.#saved.seats[seat] === 'human'
  }

  /** The screen changes hands: several people, and nobody may see everything. */
  get isShared(): boolean {
    return !this.#saved.solo && this.#saved.seats.filter((kind) => kind === 'human').length > 1
  }

  eyes(seat: number): Eyes {
    if (this.#saved.solo || this.play.isOver) return REFEREE
    return seat < 0 ? 0 : eyesOf(this.match.setup.scenario.seats[seat]?.powers ?? [])
  }

  seatTitle(seat: number): string {
    return this.match.setup.scenario.seats[seat]?.title[this.language] ?? ''
  }

  /** What a seat has before it, now or after the first `at` actions. */
  scene(seat = this.seat, at = this.match.length): Scene<T> {
    const key = `${seat} ${at} ${this.match.length}`
    if (this.#last?.key !== key) this.#last = { key, scene: this.#sceneOf(seat, at) }
    return this.#last.scene
  }

  #sceneOf(seat: number, at: number): Scene<T> {
    const eyes = this.eyes(seat)
    const play = at === this.match.length ? this.play : this.match.at(at)
    const told = this.match.log.flatMap((logged) => {
      const event = eyes === REFEREE ? logged.event : seenBy(logged, eyes)
      return event && logged.at <= at ? [{ at: logged.at, event }] : []
    })
    return sceneOf(play, { eyes, seat: seat < 0 ? undefined : seat, language: this.language, told })
  }

  take(answer: Answer, seat = this.seat): Action {
    const action = this.written(answer, seat)
    const refusal = this.match.take({ seat, answer })
    if (refusal) throw new Error(`refused: ${refusal.code} for ${JSON.stringify(action)}`)
    return action
  }

  /** The table answers questions that leave a person no choice. */
  settle(): void {
    for (let answer = this.#settled(); answer; answer = this.#settled()) {
      this.settled.push({ seat: this.seat, answer })
      this.take(answer)
    }
  }

  #settled(): Answer | undefined {
    if (!this.isHuman(this.seat)) return undefined
    const { settled, settledUnseen } = this.presentation
    return settled?.(this.scene()) ?? (this.isShared ? undefined : settledUnseen?.(this.scene()))
  }

  written(answer: Answer, seat = this.seat): Action {
    return writeAction(this.play, { seat, answer })
  }

  /** Waits until the computer has answered and a person is to decide, and takes what it did. */
  async catchUp(page: Page): Promise<void> {
    for (;;) {
      const { record, toDecide } = await storedGame(page)
      this.#takeAll(record.actions.slice(this.match.length))
      if (toDecide < 0 || this.isHuman(toDecide)) return
      await page.waitForTimeout(30)
    }
  }

  #takeAll(actions: readonly Action[]): void {
    for (const action of actions) {
      const refusal = this.match.submit(action)
      if (refusal) throw new Error(`the page did what is refused: ${refusal.code}`)
    }
  }
}

export const replayed = (record: GameRecord, solo = false): Match<BattleForGaliciaTypes> =>
  matchOf(battleForGalicia.game, record, solo)

export function matchOf<T extends GameTypes>(game: Game<T>, record: GameRecord, solo = false): Match<T> {
  const result = replay(game, record, { solo })
  if ('mismatch' in result) throw new Error(`action ${result.mismatch.at}: ${result.mismatch.problem}`)
  return result.match
}
