import type { Counter, Stack } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { piecesOf, sameDrawn, samePiece } from '../../board/pieces.ts'
import { at, battleForGaliciaSheet } from './battle-for-galicia-sheet.ts'

const counter = (unit: number, ce = 0): Counter => ({
  unit,
  name: `Division ${unit}`,
  face: {
    nation: 'russia',
    symbol: 'infantry',
    id: String(unit),
    figures: [5, 6, 4],
    steps: 2,
    fullSteps: 2,
    marks: ce > 0 ? { ce } : {},
  },
})

const stack = (id: string, counters: Counter[], rest: Partial<Stack> = {}): Stack => ({
  space: at(id),
  counters,
  more: false,
  own: true,
  ...rest,
})

describe('pieces', () => {
  it('lie in the middle of their hex', () => {
    const [piece] = piecesOf(battleForGaliciaSheet, [stack('11.15', [counter(1)])])
    const space = battleForGaliciaSheet.spaces[at('11.15')]
    expect(piece?.x).toBeCloseTo((space?.x ?? 0) - battleForGaliciaSheet.counterWidth / 2)
    expect(piece?.count).toBe(0)
  })

  it('of a stack are shifted, the top one last and with the number', () => {
    const pieces = piecesOf(battleForGaliciaSheet, [
      stack('11.15', [counter(1), counter(2), counter(3), counter(4)]),
    ])
    expect(pieces.map(({ unit }) => unit)).toEqual([4, 3, 2, 1])
    expect(pieces.map(({ isTop }) => isTop)).toEqual([false, false, false, true])
    expect(pieces.at(-1)?.count).toBe(4)
    expect(pieces.at(-1)?.stack).toEqual([1, 2, 3, 4])
    expect((pieces[2]?.x ?? 0) - (pieces[3]?.x ?? 0)).toBeCloseTo(5.5)
  })

  it('of an enemy do not tell how many there are', () => {
    const [piece] = piecesOf(battleForGaliciaSheet, [
      stack('11.15', [counter(1)], { own: false, more: true }),
    ])
    expect(piece).toMatchObject({ count: 0, more: true })
  })

  it('of an enemy tell how many there are where everybody may look', () => {
    const pieces = piecesOf(battleForGaliciaSheet, [stack('11.15', [counter(1), counter(2)], { own: false })])
    expect(pieces.at(-1)).toMatchObject({ count: 2, more: false })
  })

  it('lower on the map lie over those above', () => {
    const pieces = piecesOf(battleForGaliciaSheet, [
      stack('5.05', [counter(1)]),
      stack('15.05', [counter(2)]),
    ])
    expect(pieces.map(({ unit }) => unit)).toEqual([2, 1])
  })

  it('are the same when worked out anew', () => {
    const [a] = piecesOf(battleForGaliciaSheet, [stack('11.15', [counter(1)])])
    const [b] = piecesOf(battleForGaliciaSheet, [stack('11.15', [counter(1)])])
    const [tired] = piecesOf(battleForGaliciaSheet, [stack('11.15', [counter(1, 1)])])
    const [gone] = piecesOf(battleForGaliciaSheet, [stack('11.14', [counter(1)])])
    if (!a || !b || !tired || !gone) throw new Error('no piece')
    expect(samePiece(a, b)).toBe(true)
    expect(samePiece(a, tired)).toBe(false)
    expect(samePiece(a, gone)).toBe(false)
  })

  it('are drawn again when another face or the whole face is to be seen', () => {
    const { face } = counter(1)
    expect(sameDrawn({ face, isTop: true }, { face: { ...face }, isTop: true })).toBe(true)
    expect(sameDrawn({ face, isTop: false }, { face, isTop: true })).toBe(false)
    expect(sameDrawn({ face, isTop: true }, { face: counter(1, 1).face, isTop: true })).toBe(false)
  })
})
