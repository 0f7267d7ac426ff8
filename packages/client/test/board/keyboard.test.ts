import { describe, expect, it } from 'vitest'
import type { Cursor } from '../../board/create-cursor.ts'
import type { FanState } from '../../board/create-fan.ts'
import type { View } from '../../board/create-view.ts'
import { type Keys, keyPressed } from '../../board/keyboard.ts'
import { fakeTable } from './fake-table.ts'

function press(key: string, held: Partial<KeyboardEvent> = {}, canSpread = true) {
  const done: string[] = []
  const note = (what: string) => () => {
    done.push(what)
    return true
  }
  const keys: Keys = {
    table: fakeTable().table,
    view: {
      zoomStep: (factor: number) => done.push(factor > 1 ? 'in' : 'out'),
      wholeCamera: () => 0,
      flyTo: note('whole'),
    } as unknown as View,
    cursor: { space: () => 7, step: () => false, next: note('next') } as unknown as Cursor,
    fan: { stacks: () => [], spread: () => canSpread, sendAway: note('closed') } as unknown as FanState,
    choose: note('chosen'),
    add: note('added'),
    fit: note('fit'),
    enterFan: note('fan'),
    read: (what) => done.push(what),
  }
  const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
  const meant = keyPressed(keys, { ...plain, key, ...held } as KeyboardEvent)
  return { done, meant }
}

describe('keys on the board', () => {
  it.each([
    ['Enter', 'chosen'],
    [' ', 'chosen'],
    ['f', 'fan'],
    ['F', 'fan'],
    ['+', 'in'],
    ['=', 'in'],
    ['-', 'out'],
    ['0', 'whole'],
    ['Home', 'fit'],
    ['Tab', 'next'],
    ['.', 'around'],
    [',', 'whole'],
  ])('%s', (key, what) => {
    expect(press(key)).toEqual({ done: [what], meant: true })
  })

  it('leave the browser its own', () => {
    expect(press('+', { ctrlKey: true })).toEqual({ done: [], meant: false })
    expect(press('-', { metaKey: true }).meant).toBe(false)
  })

  it('Escape closes what was said before the counters spread out', () => {
    const done: string[] = []
    const { table } = fakeTable()
    const said = { space: 7, preview: { title: '', lines: [] } }
    const keys = {
      table: { ...table, whyNot: () => said, dismiss: () => done.push('dismissed') },
      fan: { stacks: () => [{}], sendAway: () => done.push('closed') },
      cursor: { step: () => false },
    } as unknown as Keys
    const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
    expect(keyPressed(keys, { ...plain, key: 'Escape' } as KeyboardEvent)).toBe(true)
    expect(done).toEqual(['dismissed'])
  })

  it('leave the table its own', () => {
    expect(press('Escape').meant).toBe(false)
    expect(press('e').meant).toBe(false)
    expect(press('f', {}, false).meant).toBe(false)
  })
})
