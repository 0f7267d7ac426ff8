import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Presence } from '../index.ts'

const SPACES = 4
const UNITS = 6
const GROUPS = 2
const OFF = -1

/** moves of units of fixed groups: to a space, or off the map */
const moves = fc.array(
  fc.tuple(fc.integer({ min: 0, max: UNITS - 1 }), fc.integer({ min: OFF, max: SPACES - 1 })),
  { maxLength: 40 },
)
const groupOf = (unit: number): number => unit % GROUPS

function moved(changes: readonly (readonly [number, number])[]): { presence: Presence; where: number[] } {
  const presence = new Presence(SPACES, UNITS, GROUPS)
  const where = Array.from({ length: UNITS }, () => OFF)
  for (const [unit, to] of changes) {
    const from = where[unit] as number
    if (from >= 0) presence.remove(unit, from, groupOf(unit))
    where[unit] = to
    if (to >= 0) presence.add(unit, to, groupOf(unit))
  }
  return { presence, where }
}

const standing = (where: readonly number[], space: number, group: number): number[] =>
  where.flatMap((at, unit) => (at === space && groupOf(unit) === group ? [unit] : []))

describe('presence', () => {
  it('knows the units of each space and group, in order of their numbers, whatever has moved', () => {
    fc.assert(
      fc.property(moves, (changes) => {
        const { presence, where } = moved(changes)
        for (let group = 0; group < GROUPS; group++)
          for (let space = 0; space < SPACES; space++) {
            const units = standing(where, space, group)
            expect(presence.unitsAt(space, group)).toEqual(units)
            expect(presence.countAt(space, group)).toBe(units.length)
            expect(presence.isAnyone(space, group)).toBe(units.length > 0)
            expect(presence.first(space, group)).toBe(units[0] ?? -1)
          }
      }),
      { seed: 1 },
    )
  })

  it('is the same by whatever way it came about', () => {
    fc.assert(
      fc.property(moves, (changes) => {
        const { presence, where } = moved(changes)
        const straight = moved(where.map((at, unit) => [unit, at] as const).toReversed())
        expect(presence.isSameAs(straight.presence)).toBe(true)
      }),
      { seed: 1 },
    )
  })

  it('is copied as a whole, and goes its own way', () => {
    const { presence } = moved([
      [0, 1],
      [2, 1],
      [3, 1],
    ])
    const copy = new Presence(SPACES, UNITS, GROUPS)
    copy.copyFrom(presence)
    expect(copy.isSameAs(presence)).toBe(true)
    copy.remove(2, 1, 0)
    expect(copy.isSameAs(presence)).toBe(false)
    expect([presence.unitsAt(1), copy.unitsAt(1)]).toEqual([[0, 2], [0]])
    copy.clear()
    expect(copy.isSameAs(new Presence(SPACES, UNITS, GROUPS))).toBe(true)
  })

  it('has nobody outside the map', () => {
    expect(moved([[0, 1]]).presence.unitsAt(OFF)).toEqual([])
  })

  it('complains of a unit that does not stand there', () => {
    const { presence } = moved([[0, 1]])
    expect(() => presence.remove(2, 1, 0)).toThrow('unit 2 does not stand in space 1')
    expect(() => presence.remove(0, 2, 0)).toThrow('unit 0 does not stand in space 2')
  })
})
