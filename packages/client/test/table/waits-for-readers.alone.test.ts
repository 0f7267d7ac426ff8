/** A fight is not interrupted to be read: the game waits once it has ended. */
import { manifestOf } from '@sandtable/games'
import { type Answer, answersOf } from '@sandtable/kernel'
import { createRoot } from 'solid-js'
import { expect, test, vi } from 'vitest'
import { seenWords } from '../../seen/words.ts'
import type { Guide } from '../../table/deciding.ts'

// Outside a browser the library would not react to anything.
vi.setConfig({ testTimeout: 60_000 })
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'))
const { LocalGame } = await import('../../session/local-game.ts')
const { createTable } = await import('../../table/create-table.ts')

/** Answers one after the other, so that nobody does the same for ever. */
function anyAnswer(count: number, answers: readonly Answer[]): Answer {
  const fighting = answers.find(({ verb }) => ['attack', 'roll', 'commit', 'all'].includes(verb))
  return fighting ?? answers[count % answers.length] ?? { verb: '' }
}

test('losses and retreats follow at once, the end of a fight is waited at', async () => {
  const presentation = await manifestOf('battle-for-galicia')?.presentation()
  const scenario = presentation?.game.scenarios.find(({ id }) => id === 'krasnik')
  if (!presentation || !scenario) throw new Error('no game')
  const options = Object.fromEntries(
    presentation.game.options.map(({ id, values }) => [id, values[0]?.id ?? '']),
  )
  const seating = { seats: ['human', 'normal'] as const, solo: false }
  const game = LocalGame.start('x', presentation, seating, { scenario, options, seed: '7'.repeat(64) })
  const offers = (seat: number): Answer =>
    anyAnswer(game.match.length, answersOf(game.match.play.offered(seat) ?? {}))
  const guide: Guide = {
    isOver: () => true,
    holdBack: () => undefined,
    mayUndo: () => true,
    reply: offers,
  }
  const table = createRoot(() =>
    createTable(game, {
      language: () => 'en',
      openRule: () => undefined,
      link: () => '',
      changed: () => undefined,
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
})
