import type { Stack } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { describeAround, describeSpace, describeWhole } from '../../board/describe.ts'
import { fakeTable } from './fake-table.ts'
import { at } from './battle-for-galicia-sheet.ts'
import { face } from './sample-face.ts'

const here = at('14.15')
const stack: Stack = {
  space: here,
  counters: [
    { unit: 1, face, name: '17th Division' },
    { unit: 2, face, name: '38th Division' },
  ],
  more: false,
  own: true,
  side: 'Russia',
}
const enemy: Stack = { ...stack, counters: stack.counters.slice(0, 1), more: true, own: false }

describe('a space in words', () => {
  it('has its number, name, ground, units with their side, and cost', () => {
    const { table } = fakeTable({
      stacks: [stack],
      glow: { costs: new Map([[here, 4]]), spaces: new Set([here]) },
      spoken: () => ({ ground: 'forest', ways: [] }),
    })
    expect(describeSpace(table, here)).toBe(
      '14.15 Komarów, forest. Russia, 2 units: 17th Division; 38th Division. Cost 4',
    )
  })

  it('says whose units are: yours, the enemy’s, nobody’s', () => {
    const said = (each: Stack, viewer?: number): string => {
      const { table } = fakeTable({ stacks: [each], viewer })
      return describeSpace(table, here)
    }
    expect(said(stack, 0)).toBe('14.15 Komarów. Russia, yours, 2 units: 17th Division; 38th Division')
    expect(said(enemy, 0)).toBe('14.15 Komarów. Russia, enemy, 1 unit: 17th Division; and others, hidden')
    expect(said({ ...enemy, isNeutral: true }, 0)).toContain('Russia, neutral, 1 unit')
    expect(said({ ...enemy }), 'who plays both sides has no enemy').toContain('Russia, 1 unit')
  })

  it('says what may be done there', () => {
    const combat = fakeTable({ glow: { targets: new Set([here]), spaces: new Set([here]) } })
    expect(describeSpace(combat.table, here)).toBe('14.15 Komarów. May be attacked')
    const crowded = fakeTable({ glow: { spaces: new Set([here]), crowded: new Set([here]) } })
    expect(describeSpace(crowded.table, here)).toBe(
      '14.15 Komarów. May be chosen. Pass only, too full to stay',
    )
  })

  it('says which of several units choosing the place takes', () => {
    const { table } = fakeTable({
      stacks: [stack],
      glow: { spaces: new Set([here]), units: new Set([1, 2]) },
    })
    const meant = {
      ...table,
      hovered: () => here,
      intended: () => ({ verb: 'suffer', arg: 2 }),
      presentation: { ...table.presentation, placeOf: () => 'unit' as const },
    }
    expect(describeSpace(meant, here)).toMatch(/\. May be chosen: Enter takes 38th Division$/)
    expect(describeSpace(table, here)).toMatch(/\. May be chosen$/)
  })

  it('is in the hand only if its own units are: an enemy under attack is not', () => {
    const heldSpaces = new Set([here])
    const held = fakeTable({ stacks: [stack], glow: { heldSpaces, heldUnits: new Set([2]) }, viewer: 0 })
    expect(describeSpace(held.table, here)).toMatch(/\. 1 of 2 in your hand$/)
    const all = fakeTable({ stacks: [stack], glow: { heldSpaces, heldUnits: new Set([1, 2]) }, viewer: 0 })
    expect(describeSpace(all.table, here)).toMatch(/\. In your hand$/)
    const target = fakeTable({ stacks: [enemy], glow: { heldSpaces, aimed: heldSpaces }, viewer: 0 })
    expect(describeSpace(target.table, here)).toMatch(/\. Under attack$/)
    const asked = fakeTable({ stacks: [enemy], glow: { heldSpaces }, viewer: 0 })
    expect(describeSpace(asked.table, here)).toMatch(/\. Being decided$/)
  })

  it('does not tell how many are hidden', () => {
    const { table } = fakeTable({ stacks: [{ ...enemy, side: 'ロシア軍' }], language: 'ja', viewer: 0 })
    expect(describeSpace(table, here)).toBe(
      '14.15 Komarów。ロシア軍（敵）、1ユニット：17th Division；ほかは不明',
    )
  })
})

describe('what lies around a space', () => {
  const spoken = (space: number) => ({
    ground: space === here ? 'clear' : 'forest',
    ways: [{ to: at('14.16'), by: 'across the Huczwa' }, { to: at('13.15') }],
  })

  it('is told neighbour by neighbour: where, what lies between, ground, who stands there', () => {
    const { table } = fakeTable({ stacks: [{ ...enemy, space: at('14.16') }], spoken, viewer: 0 })
    const [head, second, first] = describeAround(table, here).split(/(?<=[:.]) (?=[a-z]+ ?[a-z]* \()/)
    expect(head).toBe('Around 14.15 Komarów:')
    expect(first).toMatch(
      /^[a-z ]+ \([a-z]+\): 14.16 Komarów, across the Huczwa, forest; Russia, enemy, at least 1 unit\.$/,
    )
    expect(second).toMatch(/^[a-z ]+ \([a-z]+\): 13.15 Komarów, forest\.$/)
  })

  it('reads in Japanese without a foreign word but names', () => {
    const { table } = fakeTable({
      language: 'ja',
      spoken: () => ({ ground: '森林', ways: [{ to: at('14.16') }] }),
    })
    expect(describeAround(table, here)).toMatch(
      /^14.15 Komarówの周囲： [上下左右]+（[東西南北]+）：14.16 Komarów、森林。$/,
    )
  })
})

it('everything about a place has the facts of its report', () => {
  const facts = [
    { label: 'Terrain', line: { text: 'Forest' } },
    { label: '', line: { text: 'Nobody comes through' } },
  ]
  const { table } = fakeTable({ facts })
  expect(describeWhole(table, here)).toBe('14.15 Komarów. Terrain: Forest. Nobody comes through.')
})
