/** Playing on: the mirror says what may be done, the policy chooses, a player does it in the page. */
import type { BattleForGaliciaTypes } from '@sandtable/battle-for-galicia/types'
import type { Answer, GameTypes } from '@sandtable/kernel'
import type { Page } from 'playwright-core'
import { isHiddenBetween } from '../../session/hidden-between.ts'
import type { Mirror } from './mirror.ts'
import type { Decide } from './policy.ts'
import type { Started } from './start.ts'
import { untilStored } from './stored.ts'

/** A mirror of any game. */
export type AnyMirror = Mirror<GameTypes>

/** Hands on the page. */
export interface Player {
  /** the screen has changed hands */
  liftCurtain(mirror: AnyMirror): Promise<void>
  perform(mirror: AnyMirror, answer: Answer): Promise<void>
  /** takes what is offered beside the place: dice follow, or another stack was taken up */
  takeOffer(): Promise<void>
}

export class Game<T extends GameTypes = BattleForGaliciaTypes> {
  readonly page: Page
  readonly mirror: Mirror<T>
  readonly #player: Player
  readonly #isLesson: boolean
  #holder: number | undefined

  /** In a lesson the pupil answers everything; elsewhere the table does where there is no choice. */
  constructor({ page, mirror }: Started<T>, player: Player, isLesson = false) {
    this.#isLesson = isLesson
    this.page = page
    this.mirror = mirror
    this.#player = player
  }

  /** The screen belongs to the other side, and something is hidden from it: the curtain is down. */
  get mustHandOver(): boolean {
    const { isShared, seat, match } = this.mirror
    const isNext = isShared && seat >= 0 && seat !== this.#holder
    return isNext && isHiddenBetween(match, this.#holder, seat)
  }

  async takeScreen(): Promise<void> {
    if (this.mustHandOver) await this.#player.liftCurtain(this.mirror)
    if (this.mirror.isShared && this.mirror.seat >= 0) this.#holder = this.mirror.seat
  }

  /** Gives one answer in the page, and waits until page and mirror have it. */
  async answer(answer: Answer): Promise<void> {
    await this.takeScreen()
    await this.#player.perform(this.mirror, answer)
    const action = this.mirror.take(answer)
    const { length } = this.mirror.match
    if (!this.#isLesson) this.mirror.settle()
    await untilStored(this.page, length, action, () => this.#player.takeOffer())
  }

  /** Plays until the game is over, or a decision comes up that `until` is waiting for. */
  async playOn(decide: Decide<T>, until: (mirror: Mirror<T>) => boolean = () => false): Promise<void> {
    const { mirror } = this
    while (!mirror.play.isOver && !until(mirror)) await this.answer(decide(mirror.play, mirror.seat))
    await this.takeScreen()
  }

  /** Against the computer: the decisions of a person are made here, also in the turn of the computer. */
  async playAgainst(decide: Decide<T>, isEnough: (mirror: Mirror<T>) => boolean): Promise<void> {
    const { mirror, page } = this
    while (!isEnough(mirror)) {
      if (mirror.isHuman(mirror.seat)) await this.answer(decide(mirror.play, mirror.seat))
      else await mirror.catchUp(page)
    }
  }
}
