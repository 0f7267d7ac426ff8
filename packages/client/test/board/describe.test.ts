import type { Stack } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { describeSpace } from '../../board/describe.ts'
import { fakeTable } from './fake-table.ts'
import { at } from './battle-for-galicia-sheet.ts'

const here = at('14.15')
const face = {
  nation: 'russia',
  symbol: 'infantry',
  id: '',
  figures: [],
  steps: 1,
  fullSteps: 2,
  marks: {},
} as const
const stack: Stack = {
  space: here,
  counters: [
    { unit: 1, face, name: '17th Division' },
    { unit: 2, face, name: '38th Division' },
  ],
  more: false,
  own: true,
}

describe('a space in words', () => {
  it('has its number, name, units and cost', () => {
    const { table } = fakeTable({
      stacks: [stack],
      glow: { costs: new Map([[here, 4]]), spaces: new Set([here]) },
    })
    expect(describeSpace(table, here)).toBe('14.15 Komarów; 2 units: 17th Division, 38th Division; cost 4')
  })

  it('says what may be done there', () => {
    const combat = fakeTable({ glow: { targets: new Set([here]), spaces: new Set([here]) } })
    expect(describeSpace(combat.table, here)).toBe('14.15 Komarów; May be attacked')
    const held = fakeTable({ glow: { heldSpaces: new Set([here]) } })
    expect(describeSpace(held.table, here)).toBe('14.15 Komarów; in your hand')
  })

  it('does not tell how many are hidden', () => {
    const enemy = { ...stack, counters: stack.counters.slice(0, 1), more: true, own: false }
    const { table } = fakeTable({ stacks: [enemy], language: 'ja' })
    expect(describeSpace(table, here)).toBe('14.15 Komarów; 1ユニット: 17th Division, ほかは不明')
  })
})
