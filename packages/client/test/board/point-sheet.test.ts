import { DATA } from '@sandtable/illusions-of-glory/data'
import { isRegion, NEIGHBOURS, SPACES } from '@sandtable/illusions-of-glory/map'
import { sheet } from '@sandtable/illusions-of-glory/sheet'
import type { Arrow } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { describeSpace } from '../../board/describe.ts'
import { canLift, isTown, spaceOverName } from '../../board/label-layout.ts'
import { centreOf, spacesPath, unionPath } from '../../board/shapes.ts'
import { fakeTable } from './fake-table.ts'

const at = (id: string): number => sheet.spaces.findIndex((space) => space.id === id)
const outlineAt = (space: number) => sheet.spaces[space]?.outline ?? sheet.outline
const all = Array.from({ length: SPACES }, (_, space) => space)
const ARROWS: readonly Arrow[] = ['right', 'down', 'left', 'up']
const step = (from: number, arrow: Arrow): number => sheet.neighbour(from, sheet.arrows[arrow][0] ?? -1)

describe('a sheet of spaces that lie apart', () => {
  it('has the spaces of the game in its order', () => {
    expect(sheet.spaces.map(({ id }) => id)).toEqual(DATA.map.spaces.map(({ id }) => id))
  })

  it('finds every space at its middle and near its corners, and nothing between two', () => {
    for (const space of all) {
      const { x, y } = centreOf(sheet, space)
      expect(sheet.spaceAt(x, y)).toBe(space)
      for (const corner of outlineAt(space))
        expect(sheet.spaceAt(x + corner.x * 0.98, y + corner.y * 0.98)).toBe(space)
    }
    expect(sheet.spaceAt(-50, -50)).toBe(-1)
    const [a, b] = [centreOf(sheet, at('Warsaw')), centreOf(sheet, at('BrestLitovsk'))]
    expect(sheet.spaceAt(a.x + (b.x - a.x) * 0.25, a.y + 45)).toBe(-1)
  })

  it('has larger outlines for regions', () => {
    for (const space of all.filter(isRegion)) {
      const reach = Math.max(...outlineAt(space).map(({ x }) => x))
      expect(reach).toBeGreaterThan(sheet.spaceWidth / 2)
    }
  })

  it('goes with arrow keys where they point, and to every space from every other', () => {
    for (const space of all)
      for (const arrow of ARROWS) {
        const to = step(space, arrow)
        if (to < 0) continue
        const [from, goal] = [centreOf(sheet, space), centreOf(sheet, to)]
        const ahead = {
          right: goal.x - from.x,
          left: from.x - goal.x,
          down: goal.y - from.y,
          up: from.y - goal.y,
        }
        expect(ahead[arrow]).toBeGreaterThan(0)
      }
    const reached = new Set([at('Warsaw')])
    for (const space of reached)
      for (const arrow of ARROWS) if (step(space, arrow) >= 0) reached.add(step(space, arrow))
    expect(all.filter((space) => !reached.has(space)).map((space) => sheet.spaces[space]?.id)).toEqual([])
  })

  it('follows lines where one leads that way', () => {
    expect(NEIGHBOURS[at('Warsaw')]).toContain(step(at('Warsaw'), 'right'))
    expect(step(at('Kiev'), 'right')).toBe(at('Kharkov'))
  })

  it('draws a line around each space, a region no farther off than the others', () => {
    const set = new Set([at('Warsaw'), at('Lublin')])
    expect(unionPath(sheet, set)).toBe(spacesPath(sheet, set))
    const right = (path: string): number =>
      Math.max(...[...path.matchAll(/([\d.]+) [\d.]+/g)].map(([, x]) => Number(x)))
    const rim = (space: number): number =>
      right(spacesPath(sheet, [space], 1.2)) - right(spacesPath(sheet, [space]))
    expect(rim(at('Moscow'))).toBeCloseTo(rim(at('Warsaw')), 0)
  })

  it('keeps names beneath the frames of spaces', () => {
    const town = sheet.labels.filter(isTown).find(({ text }) => text.en === 'Warsaw')
    expect(town && spaceOverName(sheet, town)).toBe(at('Warsaw'))
    expect(canLift(sheet, at('Warsaw'), 10, new Set())).toBe(false)
  })

  it('measures kilometres without hexes, and calls spaces by their names alone', () => {
    expect(sheet.kilometresText('ja')).toBe('100 km')
    expect(sheet.quarterText).toBe('25 km')
    expect(sheet.measure * sheet.kilometresPerUnit).toBeCloseTo(100)
    const { table } = fakeTable({ sheet })
    expect(describeSpace(table, at('BrestLitovsk'))).toBe('Komarów')
  })
})
