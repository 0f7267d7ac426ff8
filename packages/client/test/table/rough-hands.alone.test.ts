/** Slips of the hand at a real table of a real game. */
import { type Answer, NOBODY } from '@sandtable/kernel'
import type { Presentation, Scene } from '@sandtable/presentation'
import { describe, expect, test, vi } from 'vitest'
import type { LocalGame } from '../../session/local-game.ts'
import { type AtTable, newGame, presentationOf, sitDown } from '../real-table.ts'

// Outside a browser the library would not react to anything.
vi.setConfig({ testTimeout: 60_000 })
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'))

async function open(
  id: string,
  scenarioId: string,
  change: (presentation: Presentation) => Partial<Presentation> = () => ({}),
  solo = false,
): Promise<AtTable> {
  const known = await presentationOf(id)
  return sitDown(newGame({ ...known, ...change(known) }, scenarioId, undefined, solo))
}

describe('with units in hand', () => {
  test('a click on another stack that can be taken up takes it up, and going there is offered', async () => {
    const { table, game } = await open('battle-for-galicia', 'krasnik')
    const { presentation } = table
    const pairs = [...table.glow().spaces].flatMap((from) => {
      table.choose(from)
      table.settle()
      const others = [...table.glow().costs.keys()].filter((space) =>
        table.stacks().some((stack) => stack.own && stack.space === space),
      )
      table.escape()
      return others.map((to) => ({ from, to }))
    })
    const pair = pairs.find(({ to }) => table.glow().spaces.has(to))
    expect(pair, 'two stacks, one within reach of the other').toBeDefined()
    const { from = 0, to = 0 } = pair ?? {}
    table.choose(from)
    table.hover(to)
    expect(table.takesUp()?.title, 'pointing there promises it').toContain(presentation.spaceName(to, 'en'))
    expect(table.takesUp()?.path).toBeUndefined()
    table.choose(to)
    expect([...table.glow().heldSpaces]).toEqual([to])
    const offer = table.whyNot()?.offer
    expect(offer?.label).toContain(presentation.spaceName(to, 'en'))
    offer?.take()
    expect(game.match.last).toMatchObject({ verb: 'march' })
    expect(table.stacks().filter((stack) => stack.own && stack.space === from)).toEqual([])
  })
})

/** Cavalry under an enemy stack may react to the march: it cannot be taken back. */
function reveals({ match }: LocalGame, goal: number): boolean {
  const play = match.play.fork()
  play.answer(0, { verb: 'march', arg: goal })
  return play.umpire.barrier !== NOBODY
}

describe('a question that leaves no choice', () => {
  test('is answered by the table, and undo goes back behind it', async () => {
    // For once the first unit on offer is said to be the only one.
    const { table, game } = await open('battle-for-galicia', 'krasnik', () => ({
      settled: (scene) => {
        const [unit] = (scene.offer?.unit as readonly number[] | undefined) ?? []
        return unit !== undefined && scene.decisions[0]?.prompt === 'move'
          ? { verb: 'unit', arg: unit }
          : undefined
      },
    }))
    expect(game.match.length).toBe(1)
    const taken = new Set(table.stacks().map(({ space }) => space))
    const goal = [...table.glow().costs.keys()].find((space) => !taken.has(space) && !reveals(game, space))
    table.choose(goal ?? 0)
    const { length } = game.match
    expect(length).toBeGreaterThan(1)
    table.undo()
    expect(game.match.length).toBeLessThan(length)
    expect(table.glow().costs.size, 'the unit is in the hand again').toBeGreaterThan(0)
  })
})

describe('a question whose having no choice is a secret', () => {
  test.each([
    ['is answered where one person plays', true, 1],
    ['is put where another person sits at the screen', false, 0],
  ])('%s', async (_, solo, answers) => {
    const onlyFirst = (scene: Scene): Answer | undefined => {
      const [unit] = (scene.offer?.['unit'] as readonly number[] | undefined) ?? []
      return unit !== undefined && scene.decisions[0]?.prompt === 'move'
        ? { verb: 'unit', arg: unit }
        : undefined
    }
    const { game } = await open('battle-for-galicia', 'krasnik', () => ({ settledUnseen: onlyFirst }), solo)
    expect(game.match.length).toBe(answers)
  })
})

describe('cards', () => {
  test('that were played are taken back until a die falls', async () => {
    const { table, game } = await open('illusions-of-glory', 'mobilization')
    // opening cards, if any are asked for
    for (let i = 0; i < 4 && table.hands().length > 0 && game.match.play.stage !== 'action'; i++) {
      const seat = game.toDecide ?? 0
      const offer = game.match.play.offered(seat) ?? {}
      const [card] = (offer.take as readonly number[] | undefined) ?? []
      if (card === undefined) break
      table.act({ verb: 'take', arg: card })
      table.liftCurtain()
    }
    const seat = game.toDecide ?? 0
    const before = game.match.length
    const [card] = (game.match.play.offered(seat)?.ops as readonly number[] | undefined) ?? []
    table.act({ verb: 'ops', arg: card ?? -1 })
    expect(game.match.last).toMatchObject({ verb: 'ops' })
    expect(table.canUndo()).toBe(true)
    table.undo()
    expect(game.match.length).toBe(before)
  })
})
