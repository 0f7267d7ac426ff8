/** At a real table: what was asked back is only meant as long as nothing else is done. */
import { answersOf, Match, REFEREE } from '@sandtable/kernel'
import { sceneOf } from '@sandtable/presentation'
import { expect, test, vi } from 'vitest'
import { LocalGame } from '../../session/local-game.ts'
import type { Table } from '../../table/table.ts'
import { plainSetup, presentationOf, scenarioIn, sitDown, SWIFT } from '../real-table.ts'

// Outside a browser the library would not react to anything.
vi.setConfig({ testTimeout: 60_000 })
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'))

const MOST = 6000

interface Risky {
  readonly table: Table
  readonly match: Match
  /** dice follow a click here, and it could be elsewhere */
  readonly space: number
  readonly other: number
}

/** A march at which dice are thrown at once, with a choice of others. */
async function riskyMarch(): Promise<Risky> {
  const presentation = await presentationOf('grand-illusion')
  const { game } = presentation
  const scenario = scenarioIn(game, game.scenarios[0]?.id ?? '')
  const match = new Match({ game, ...plainSetup(game, scenario) })
  let state = 5
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  for (let n = 0; n < MOST && !match.play.isOver; n++) {
    const seat = match.play.pending[0]?.seat ?? 0
    const scene = sceneOf(match.play, { eyes: REFEREE, seat, language: 'en' })
    const answers = answersOf(scene.offer ?? {})
    const marches = answers.filter(({ verb }) => verb === 'march')
    const risky = marches.find((answer) => scene.commits(answer))
    const other = marches.find(({ arg }) => arg !== risky?.arg)
    if (risky?.arg !== undefined && other?.arg !== undefined) {
      const seating = { seats: scenario.seats.map(() => 'human' as const), solo: false }
      const { table } = sitDown(new LocalGame('x', presentation, seating, match), { seen: SWIFT })
      return { table, match, space: risky.arg, other: other.arg }
    }
    const answer = answers[next(answers.length)]
    if (answer) match.take({ seat, answer })
  }
  throw new Error('no such march')
}

test('a march that dice follow goes when it is chosen again', async () => {
  const { table, match, space } = await riskyMarch()
  const { length } = match
  table.choose(space)
  expect([match.length, table.whyNot()?.isAgain]).toEqual([length, true])
  table.choose(space)
  expect(match.length).toBeGreaterThan(length)
})

test.each<readonly [string, (risky: Risky) => void]>([
  ['Escape', ({ table }) => table.escape()],
  ['the callout was closed', ({ table }) => table.dismiss()],
  ['another place was selected', ({ table, other }) => table.select(other)],
  ['the keys went elsewhere', ({ table, other }) => table.leaveFor(other)],
  ['another place was refused', ({ table }) => table.choose(0)],
])('it is asked anew after this: %s', async (_, meanwhile) => {
  const risky = await riskyMarch()
  const { table, match, space } = risky
  const { length } = match
  table.choose(space)
  meanwhile(risky)
  expect([match.length, table.whyNot()?.isAgain]).toEqual([length, undefined])
  table.choose(space)
  expect([match.length, table.whyNot()?.isAgain], 'it goes without being asked').toEqual([length, true])
})
