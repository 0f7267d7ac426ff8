/** The last act of a round waits for its player, though it was pressed and not clicked on the map. */
import { type Answer, answersOf, isOffered, Match, NOBODY } from '@sandtable/kernel'
import { type Button, type Presentation, type Scene, sceneOf } from '@sandtable/presentation'
import { createRoot } from 'solid-js'
import { expect, test, vi } from 'vitest'
import { saveRow } from '../../app/lobby-rows.ts'
import { appWords } from '../../app/words.ts'
import { seenWords } from '../../seen/words.ts'
import { LocalGame } from '../../session/local-game.ts'
import { isDamaged, readSaved } from '../../session/saved-game.ts'
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

interface Found {
  readonly match: Match
  readonly seat: number
  readonly button: Button
}

/** A game that stands before such a press. */
function beforeLastPress(presentation: Presentation): Found {
  const scenario = scenarioIn(presentation.game, 'mobilization')
  const { game } = presentation
  const options = plainOptions(game)
  for (let seed = 1; seed < 40; seed++) {
    const match = new Match({ game, scenario, options, seed: String(seed % 10).repeat(64) })
    const random = numbers(seed)
    for (let n = 0; n < 2500 && !match.play.isOver; n++) {
      const seat = seatOf(match)
      const button = lastPress(presentation, match)
      if (button) return { match, seat, button }
      const answers: Answer[] = answersOf(match.play.offered(seat) ?? {})
      const answer = answers[random(answers.length)]
      if (answer) match.take({ seat, answer })
    }
  }
  throw new Error('no such press')
}

test('a loss or an advance that is pressed last waits with End round, and can be taken back', async () => {
  const presentation = await presentationOf('illusions-of-glory')
  const { match, seat, button } = beforeLastPress(presentation)
  createRoot((dispose) => {
    const seats = match.setup.scenario.seats.map(() => 'human' as const)
    const table = plainTable(new LocalGame('x', presentation, { seats, solo: false }, match), { seen: SWIFT })
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
})

function openAgain(game: LocalGame): LocalGame {
  const { presentation, seating } = game
  const saved = readSaved(JSON.parse(JSON.stringify(game.saved(0))))
  if (isDamaged(saved)) throw new Error('it cannot be opened')
  const again = LocalGame.resume(saved.id, presentation, seating, saved.record, { isOwn: true })
  if (!(again instanceof LocalGame)) throw new Error('it cannot be opened')
  again.recall(saved)
  return again
}

test.each([
  ['against the computer', 'easy'],
  ['of two at one screen', 'human'],
] as const)('a game %s that is opened again waits where it waited', async (_, other) => {
  const presentation = await presentationOf('illusions-of-glory')
  const { match, seat, button } = beforeLastPress(presentation)
  const seats = match.setup.scenario.seats.map((__, each) => (each === seat ? 'human' : other))
  const game = new LocalGame('x', presentation, { seats, solo: false }, match)
  createRoot((dispose) => {
    const table = plainTable(game, { seen: SWIFT })
    table.liftCurtain()
    table.press(button)
    expect(table.seen.hold()).toBe('hand-over')
    dispose()
  })
  const side = match.setup.scenario.seats[seat]?.title.en ?? ''
  const row = saveRow(game.saved(0), { [presentation.game.id]: presentation }, 'en', 0)
  expect(row).toMatchObject({
    yours: true,
    status: other === 'human' ? appWords('en').turnOf(side) : appWords('en').yourTurn,
  })
  const again = openAgain(game)
  createRoot((dispose) => {
    let stored = again.saved(0)
    const table = plainTable(again, { seen: SWIFT, changed: (now) => void (stored = now.saved(0)) })
    table.liftCurtain()
    expect(table.seat()).toBe(seat)
    expect(table.seen.hold()).toBe('hand-over')
    expect(table.canUndo()).toBe(true)
    table.seen.goOn()
    expect(table.seen.hold()).not.toBe('hand-over')
    expect(stored.isHandedOverNext).toBeUndefined()
    expect(stored.toDecide).toBe(again.toDecide)
    dispose()
  })
})

test('one who would rather hand over at once does not wait after opening it again', async () => {
  const presentation = await presentationOf('illusions-of-glory')
  const { match, seat, button } = beforeLastPress(presentation)
  const seats = match.setup.scenario.seats.map(() => 'human' as const)
  const game = new LocalGame('x', presentation, { seats, solo: false }, match)
  createRoot((dispose) => {
    const table = plainTable(game, { seen: SWIFT })
    table.liftCurtain()
    table.press(button)
    dispose()
  })
  const again = openAgain(game)
  createRoot((dispose) => {
    const table = plainTable(again, { seen: { ...SWIFT, handsOver: () => true } })
    table.liftCurtain()
    expect(table.seen.hold()).toBeUndefined()
    expect(table.seat()).not.toBe(seat)
    dispose()
  })
})
