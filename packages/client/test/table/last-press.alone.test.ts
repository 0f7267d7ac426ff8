/** The last act of a round waits for its player, though it was pressed and not clicked on the map. */
import { type Answer, answersOf, isOffered, Match, NOBODY } from '@sandtable/kernel'
import { type Button, type Presentation, type Scene, sceneOf } from '@sandtable/presentation'
import { createRoot } from 'solid-js'
import { expect, test, vi } from 'vitest'
import { seenWords } from '../../seen/words.ts'
import { LocalGame } from '../../session/local-game.ts'
import { plainOptions, plainTable, presentationOf, scenarioIn, SWIFT } from '../real-table.ts'

// Outside a browser the library would not react to anything.
vi.setConfig({ testTimeout: 120_000 })
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'))

/** A row of numbers that is always the same. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const seatOf = (match: Match): number =>
  match.play.pending.find((each) => match.play.asked(each.seat) === each)?.seat ?? 0
const sceneFor = (match: Match, seat: number): Scene =>
  sceneOf(match.play, { eyes: 1 << seat, seat, language: 'en' })

/** Nothing but losses, retreats and advances: what a fight leaves to be decided. */
const AFTER_FIRE = new Set(['advance', 'absorb', 'replace-lcu', 'pay-step', 'retreat', 'retreat-where'])

/** A button after which somebody else decides, though no die has fallen. */
function lastPress(presentation: Presentation, match: Match): Button | undefined {
  const seat = seatOf(match)
  const scene = sceneFor(match, seat)
  if (!AFTER_FIRE.has(scene.decisions.find((each) => each.seat === seat)?.prompt ?? '')) return undefined
  return presentation.buttons(scene).find(({ answer, then = [], warning, aims }) => {
    if (warning !== undefined || aims) return false
    const play = match.at(match.length)
    for (const each of [answer, ...then])
      if (isOffered(play.offered(seat) ?? {}, each)) play.answer(seat, each)
    const panel = presentation.fight(
      sceneOf(play, { eyes: 1 << seat, seat, language: 'en' }),
      undefined,
      undefined,
    )
    const isNext = play.pending.every((each) => each.seat !== seat)
    return (
      isNext &&
      !play.isOver &&
      play.umpire.barrier === NOBODY &&
      (panel === undefined || panel.isOver === true)
    )
  })
}

test('a loss or an advance that is pressed last waits with End round, and can be taken back', async () => {
  const presentation = await presentationOf('illusions-of-glory')
  const scenario = scenarioIn(presentation.game, 'mobilization')
  const { game } = presentation
  const options = plainOptions(game)
  let tried = 0
  for (let seed = 1; seed < 40 && tried === 0; seed++) {
    const match = new Match({ game, scenario, options, seed: String(seed % 10).repeat(64) })
    const random = numbers(seed)
    for (let n = 0; n < 2500 && !match.play.isOver && tried === 0; n++) {
      const seat = seatOf(match)
      const button = lastPress(presentation, match)
      if (button) {
        tried++
        createRoot((dispose) => {
          const seats = scenario.seats.map(() => 'human' as const)
          const table = plainTable(new LocalGame('x', presentation, { seats, solo: false }, match), {
            seen: SWIFT,
          })
          table.liftCurtain()
          expect(table.seat()).toBe(seat)
          const before = match.length
          table.press(button)
          expect(table.seen.hold()).toBe('hand-over')
          expect(table.prompt().text).toBe(seenWords('en').last(table.seatTitle(seatOf(match))))
          table.undo()
          expect(match.length).toBeLessThanOrEqual(before)
          dispose()
        })
      }
      const answers: Answer[] = answersOf(match.play.offered(seat) ?? {})
      const answer = answers[random(answers.length)]
      if (answer) match.take({ seat, answer })
    }
  }
  expect(tried).toBe(1)
})
