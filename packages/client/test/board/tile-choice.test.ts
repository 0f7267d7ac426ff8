import { describe, expect, it } from 'vitest'
import { levelFor, sameRange, tilesInWindow, tilesOf, wholeLevel } from '../../board/tile-choice.ts'
import { battleForGaliciaSheet } from './battle-for-galicia-sheet.ts'

const level = (scale: number) => levelFor(battleForGaliciaSheet.levels, scale)

describe('tiles', () => {
  it('come from the smallest level that is sharp enough', () => {
    expect(level(0.4)?.level).toBe(0)
    expect(level(0.58)?.level).toBe(0)
    expect(level(0.8)?.level).toBe(1)
    expect(level(1.9)?.level).toBe(2)
    expect(level(6)?.level).toBe(2)
    expect(levelFor([], 1)).toBeUndefined()
  })

  it('are those in the window and half a window around it', () => {
    const [, , finest] = battleForGaliciaSheet.levels
    if (!finest) throw new Error('no level')
    const range = tilesInWindow(
      battleForGaliciaSheet,
      finest,
      { x: -1200, y: -800, k: 2 },
      { width: 800, height: 600 },
    )
    expect(range).toEqual({ left: 1, right: 4, top: 0, bottom: 3 })
    expect(tilesOf(range)).toHaveLength(16)
  })

  it('never lie outside the map', () => {
    const [coarsest] = battleForGaliciaSheet.levels
    if (!coarsest) throw new Error('no level')
    const range = tilesInWindow(
      battleForGaliciaSheet,
      coarsest,
      { x: 300, y: 300, k: 0.3 },
      { width: 3000, height: 3000 },
    )
    expect(sameRange(range, wholeLevel(coarsest))).toBe(true)
  })
})
