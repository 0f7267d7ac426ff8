/** Playing on: the mirror says what may be done, the policy chooses, a player does it in the page. */
import type { Answer } from '@sandtable/kernel'
import type { Page } from 'playwright-core'
import type { Mirror } from './mirror.ts'
import type { Decide } from './policy.ts'
import type { Started } from './start.ts'
import { untilStored } from './stored.ts'

/** Hands on the page. */
export interface Player {
  /** the screen has changed hands */
  liftCurtain(mirror: Mirror): Promise<void>
  perform(mirror: Mirror, answer: Answer): Promise<void>
}

export class Game {
  readonly page: Page
  readonly mirror: Mirror
  readonly #player: Player
  #holder: number | undefined

  constructor({ page, mirror }: Started, player: Player) {
    this.page = page
    this.mirror = mirror
    this.#player = player
  }

  /** The screen belongs to the other side: the curtain is down. */
  get mustHandOver(): boolean {
    const { isShared, seat } = this.mirror
    return isShared && seat >= 0 && seat !== this.#holder
  }

  async takeScreen(): Promise<void> {
    if (!this.mustHandOver) return
    await this.#player.liftCurtain(this.mirror)
    this.#holder = this.mirror.seat
  }

  /** Gives one answer in the page, and waits until page and mirror have it. */
  async answer(answer: Answer): Promise<void> {
    await this.takeScreen()
    await this.#player.perform(this.mirror, answer)
    const action = this.mirror.take(answer)
    await untilStored(this.page, this.mirror.match.length, action)
  }

  /** Plays until the game is over, or a decision comes up that `until` is waiting for. */
  async playOn(decide: Decide, until: (mirror: Mirror) => boolean = () => false): Promise<void> {
    const { mirror } = this
    while (!mirror.play.isOver && !until(mirror)) await this.answer(decide(mirror.play, mirror.seat))
    await this.takeScreen()
  }
}
