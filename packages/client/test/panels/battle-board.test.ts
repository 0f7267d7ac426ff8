import { describe, expect, test } from 'vitest'
import { battleRows, countersOn, firesIn, isAskedOn, sideBelow } from '../../panels/battle-rows.ts'
import { tracksByTitle } from '../../panels/tracks.ts'
import { chooseOnBoard } from '../../panels/unit-state.ts'
import { board, fight } from './sample-battle.ts'

const titles = (below: 'attacker' | 'defender') => battleRows(board, below).map(({ title }) => title)

describe('the rows of a battle board', () => {
  test('have the own side below', () => {
    expect(titles('defender')).toEqual(['A reserve', 'A front', 'D front', 'D reserve'])
    expect(titles('attacker')).toEqual(['D reserve', 'D front', 'A front', 'A reserve'])
  })

  test('have a cell for each column', () => {
    const [reserve, front] = battleRows(board, 'defender')
    expect(front?.cells.map((cell) => cell.map(({ unit }) => unit))).toEqual([[1], [2]])
    expect(reserve?.cells.map((cell) => cell.length)).toEqual([1, 0])
    expect(countersOn(board).map(({ unit }) => unit)).toEqual([9, 1, 5, 2, 6])
  })

  test('lie so that the viewer fights upwards', () => {
    const none = new Set<number>()
    expect(sideBelow(fight, board, new Set([5]), undefined)).toBe('defender')
    expect(sideBelow(fight, board, new Set([1, 5]), undefined)).toBe('attacker')
    expect(sideBelow(fight, board, none, 'germany')).toBe('defender')
    expect(sideBelow(fight, board, none, 'france')).toBe('attacker')
    expect(sideBelow(fight, board, none, undefined)).toBe('attacker')
  })
})

describe('the fire of a column', () => {
  const [column] = board.columns

  test('comes from above first, whatever nations a side is of', () => {
    if (!column) throw new Error('no column')
    const shown = firesIn(fight, board, column, 'attacker')
    expect(shown.map(({ fire, isDown }) => [fire.nation, isDown])).toEqual([
      ['germany', true],
      ['france', false],
      ['britain', false],
    ])
  })
})

test('a unit on the board is chosen at its place on the map, or at the one looked at', () => {
  const calls: (readonly [number, number | undefined])[] = []
  const choose = (space: number, unit?: number): void => void calls.push([space, unit])
  const stack = { space: 7, counters: board.columns[0]?.attackers ?? [], more: false, own: true }
  chooseOnBoard({ stacks: () => [stack], selected: () => 3, choose }, 1)
  chooseOnBoard({ stacks: () => [stack], selected: () => 3, choose }, 5)
  expect(calls).toEqual([
    [7, 1],
    [3, 5],
  ])
})

test('the board is needed for a question about its units, not for one about the map around them', () => {
  const stack = { space: 7, counters: board.columns[0]?.attackers ?? [], more: false, own: true }
  const asked = (units: number[], spaces: number[]): boolean =>
    isAskedOn(board, { units: new Set(units), spaces: new Set(spaces) }, [stack])
  expect(asked([1], [7])).toBe(true)
  expect(asked([1], [7, 8]), 'a retreat').toBe(false)
  expect(asked([3], []), 'units elsewhere').toBe(false)
})

test('tracks of one name stand together', () => {
  const track = (title: string, nation: string) => ({ title, nation, value: 4 })
  const groups = tracksByTitle([track('CAP', 'france'), track('Battles', 'france'), track('CAP', 'germany')])
  expect(groups.map(({ title, tracks }) => [title, tracks.length])).toEqual([
    ['CAP', 2],
    ['Battles', 1],
  ])
})
