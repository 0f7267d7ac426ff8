/** A fight is not interrupted to be read: the game waits once it has ended. */
import { type Answer, answersOf } from '@sandtable/kernel'
import { createRoot } from 'solid-js'
import { expect, test, vi } from 'vitest'
import { seenWords } from '../../seen/words.ts'
import type { Guide } from '../../table/deciding-parts.ts'
import { newGame, plainTable, presentationOf } from '../real-table.ts'

// Outside a browser the library would not react to anything.
vi.setConfig({ testTimeout: 60_000 })
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'))

/** Answers one after the other, so that nobody does the same for ever. */
function anyAnswer(count: number, answers: readonly Answer[]): Answer {
  const fighting = answers.find(({ verb }) => ['attack', 'roll', 'commit', 'all'].includes(verb))
  return fighting ?? answers[count % answers.length] ?? { verb: '' }
}

test('losses and retreats follow at once, the end of a fight is waited at', async () => {
  const game = newGame(await presentationOf('battle-for-galicia'), 'krasnik', ['human', 'normal'])
  const offers = (seat: number): Answer =>
    anyAnswer(game.match.length, answersOf(game.match.play.offered(seat) ?? {}))
  const guide: Guide = {
    isOver: () => true,
    holdBack: () => undefined,
    mayUndo: () => true,
    reply: offers,
  }
  const table = createRoot(() =>
    plainTable(game, {
      isPractice: false,
      guide: () => guide,
      seen: {
        speed: () => 'instant',
        stay: () => 'wait',
        handsOver: () => true,
        tellsSince: () => false,
        deafness: () => 'off',
      },
    }),
  )
  let isHeld = false
  for (let n = 0; n < 400 && !isHeld; n++) {
    table.settle()
    isHeld = table.seen.hold() === 'result'
    if (!isHeld && game.toDecide === 0) table.act(offers(0))
    await new Promise((done) => setTimeout(done, 2))
  }
  expect(isHeld, 'a fight is waited at').toBe(true)
  const panel = table.fight()
  expect(panel === undefined || panel.isOver === true, 'once it has ended').toBe(true)
  expect(table.seen.result()).toBeDefined()
  expect(table.prompt()).toMatchObject({ text: seenWords('en').waitsForYou, yours: true })
  const shown = table.seen.result()?.happening
  table.seen.dismissResult()
  expect(table.seen.result()).toBeUndefined()
  expect(table.seen.showLast()?.lines, 'the last result comes again').toEqual(shown?.lines)
  expect(table.seen.result()?.isAgain).toBe(true)
})
