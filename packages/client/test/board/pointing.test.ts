import { describe, expect, it } from 'vitest'
import type { Cursor } from '../../board/create-cursor.ts'
import type { FanState } from '../../board/create-fan.ts'
import { createPointing } from '../../board/create-pointing.ts'
import type { Table } from '../../table/table.ts'
import { fakeTable } from './fake-table.ts'
import { at } from './battle-for-galicia-sheet.ts'

const here = at('11.15')
const WAY = { title: '', lines: [], path: [{ space: at('11.14') }, { space: here, cost: 1 }] }

function pointing(changes: Partial<Table> = {}) {
  const { table, chosen } = fakeTable({ glow: { spaces: new Set([here]) } })
  const fan: string[] = []
  const fanState = {
    open: () => fan.push('open') > 0,
    close: () => fan.push('close'),
    hoveredOn: () => undefined,
  } as unknown as FanState
  const cursor = { follow: () => undefined } as unknown as Cursor
  return { point: createPointing({ ...table, ...changes }, cursor, fanState), chosen, fan }
}

describe('pointing', () => {
  it('with a mouse chooses at once', () => {
    const { point, chosen } = pointing({ preview: () => WAY })
    point.tap(here, false)
    expect(chosen).toEqual([[here, undefined]])
  })

  it('with a finger shows first and chooses with the second tap', () => {
    const { point, chosen } = pointing({ preview: () => WAY })
    point.tap(here, true)
    expect(chosen).toEqual([])
    point.tap(here, true)
    expect(chosen).toEqual([[here, undefined]])
  })

  it('with a finger takes up at once', () => {
    const { point, chosen } = pointing({ preview: () => ({ title: '', lines: [] }) })
    point.tap(here, true)
    expect(chosen).toHaveLength(1)
  })

  it('with a finger on what is not allowed asks at once why', () => {
    const { point, chosen } = pointing({ preview: () => WAY })
    point.tap(at('5.05'), true)
    expect(chosen).toHaveLength(1)
  })

  it('tells the table only when the space changes', () => {
    const told: (number | undefined)[] = []
    let hovered: number | undefined
    const { point } = pointing({
      hovered: () => hovered,
      hover: (space) => told.push((hovered = space)),
    })
    for (const space of [here, here, undefined, undefined]) point.hover(space)
    expect(told).toEqual([here, undefined])
  })

  it.each([true, false])(
    'tells the table whether it was a finger, which is no longer there: %s',
    (isTouch) => {
      const told: unknown[] = []
      let hovered: number | undefined
      const { point } = pointing({
        hovered: () => hovered,
        hover: (space, _among, isFinger) => told.push([(hovered = space), isFinger]),
      })
      point.tap(here, isTouch)
      expect(told).toEqual([[here, isTouch]])
    },
  )

  it('at a destination closes the fan, elsewhere spreads the stack', () => {
    const { point, fan } = pointing()
    point.choose(here)
    point.choose(at('5.05'))
    expect(fan).toEqual(['close', 'open'])
  })
})
