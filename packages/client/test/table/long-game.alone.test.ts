/** A decision on the table works with what is new, however long the game is: counted, not timed. */
import { quickRandom } from '@sandtable/kernel'
import type { Presentation } from '@sandtable/presentation'
import { largeTable, longWar, nextAnswer } from '@sandtable/presentation/large-game'
import { createEffect, createRoot } from 'solid-js'
import { expect, test, vi } from 'vitest'
import { writingOf } from '../../session/chunks.ts'
import { commonPast } from '../../session/same-past.ts'
import { plainTable } from '../real-table.ts'
import { LocalGame } from '../../session/local-game.ts'

// Outside a browser the library would not react to anything.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'))
const { createVoice } = await import('../../voice/create-voice.ts')

const DECISIONS = 60

/** The most lines told, and the most actions stored, for one of some decisions after so many. */
function mostAfter(actions: number): { readonly told: number; readonly stored: number } {
  const match = longWar(actions)
  const presentation = largeTable as unknown as Presentation
  const game = new LocalGame('x', presentation, { seats: ['human', 'human'], solo: true }, match)
  const most = { told: 0, stored: 0 }
  createRoot((dispose) => {
    const table = plainTable(game)
    createVoice(table)
    createEffect(() => [table.log(), table.timeline(), table.seen.since(), table.standing()])
    // Every line of the log asks the game for its words.
    const words = vi.spyOn(largeTable.game, 'text')
    const pick = quickRandom(5)
    let before = game.saved(0)
    for (let i = 0; i < DECISIONS; i++) {
      words.mockClear()
      table.act(nextAnswer(match, pick))
      table.settle()
      most.told = Math.max(most.told, words.mock.calls.length)
      const now = { ...game.saved(0), revision: 1 }
      const kept = commonPast(before.record.actions, now.record.actions)
      const { head, chunks } = writingOf(now, kept, { record: {}, length: before.record.actions.length })
      expect(JSON.stringify(head).length).toBeLessThan(1000)
      most.stored = Math.max(
        most.stored,
        chunks.reduce((sum, chunk) => sum + chunk.actions.length, 0),
      )
      before = now
    }
    expect(match.length).toBeGreaterThanOrEqual(actions + DECISIONS)
    words.mockRestore()
    dispose()
  })
  return most
}

test('a decision late in a long game tells and stores no more than an early one', { timeout: 60_000 }, () => {
  const [early, late] = [mostAfter(100), mostAfter(4000)]
  expect(early.told).toBeGreaterThan(0)
  expect(late.told).toBeLessThan(2 * early.told)
  expect(late.stored).toBeLessThanOrEqual(128)
})
