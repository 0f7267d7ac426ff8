import { sheet } from '@sandtable/grand-illusion/sheet'
import type { Point, SpaceMark } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { describeSpace } from '../../board/describe.ts'
import { markerSigns } from '../../board/legend.ts'
import { barBetween, markUnder, placedMarks } from '../../board/mark-places.ts'
import { drawnMarks } from '../../board/marker-groups.ts'
import { inkOf, layersOf, sized } from '../../board/marker-shapes.ts'
import { centreOf } from '../../board/shapes.ts'
import { paletteOf } from '../../counters/palette.ts'
import { fakeTable } from './fake-table.ts'
import { at, battleForGaliciaSheet } from './battle-for-galicia-sheet.ts'

const here = at('14.15')
const mark = (kind: SpaceMark['kind'], more: Partial<SpaceMark> = {}): SpaceMark => ({
  space: here,
  kind,
  title: `a ${kind} marker`,
  ...more,
})
const KINDS = [
  'control',
  'trench',
  'siege',
  'battle',
  'points',
  'active',
  'supply',
  'blocked',
  'destroyed',
  'landing',
  'fortress',
  'fortress-red',
  'chip',
  'breach',
] as const

describe('markers', () => {
  it('of one kind lie side by side, and where the game says if it does', () => {
    const spot = { dx: 0.3, dy: 0.1, size: 0.2 }
    const [first, second, put] = placedMarks(battleForGaliciaSheet, [
      mark('points'),
      mark('points'),
      mark('points', { spot }),
    ])
    expect(second?.middle.y).toBe(first?.middle.y)
    expect((second?.middle.x ?? 0) - (first?.middle.x ?? 0)).toBeGreaterThanOrEqual(first?.size ?? 0)
    expect(put?.middle.x).toBeCloseTo(
      (battleForGaliciaSheet.spaces[here]?.x ?? 0) + 0.3 * battleForGaliciaSheet.spaceWidth,
    )
  })

  it('are drawn in few paths, however many there are', () => {
    const many = Array.from({ length: 100 }, (_, space) => mark('control', { space, nation: 'germany' }))
    const one = drawnMarks(battleForGaliciaSheet, many.slice(0, 1))
    expect(drawnMarks(battleForGaliciaSheet, many).layers).toHaveLength(one.layers.length)
    expect(one.layers.length).toBeLessThan(9)
  })

  it('carry their letters', () => {
    const { letters } = drawnMarks(battleForGaliciaSheet, [mark('trench', { text: '+1' }), mark('battle')])
    expect(letters.map(({ text }) => text)).toEqual(['+1'])
  })

  it.each(KINDS)('of kind %s are drawn in lengths only, which can be scaled', (kind) => {
    for (const nation of [undefined, 'france'])
      for (const { shape } of layersOf({ kind, nation, text: '1' })) {
        expect(shape).not.toMatch(/[Aa]|NaN/)
        expect(sized(shape, 24)).not.toMatch(/NaN|e-/)
      }
  })

  it('have letters that show on their ground', () => {
    expect(inkOf({ kind: 'control', nation: 'france' })).toBe(paletteOf('france').ink)
    expect(inkOf({ kind: 'points', nation: 'france' })).toBe('#ffffff')
  })

  it('are found under the pointer, the last one on top', () => {
    const marks = [mark('control'), mark('points')]
    const [control] = placedMarks(battleForGaliciaSheet, marks)
    if (!control) throw new Error('no marker')
    expect(markUnder(battleForGaliciaSheet, marks, control.middle)?.kind).toBe('control')
    expect(markUnder(battleForGaliciaSheet, marks, { x: 0, y: 0 })).toBeUndefined()
  })

  it('are told to screen readers, a blocked side on both of its sides', () => {
    const towards = battleForGaliciaSheet.neighbour(here, 0)
    const { table } = fakeTable({ marks: [mark('siege'), mark('blocked', { towards })] })
    expect(describeSpace(table, here)).toBe('14.15 Komarów. a siege marker. a blocked marker')
    expect(describeSpace(table, towards)).toContain('a blocked marker')
  })

  it('are named once each in the legend, as they lie on the map', () => {
    const marks = [
      mark('control', { nation: 'france' }),
      mark('siege'),
      mark('control', { nation: 'germany' }),
    ]
    expect(markerSigns(marks)).toEqual(marks.slice(0, 2))
    expect(markerSigns([])).toEqual([])
  })
})

describe('a blocked side', () => {
  const paris = sheet.spaces.findIndex(({ id }) => id === '19')

  it.each([
    ['with a corner at the top', battleForGaliciaSheet, here],
    ['with a side at the top', sheet, paris],
  ] as const)('of a hex %s lies along it', (_name, map, space) => {
    const { x, y } = centreOf(map, space)
    for (const direction of [0, 1, 2, 3, 4, 5]) {
      const corners = [1, 2].flatMap((step) => map.outline[(direction + step) % 6] ?? [])
      const [from, to] = corners.map((corner) => ({ x: x + corner.x, y: y + corner.y }))
      const [start, end] = barBetween(map, space, map.neighbour(space, direction))
      if (!from || !to) throw new Error('no side')
      expect(start).toEqual(between(from, to, 0.1))
      expect(end).toEqual(between(from, to, 0.9))
    }
  })
})

const between = (a: Point, b: Point, share: number): unknown => ({
  x: expect.closeTo(a.x + (b.x - a.x) * share, 3) as number,
  y: expect.closeTo(a.y + (b.y - a.y) * share, 3) as number,
})
