import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Stacking } from '../index.ts'

const SPACES = 5
const space = fc.integer({ min: 0, max: SPACES - 1 })
const weight = fc.integer({ min: 0, max: 6 })

interface Unit {
  space: number
  weight: number
}
type Change = (units: Unit[], stacking: Stacking) => void

const comes = fc.tuple(space, weight).map(
  ([s, w]): Change =>
    (units, stacking) => {
      units.push({ space: s, weight: w })
      stacking.add(s, w)
    },
)
const goes = fc.nat(20).map(
  (pick): Change =>
    (units, stacking) => {
      const [unit] = units.splice(pick % Math.max(units.length, 1), 1)
      if (unit) stacking.remove(unit.space, unit.weight)
    },
)
const changes = fc.tuple(fc.nat(20), weight).map(
  ([pick, after]): Change =>
    (units, stacking) => {
      const unit = units[pick % Math.max(units.length, 1)]
      if (!unit) return
      stacking.resize(unit.space, unit.weight, after)
      unit.weight = after
    },
)

describe('stacking', () => {
  it('kept incrementally equals stacking built anew', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(comes, goes, changes)), (steps) => {
        const units: Unit[] = []
        const stacking = new Stacking(SPACES)
        for (const step of steps) step(units, stacking)
        for (let s = 0; s < SPACES; s++) {
          const here = units.filter((unit) => unit.space === s)
          expect(stacking.countAt(s)).toBe(here.length)
          expect(stacking.weightAt(s)).toBe(here.reduce((sum, unit) => sum + unit.weight, 0))
          expect(stacking.isOccupied(s)).toBe(here.length > 0)
        }
      }),
    )
  })

  it('knows what still fits, and what is too much', () => {
    const stacking = new Stacking(3)
    stacking.add(1, 4)
    stacking.add(1, 3)
    stacking.add(2, 9)
    expect([stacking.fits(1, 1, 8), stacking.fits(1, 2, 8)]).toEqual([true, false])
    expect([0, 1, 2].map((s) => stacking.excess(s, 6))).toEqual([0, 1, 3])
    expect(stacking.overLimit(6)).toEqual([1, 2])
    expect(stacking.overLimit(9)).toEqual([])
  })

  it('forgets everything when cleared', () => {
    const stacking = new Stacking(2)
    stacking.add(1, 4)
    stacking.clear()
    expect([stacking.countAt(1), stacking.weightAt(1)]).toEqual([0, 0])
  })

  it('refuses to remove what is not there', () => {
    expect(() => new Stacking(2).remove(1, 3)).toThrow('nothing stands in space 1')
  })

  it('is copied as a whole, and goes its own way', () => {
    const [stacking, copy] = [new Stacking(SPACES), new Stacking(SPACES)]
    stacking.add(1, 4)
    copy.add(3, 2)
    copy.copyFrom(stacking)
    stacking.remove(1, 4)
    expect([copy.countAt(1), copy.weightAt(1), copy.countAt(3), copy.weightAt(3)]).toEqual([1, 4, 0, 0])
  })
})
