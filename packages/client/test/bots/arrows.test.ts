import { describe, expect, it } from 'vitest'
import { centreOf } from '../../board/shapes.ts'
import { arrowOf } from '../../plan/arrows.ts'
import { battleForGaliciaSheet } from '../board/battle-for-galicia-sheet.ts'

const numbersIn = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)

/** The corner of the head that is nearest to where the arrow leads. */
function tipOf(head: string, to: number): { readonly x: number; readonly y: number; readonly away: number } {
  const [ax = 0, ay = 0, bx = 0, by = 0] = numbersIn(head)
  const { x, y } = centreOf(battleForGaliciaSheet, to)
  expect(Math.hypot(bx - x, by - y)).toBeLessThan(Math.hypot(ax - x, ay - y))
  return { x: bx, y: by, away: Math.hypot(bx - x, by - y) }
}

const from = 300
const near = battleForGaliciaSheet.neighbour(from, 0)
let far = from
for (let i = 0; i < 5; i++) far = battleForGaliciaSheet.neighbour(far, 0)

describe('an arrow', () => {
  it.each([
    ['next door', near],
    ['far away', far],
  ])('leads %s, and ends short of the middle', (_, to) => {
    const { head, shaft } = arrowOf(battleForGaliciaSheet, from, to)
    const { away } = tipOf(head, to)
    expect(away).toBeGreaterThan(8)
    expect(away).toBeLessThan(battleForGaliciaSheet.spaceWidth * 0.5)
    expect(shaft).toMatch(/^M[-\d. ]+Q[-\d. ]+$/)
  })

  it('there and the one back lie side by side', () => {
    const [there, back] = [
      arrowOf(battleForGaliciaSheet, from, far),
      arrowOf(battleForGaliciaSheet, far, from),
    ]
    expect(Math.abs(there.badge.y - back.badge.y)).toBeGreaterThan(12)
  })

  it('is stouter on a map seen from afar', () => {
    const width = (grown: number): number => {
      const [ax = 0, ay = 0, , , cx = 0, cy = 0] = numbersIn(
        arrowOf(battleForGaliciaSheet, from, far, grown).head,
      )
      return Math.hypot(cx - ax, cy - ay)
    }
    expect(width(2)).toBeCloseTo(2 * width(1), 0)
  })
})
