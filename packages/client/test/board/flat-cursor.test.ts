import { sheet as battleForGaliciaSheet } from '@sandtable/battle-for-galicia/sheet'
import { sheet } from '@sandtable/grand-illusion/sheet'
import { describe, expect, it } from 'vitest'
import { createCursor } from '../../board/create-cursor.ts'
import type { View } from '../../board/create-view.ts'
import { spaceOverName } from '../../board/label-layout.ts'
import { fakeTable } from './fake-table.ts'

const view = { reveal: () => undefined } as unknown as View

function walk(start: string, ...keys: string[]): string | undefined {
  const cursor = createCursor(fakeTable({ sheet }).table, view)
  cursor.follow(sheet.spaces.findIndex(({ id }) => id === start))
  for (const key of keys) cursor.step(key)
  return sheet.spaces[cursor.space() ?? -1]?.id
}

describe('the cursor on hexes with a side at the top', () => {
  it('walks up and down the column', () => {
    expect(walk('19', 'ArrowDown')).toBe('20')
    expect(walk('19', 'ArrowUp', 'ArrowDown')).toBe('19')
  })

  it('keeps its row when it goes right and left', () => {
    const two = walk('19', 'ArrowRight', 'ArrowRight')
    expect(sheet.spaces.find(({ id }) => id === two)?.y).toBe(sheet.spaces.find(({ id }) => id === '19')?.y)
    expect(walk('19', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft')).toBe('19')
    expect(walk('19', 'ArrowRight', 'ArrowLeft')).toBe('19')
  })
})

describe('names of towns', () => {
  const isTown = ({ kind }: { kind: string }): boolean => ['town', 'victory-town', 'fortress'].includes(kind)

  it('in the gaps under the counters lie above them', () => {
    for (const label of battleForGaliciaSheet.labels.filter(isTown))
      expect(spaceOverName(battleForGaliciaSheet, label)).toBe(
        battleForGaliciaSheet.spaceAt(label.x, label.y - battleForGaliciaSheet.spaceWidth * 0.3),
      )
  })

  it('where the towns are lie beneath them', () => {
    expect(sheet.labels.filter(isTown).map((label) => spaceOverName(sheet, label))).toEqual(
      sheet.labels.filter(isTown).map(() => undefined),
    )
  })
})
