import type { Counter, Spot, Stack } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import type { Cursor } from '../../board/create-cursor.ts'
import type { FanState } from '../../board/create-fan.ts'
import { createPointing } from '../../board/create-pointing.ts'
import { describeSpace } from '../../board/describe.ts'
import { piecesOf, samePiece } from '../../board/pieces.ts'
import { ringsOf } from '../../board/rings.ts'
import { placeOf, sizesOf, unitsUnder } from '../../board/spots.ts'
import { keepStacks } from '../../table/same.ts'
import { stacksAt } from '../../table/stacks-at.ts'
import { fakeTable } from './fake-table.ts'
import { at, battleForGaliciaSheet } from './battle-for-galicia-sheet.ts'
import { face } from './sample-face.ts'

const counter = (unit: number): Counter => ({ unit, face, name: `Division ${unit}` })
const here = at('14.15')
const stack = (spot: Spot, own: boolean, ...units: number[]): Stack => ({
  space: here,
  counters: units.map(counter),
  more: false,
  own,
  spot,
})

const UP = { dx: 0, dy: -0.25, size: 0.4 }
const DOWN = { dx: 0, dy: 0.25, size: 0.3 }
const enemy = stack(UP, false, 1)
const own = stack(DOWN, true, 2, 3)
const centre = battleForGaliciaSheet.spaces[here] ?? { x: 0, y: 0 }
const W = battleForGaliciaSheet.spaceWidth

describe('several stacks in a space', () => {
  it('lie at their spots, in their size', () => {
    const [top] = piecesOf(battleForGaliciaSheet, [enemy])
    expect(top?.size).toBeCloseTo(0.4 * W)
    expect(top?.x).toBeCloseTo(centre.x - 0.2 * W)
    expect(top?.y).toBeCloseTo(centre.y - 0.45 * W)
    expect(placeOf(battleForGaliciaSheet, { ...enemy, space: here }).middle.y).toBeCloseTo(
      centre.y - 0.25 * W,
    )
  })

  it('are drawn from the top of the map to its foot, each with its own number', () => {
    const pieces = piecesOf(battleForGaliciaSheet, [own, enemy])
    expect(pieces.map(({ unit }) => unit)).toEqual([1, 3, 2])
    expect(pieces.map(({ count }) => count)).toEqual([0, 0, 2])
  })

  it('are shifted less the smaller they are', () => {
    const [beneath, top] = piecesOf(battleForGaliciaSheet, [own])
    expect((beneath?.x ?? 0) - (top?.x ?? 0)).toBeCloseTo((7 * 0.3) / 0.72)
  })

  it('move from spot to spot', () => {
    const [before] = piecesOf(battleForGaliciaSheet, [enemy])
    const [after] = piecesOf(battleForGaliciaSheet, [{ ...enemy, spot: DOWN }])
    if (!before || !after) throw new Error('no piece')
    expect(samePiece(before, after)).toBe(false)
    expect(after.middle).not.toEqual(before.middle)
  })

  it('are kept apart when worked out anew', () => {
    const before = [enemy, own]
    expect(keepStacks(before, [{ ...enemy }, { ...own, spot: { ...DOWN } }])).toBe(before)
    const moved = { ...own, spot: UP }
    expect(keepStacks(before, [{ ...enemy }, moved])).toEqual([enemy, moved])
  })

  it("are listed with one's own first", () => {
    expect(stacksAt([enemy, own], here)).toEqual([own, enemy])
    expect(stacksAt([enemy, own], at('5.05'))).toEqual([])
    const { table } = fakeTable({ stacks: [enemy, own] })
    expect(describeSpace(table, here)).toBe('14.15 Komarów. 3 units: Division 2; Division 3; Division 1')
  })

  it('have the sizes the levels of detail go by', () => {
    expect(sizesOf(battleForGaliciaSheet, [enemy, own])).toEqual([
      battleForGaliciaSheet.counterWidth,
      0.4 * W,
      0.3 * W,
    ])
  })
})

describe('a point on one of them', () => {
  const under = (stacks: Stack[], dy: number) =>
    unitsUnder(battleForGaliciaSheet, stacks, here, { x: centre.x, y: centre.y + dy * W })

  it('means that stack', () => {
    expect(under([enemy, own], -0.25)).toEqual([1])
    expect(under([enemy, own], 0.25)).toEqual([2, 3])
  })

  it('between them, or on the only one, means the space', () => {
    expect(under([enemy, own], 0)).toBeUndefined()
    expect(under([enemy], -0.25)).toBeUndefined()
  })

  it('is told to the table, also when only the stack changes', () => {
    const { table, chosenAmong } = fakeTable({ stacks: [enemy, own] })
    const nothing = (): void => undefined
    const fan = { open: nothing, close: nothing, hoveredOn: nothing } as unknown as FanState
    const point = createPointing(table, { follow: nothing } as unknown as Cursor, fan)
    point.hover(here, [1])
    expect(table.hoveredUnits()).toEqual([1])
    point.hover(here, [2, 3])
    expect(table.hoveredUnits()).toEqual([2, 3])
    point.tap(here, false, [1])
    expect(chosenAmong).toEqual([[1]])
  })
})

describe('rings', () => {
  const rings = (glow: Parameters<typeof fakeTable>[0] = {}, among?: number[]) => {
    const { table } = fakeTable({ stacks: [enemy, own], ...glow })
    table.hover(here, among)
    return [...ringsOf(table)]
  }

  it('lie around the stack whose units may be chosen, stronger under the pointer', () => {
    const glow = { units: new Set([3]) }
    expect(rings({ glow }, [1])).toEqual([[2, 'can']])
    expect(rings({ glow }, [2, 3])).toEqual([[2, 'hover']])
    expect(rings({ glow })).toEqual([[2, 'hover']])
  })

  it('tell who attacks from who is attacked', () => {
    const glow = { aimed: new Set([here]), heldUnits: new Set([2]) }
    expect(rings({ glow })).toEqual([
      [1, 'target'],
      [2, 'held'],
    ])
  })

  it('mark the enemies who may be attacked, and not those who stand beside them', () => {
    const glow = { targets: new Set([here]) }
    expect(rings({ glow }, [2])).toEqual([[1, 'foe']])
    expect(rings({ glow: { ...glow, units: new Set([3]) } }, [1])).toEqual([
      [1, 'target'],
      [2, 'can'],
    ])
  })
})
