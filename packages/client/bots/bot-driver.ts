/** Lets the bots of a game answer when it is their turn, at a pace people can follow. */
import type { Answer } from '@sandtable/kernel'
import type { LocalGame } from '../session/local-game.ts'
import { Bot } from './bot.ts'

/** milliseconds between two answers of a bot */
const PACE = 60

export interface BotDriver {
  /** looks whether a bot must answer; call after every change */
  wake(): void
  setPaused(paused: boolean): void
  close(): void
}

/** `script` answers before the bot does, in a lesson. */
export function driveBots(
  game: LocalGame,
  script: (seat: number) => Answer | undefined,
  answered: (seat: number, answer: Answer) => void,
): BotDriver {
  let bot: Bot | undefined
  let paused = false
  let closed = false
  let busy = false

  const seatToAnswer = (): number | undefined => {
    const seat = game.toDecide
    return seat === undefined || paused || closed || game.isHuman(seat) ? undefined : seat
  }

  const wait = (): Promise<void> => new Promise((done) => setTimeout(done, PACE))

  async function loop(): Promise<void> {
    // A table wakes its bots before the lesson at it has begun, and the lesson must be asked first.
    await Promise.resolve()
    for (let seat = seatToAnswer(); seat !== undefined; seat = seatToAnswer()) {
      const answer = await think(seat)
      if (answer && seatToAnswer() === seat) answered(seat, answer)
    }
  }

  async function think(seat: number): Promise<Answer | undefined> {
    const offer = game.match.play.offered(seat)
    if (!offer) return undefined
    const scripted = script(seat)
    bot ??= scripted ? undefined : new Bot()
    const [answer] = await Promise.all([scripted ?? bot?.choose(offer), wait()])
    return answer
  }

  function wake(): void {
    if (busy || seatToAnswer() === undefined) return
    busy = true
    void loop().finally(() => {
      busy = false
    })
  }

  return {
    wake,
    setPaused: (value) => {
      paused = value
      if (paused) bot?.interrupt()
      else wake()
    },
    close: () => {
      closed = true
      bot?.close()
    },
  }
}
