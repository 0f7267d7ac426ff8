import { describe, expect, it } from 'vitest'
import { createCursor } from '../../board/create-cursor.ts'
import type { View } from '../../board/create-view.ts'
import { fakeTable } from './fake-table.ts'
import { at, battleForGaliciaSheet } from './battle-for-galicia-sheet.ts'

const view = { reveal: () => undefined } as unknown as View

function walk(start: string, ...keys: string[]): string | undefined {
  const cursor = createCursor(fakeTable().table, view)
  cursor.follow(at(start))
  for (const key of keys) cursor.step(key)
  return battleForGaliciaSheet.spaces[cursor.space() ?? -1]?.id
}

describe('the cursor', () => {
  it('walks along the row', () => {
    expect(walk('11.15', 'ArrowRight')).toBe('11.14')
    expect(walk('11.15', 'ArrowLeft', 'ArrowLeft')).toBe('11.17')
  })

  it('keeps its column when it goes up and down', () => {
    expect(walk('11.15', 'ArrowUp', 'ArrowUp')).toBe('13.15')
    expect(walk('11.15', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp')).toBe('15.15')
    expect(walk('11.15', 'ArrowDown', 'ArrowDown')).toBe('9.15')
    expect(walk('11.15', 'ArrowUp', 'ArrowDown')).toBe('11.15')
  })

  it('stays at the edge of the map', () => {
    expect(walk('11.01', 'ArrowRight', 'ArrowRight')).toBe('11.01')
    expect(walk('19.10', 'ArrowUp')).toBe('19.10')
  })

  it('does not know other keys', () => {
    expect(createCursor(fakeTable().table, view).step('x')).toBe(false)
  })

  it('tabs through the places where something may be done, in reading order, and out', () => {
    const glow = { spaces: new Set(['5.05', '11.15', '11.20'].map(at)) }
    const cursor = createCursor(fakeTable({ glow }).table, view)
    const seen: (string | undefined)[] = []
    while (cursor.next(false)) seen.push(battleForGaliciaSheet.spaces[cursor.space() ?? -1]?.id)
    expect(seen).toEqual(['11.20', '11.15', '5.05'])
    expect(cursor.next(true)).toBe(true)
    expect(battleForGaliciaSheet.spaces[cursor.space() ?? -1]?.id).toBe('11.15')
  })

  it('points where it was taken to: the odds are told there as where it walked itself', () => {
    const { table } = fakeTable()
    const cursor = createCursor(table, view)
    cursor.follow(at('5.05'))
    expect(table.hovered()).toBeUndefined()
    cursor.point()
    expect(table.hovered()).toBe(at('5.05'))
  })

  it('leaves what the pointer points at there as it is, and points nowhere before it stands anywhere', () => {
    const { table } = fakeTable()
    const cursor = createCursor(table, view)
    cursor.point()
    expect(table.hovered()).toBeUndefined()
    cursor.follow(at('5.05'))
    table.hover(at('5.05'), [7])
    cursor.point()
    expect(table.hoveredUnits()).toEqual([7])
  })
})
