/** What pointing at a stack promises is what a click on it does, in every game. */
import { GAMES } from '@sandtable/games'
import { type Answer, answersOf, Match, REFEREE } from '@sandtable/kernel'
import { type Presentation, type Scene, sceneOf } from '@sandtable/presentation'
import { createRoot } from 'solid-js'
import { describe, expect, test, vi } from 'vitest'
import type { Table } from '../../table/table.ts'
import { plainSetup, plainTable } from '../real-table.ts'
import { LocalGame } from '../../session/local-game.ts'

// Outside a browser the library would not react to anything.
vi.setConfig({ testTimeout: 60_000 })
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'))

/** positions with units in the hand tried in each game, and the answers after which one gives up */
const ENOUGH = 40
const MOST = 4000
/** places clicked in each position */
const PLACES = 8

/** A row of numbers that is always the same. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

interface Found {
  clicked: number
  takenUp: number
}

function sceneNow(match: Match): Scene {
  const seat = match.play.pending.find((each) => match.play.asked(each.seat) === each)?.seat ?? 0
  return sceneOf(match.play, { eyes: REFEREE, seat, language: 'en' })
}

/** Lit places with a stack of one's own other than the one in the hand. */
function reachable(table: Table): number[] {
  const { spaces, heldSpaces } = table.glow()
  const own = new Set(table.stacks().flatMap(({ own: isOwn, space }) => (isOwn ? [space] : [])))
  return [...spaces].filter((space) => own.has(space) && !heldSpaces.has(space)).slice(0, PLACES)
}

function clickAll(presentation: Presentation, match: Match, found: Found): void {
  const seats = match.setup.scenario.seats.map(() => 'human' as const)
  createRoot((dispose) => {
    const game = new LocalGame('x', presentation, { seats, solo: true }, match)
    const table = plainTable(game)
    for (const space of reachable(table)) {
      const before = match.moves
      table.hover(space)
      const promise = table.takesUp()
      table.choose(space)
      const isTakenUp = table.whyNot()?.preview.title.startsWith('Now in your hand') === true
      expect(isTakenUp, `${presentation.game.id} ${presentation.spaceName(space, 'en')}`).toBe(
        promise !== undefined,
      )
      found.clicked++
      if (isTakenUp) {
        found.takenUp++
        expect(promise?.title).toContain(presentation.spaceName(space, 'en'))
        expect(promise?.path, 'no way is drawn to where the click does not go').toBeUndefined()
        table.whyNot()?.offer?.take()
        expect(match.moves.slice(0, before.length), 'going there is offered').toEqual(before)
        expect(match.length).toBeGreaterThan(before.length)
      }
      putBack(match, before)
      table.renew()
    }
    dispose()
  })
}

function putBack(match: Match, moves: readonly { readonly seat: number; readonly answer: Answer }[]): void {
  const isBefore = (): boolean => match.moves.every((move, i) => move === moves[i])
  while (!isBefore() && match.undo(match.moves.at(-1)?.seat ?? 0));
  for (const move of moves.slice(match.length)) match.take(move)
}

describe('what pointing at a stack promises', () => {
  test.each(GAMES.map(({ id, presentation }) => ({ id, presentation })))(
    'is what the click does: $id',
    async ({ id, presentation: load }) => {
      const presentation = await load()
      const { game } = presentation
      const [scenario] = game.scenarios
      if (!scenario) throw new Error(`${id} has no scenario`)
      const match = new Match({ game, ...plainSetup(game, scenario) }, { solo: true })
      const random = numbers(3)
      const found: Found = { clicked: 0, takenUp: 0 }
      for (let n = 0, tried = 0; n < MOST && tried < ENOUGH && !match.play.isOver; n++) {
        const scene = sceneNow(match)
        if (presentation.letGo(scene)) {
          tried++
          clickAll(presentation, match, found)
        }
        const answers = answersOf(match.play.offered(scene.seat ?? 0) ?? {})
        const answer = answers[random(answers.length)]
        if (answer) match.take({ seat: scene.seat ?? 0, answer })
      }
      expect(found.takenUp).toBeGreaterThan(0)
      expect(found.clicked).toBeGreaterThan(found.takenUp)
    },
  )
})
