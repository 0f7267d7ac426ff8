import { describe, expect, test } from 'vitest'
import {
  type Goal,
  isOpen,
  readGoals,
  settledAt,
  stillOfUse,
  without,
  writeGoals,
} from '../../orders/goals.ts'

const goal = (change: Partial<Goal> = {}): Goal => ({
  seat: 0,
  units: [3, 5],
  to: 40,
  since: 10,
  turn: 2,
  ...change,
})

describe('remembered goals', () => {
  test('are read as they were written', () => {
    const goals = [goal(), goal({ seat: 1, done: 14 })]
    expect(readGoals(writeGoals(goals))).toEqual(goals)
  })

  test.each([undefined, '', '{', '{"seat":0}', '[1,null,{"seat":0,"units":[],"to":1,"since":0,"turn":1}]'])(
    'what cannot be read is left out: %s',
    (text) => {
      expect(readGoals(text)).toEqual([])
    },
  )

  test('stand from when they were given until they are reached, also after something was taken back', () => {
    const reached = goal({ done: 20 })
    expect([9, 10, 19, 20].map((length) => isOpen(reached, length))).toEqual([false, true, true, false])
  })

  test('units sent elsewhere forget where they were sent before; those of another seat do not', () => {
    const goals = [goal(), goal({ units: [5] }), goal({ seat: 1 })]
    expect(without(goals, 0, [5])).toEqual([goal({ units: [3] }), goal({ seat: 1 })])
  })

  test('are reached when all units are there or no more', () => {
    const goals = [goal()]
    const at = (places: Readonly<Record<number, number>>) => (unit: number) => places[unit] ?? -1
    expect(settledAt(goals, { length: 12, turn: 4 }, at({ 3: 40, 5: 39 }))).toBe(goals)
    expect(settledAt(goals, { length: 12, turn: 4 }, at({ 3: 40 }))).toEqual([goal({ done: 12, turn: 4 })])
  })

  test('of an earlier turn, or of what was taken back, are forgotten', () => {
    const goals = [goal({ done: 12 }), goal({ done: 30, turn: 3 }), goal({ since: 31 }), goal()]
    expect(stillOfUse(goals, 30, 3)).toEqual([goal({ done: 30, turn: 3 }), goal()])
  })
})
