/** A second press where some units of a stack have just gone does not send the rest of it, at a real table. */
import { type Answer, answersOf, Match, REFEREE } from '@sandtable/kernel'
import { type Scene, sceneOf } from '@sandtable/presentation'
import { expect, test, vi } from 'vitest'
import { LocalGame } from '../../session/local-game.ts'
import { plainSetup, presentationOf, scenarioIn, sitDown, SWIFT } from '../real-table.ts'

// Outside a browser the library would not react to anything.
vi.setConfig({ testTimeout: 60_000 })
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'))

const MOST = 3000

const sceneNow = ({ play }: Match): Scene =>
  sceneOf(play, { eyes: REFEREE, seat: play.pending[0]?.seat ?? 0, language: 'en' })

test('Grand Illusion: it is asked whether the others follow', async () => {
  const presentation = await presentationOf('grand-illusion')
  const { game } = presentation
  const scenario = scenarioIn(game, game.scenarios[0]?.id ?? '')
  const match = new Match({ game, ...plainSetup(game, scenario) }, { solo: true })
  const give = (answer: Answer): void => void match.take({ seat: sceneNow(match).seat ?? 0, answer })
  const offered = (verb: string): readonly number[] => {
    const options = sceneNow(match).offer?.[verb]
    return typeof options === 'object' ? options : []
  }
  const canFollow = (goal: number): boolean =>
    presentation.ahead?.(sceneNow(match))?.spaces.includes(goal) === true && offered('unit').length > 2
  /** One unit of the activated stack marches; where all the others could follow it. */
  const sendOne = (): number | undefined => {
    const { length } = match
    const goals = presentation.ahead?.(sceneNow(match))?.spaces ?? []
    if (offered('unit').length < 4) return undefined
    give({ verb: 'unit', arg: offered('unit')[0] ?? -1 })
    const goal = goals.find((space) => offered('march').includes(space)) ?? -1
    give({ verb: 'march', arg: goal })
    if (sceneNow(match).offer?.['halt'] === true) give({ verb: 'halt' })
    if (canFollow(goal)) return goal
    while (match.length > length && match.undo(sceneNow(match).seat ?? 0));
    return undefined
  }
  let goal: number | undefined
  for (let n = 0; n < MOST && goal === undefined && !match.play.isOver; n++) {
    if (offered('stack').length > 0) goal = sendOne()
    const answers = answersOf(sceneNow(match).offer ?? {})
    const answer = answers[(n * 7) % answers.length]
    if (goal === undefined && answer) give(answer)
  }
  if (goal === undefined) throw new Error('no such march')
  const seating = { seats: scenario.seats.map(() => 'human' as const), solo: true }
  const { table } = sitDown(new LocalGame('x', presentation, seating, match), { seen: SWIFT })
  const { length } = match
  table.choose(goal)
  table.choose(goal)
  expect(match.length, 'they went unasked').toBe(length)
  expect(table.whyNot()?.offer?.label).toMatch(/^Send all \d+ there$/)
  table.whyNot()?.offer?.take()
  expect(match.last).toMatchObject({ verb: 'march' })
})
