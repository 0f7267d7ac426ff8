import type { Answer } from '@sandtable/kernel'
import { expect, it } from 'vitest'
import { driveBots } from '../../bots/bot-driver.ts'
import type { LocalGame } from '../../session/local-game.ts'

/** A game in which seat 1, a bot, must pass once. */
function gameForOneMove(): { readonly game: LocalGame; readonly end: () => void } {
  let toDecide: number | undefined = 1
  const game = {
    get toDecide() {
      return toDecide
    },
    isHuman: (seat: number) => seat === 0,
    match: { play: { offered: () => ({ pass: true, 'not-now': true }) } },
  }
  return { game: game as unknown as LocalGame, end: () => (toDecide = undefined) }
}

it('asks the lesson first, even one that begins right after the bots were woken', async () => {
  const { game, end } = gameForOneMove()
  const table: { lesson?: (seat: number) => Answer } = {}
  const answered = new Promise<readonly [number, Answer]>((tell) => {
    const bots = driveBots(
      game,
      (seat) => table.lesson?.(seat),
      (seat, answer) => {
        end()
        tell([seat, answer])
      },
    )
    bots.wake()
  })
  table.lesson = () => ({ verb: 'pass' })
  expect(await answered).toEqual([1, { verb: 'pass' }])
})
