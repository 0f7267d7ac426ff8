/** What a finger has pointed at, at a real table: it is lifted again, and another question has nothing to do with it. */
import { expect, test, vi } from 'vitest'
import type { Table } from '../../table/table.ts'
import { newGame, presentationOf, sitDown } from '../real-table.ts'

// Outside a browser the library would not react to anything.
vi.setConfig({ testTimeout: 60_000 })
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'))

interface Aiming {
  readonly table: Table
  /** moves that have been made */
  moves(): number
  /** where the stack in the hand can go */
  readonly goal: number
}

/** A stack is in the hand, and a place it can go to is known. */
async function aiming(): Promise<Aiming> {
  const { table, game } = sitDown(newGame(await presentationOf('battle-for-galicia'), 'krasnik'))
  const [stack = -1] = table.glow().spaces
  table.choose(stack)
  const taken = new Set(table.stacks().map(({ space }) => space))
  const goal = [...table.glow().costs.keys()].find((space) => !taken.has(space)) ?? -1
  return { table, moves: () => game.match.length, goal }
}

test('a touch preview is gone when another question is put; a pointer rests where it is', async () => {
  const { table, goal } = await aiming()
  for (const isTouch of [true, false]) {
    table.hover(goal, undefined, isTouch)
    expect(table.preview()?.path).toBeDefined()
    table.undo()
    expect(table.hovered()).toBe(isTouch ? undefined : goal)
    table.redo()
  }
})

test('a touch preview is gone when clicks are meant for something else, and when time is looked through', async () => {
  const { table, goal } = await aiming()
  table.hover(goal, undefined, true)
  table.seek(0)
  expect(table.hovered()).toBeUndefined()
  table.seek(table.length())
  expect(table.preview()).toBeUndefined()
})

test('Cancel closes a touch preview and gives up nothing else; the next one puts the stack back', async () => {
  const { table, moves, goal } = await aiming()
  const before = moves()
  table.hover(goal, undefined, true)
  table.escape()
  expect([table.preview(), moves()]).toEqual([undefined, before])
  expect(table.canPutBack(), 'the stack is still in the hand').toBe(true)
  table.escape()
  expect(table.canPutBack()).toBe(false)
})

test('the Cancel beside a preview closes it, whatever else could be given up', async () => {
  const { table, moves, goal } = await aiming()
  const before = moves()
  table.hover(goal)
  table.closePreview()
  expect([table.preview(), moves(), table.canPutBack()]).toEqual([undefined, before, true])
})
