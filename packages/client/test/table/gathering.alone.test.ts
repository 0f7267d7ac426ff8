/** Counters of a stack are taken up one by one, and put back by a second click, in every game. */
import { GAMES } from '@sandtable/games'
import { answersOf, Match, REFEREE } from '@sandtable/kernel'
import { type Presentation, type Scene, sceneOf } from '@sandtable/presentation'
import { createRoot } from 'solid-js'
import { describe, expect, test, vi } from 'vitest'
import { LocalGame } from '../../session/local-game.ts'
import type { Table } from '../../table/table.ts'
import { plainSetup, plainTable } from '../real-table.ts'

// Outside a browser the library would not react to anything.
vi.setConfig({ testTimeout: 60_000 })
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'))

/** answers after which one gives up */
const MOST = 4000

/** A row of numbers that is always the same. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function sceneNow(match: Match): Scene {
  const seat = match.play.pending.find((each) => match.play.asked(each.seat) === each)?.seat ?? 0
  return sceneOf(match.play, { eyes: REFEREE, seat, language: 'en' })
}

interface Pile {
  readonly space: number
  readonly units: readonly [number, number, number]
}

/** A space with an empty hand, and three of its units that can be taken up. */
function pile(presentation: Presentation, scene: Scene): Pile | undefined {
  const { unit: units, stack } = scene.offer ?? {}
  if (typeof units !== 'object' || typeof stack !== 'object' || presentation.letGo(scene)) return undefined
  for (const { space, counters } of presentation.stacks(scene)) {
    const able = counters.map(({ unit }) => unit).filter((unit) => units.includes(unit))
    const [first, second, third] = able
    if (stack.includes(space) && first !== undefined && second !== undefined && third !== undefined)
      return { space, units: [first, second, third] }
  }
  return undefined
}

/** One person plays all sides. */
function tableOf(presentation: Presentation, match: Match): Table {
  const seats = match.setup.scenario.seats.map(() => 'human' as const)
  return plainTable(new LocalGame('x', presentation, { seats, solo: true }, match))
}

const WITH_STACKS = GAMES.filter(({ id }) => id !== 'balance-of-powers')

describe('one counter after the other', () => {
  test.each(WITH_STACKS.map(({ id, presentation }) => ({ id, presentation })))(
    'is gathered by clicks, and put back by a second one: $id',
    async ({ presentation: load }) => {
      const presentation = await load()
      const { game } = presentation
      const [scenario] = game.scenarios
      if (!scenario) throw new Error('no scenario')
      const match = new Match({ game, ...plainSetup(game, scenario) }, { solo: true })
      const random = numbers(3)
      let found: Pile | undefined
      for (let n = 0; n < MOST && !match.play.isOver; n++) {
        found = pile(presentation, sceneNow(match))
        if (found) break
        const answers = answersOf(match.play.offered(sceneNow(match).seat ?? 0) ?? {})
        const answer = answers[random(answers.length)]
        if (answer) match.take({ seat: sceneNow(match).seat ?? 0, answer })
      }
      if (!found) throw new Error('no stack of three')
      const { space, units } = found
      const before = match.length
      createRoot((dispose) => {
        const table = tableOf(presentation, match)
        const held = (): number[] => [...table.glow().heldUnits].sort((a, b) => a - b)
        const sorted = (...some: number[]): number[] => some.sort((a, b) => a - b)
        const [first, second, third] = units
        for (const unit of units) table.choose(space, unit)
        expect(held()).toEqual(sorted(...units))
        table.choose(space, second)
        expect(held()).toEqual(sorted(first, third))
        table.choose(space, first)
        expect(held()).toEqual([third])
        table.choose(space, third)
        expect(presentation.letGo(sceneNow(match)), 'the hand is empty').toBeUndefined()
        expect(match.length).toBe(before)
        dispose()
      })
    },
  )
})
