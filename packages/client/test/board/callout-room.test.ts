import type { Counter, FightPanel, Stack } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { sparedSpaces } from '../../board/callout-room.ts'
import type { Table } from '../../table/table.ts'
import { fakeTable } from './fake-table.ts'
import { at } from './battle-for-galicia-sheet.ts'

const stack = (id: string, unit: number): Stack => ({
  space: at(id),
  counters: [{ unit } as unknown as Counter],
  more: false,
  own: true,
})

const side = (...places: string[]) => ({ rows: places.map((place) => ({ at: place })) })
const fight = { attacker: side('12.20'), defender: side('11.20') } as unknown as FightPanel
const note = { title: 'Attack on Frampol (11.20)', lines: [] }

describe('a callout leaves open', () => {
  it('its own hex, the way, what is in the hand and who fights', () => {
    const { table } = fakeTable({
      glow: { heldUnits: new Set([7]), heldSpaces: new Set([at('5.05')]) },
      stacks: [stack('9.09', 7)],
    })
    const path = [{ space: at('13.20') }, { space: at('12.21') }]
    const shown: Table = { ...table, fight: () => fight }
    const { never } = sparedSpaces(shown, { ...note, path }, at('11.20'))
    expect(new Set(never)).toEqual(
      new Set(['11.20', '13.20', '12.21', '5.05', '9.09', '12.20'].map((id) => at(id))),
    )
  })

  it('the places its words name', () => {
    const { table } = fakeTable()
    const lines = [{ at: '11.25', text: 'clear' }, { text: 'Next to the enemy at 12.24.' }]
    const { never } = sparedSpaces(table, { title: '', lines }, at('10.24'))
    expect(new Set(never)).toEqual(new Set([at('10.24'), at('11.25'), at('12.24')]))
  })

  it('rather also what is legal and the counters near by, but not those far away', () => {
    const { table } = fakeTable({
      glow: { spaces: new Set([at('2.02'), at('11.20')]) },
      stacks: [stack('11.20', 1), stack('11.19', 2), stack('3.05', 3)],
    })
    const { rather } = sparedSpaces(table, { title: '', lines: [] }, at('11.20'))
    expect(new Set(rather)).toEqual(new Set([at('2.02'), at('11.19')]))
  })
})
