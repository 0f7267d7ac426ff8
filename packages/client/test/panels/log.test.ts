import type { LogGroup, LogLine } from '@sandtable/presentation'
import { describe, expect, test } from 'vitest'
import { keepSame } from '../../panels/keep-same.ts'
import { entriesOf, type LogRowData, lastLine, newestFirst } from '../../panels/log-entries.ts'

const line = (text: string, minor = false): LogLine => ({ at: 1, text, rule: '4.1', minor })
const group = (title: string, ...lines: readonly LogLine[]): LogGroup => ({ title, at: 1, lines })

const log: readonly LogGroup[] = [
  group('movement', line('a'), line('b'), line('b1', true), line('b2', true)),
  group('combat', line('c'), line('c1', true), line('d')),
]

const textOf = (row: LogRowData): string => ('entry' in row ? row.entry.main.text : `# ${row.head}`)

describe('the log', () => {
  test('tells its last sentence without the small print, whatever phase has begun', () => {
    expect(lastLine(log)?.text).toBe('d')
    expect(lastLine([...log, group('supply')])?.text).toBe('d')
    expect(lastLine([group('combat', line('c'), line('c1', true))])?.text).toBe('c')
    expect(lastLine([])).toBeUndefined()
  })

  test('binds the small print to its sentence', () => {
    const entries = entriesOf(log[0]?.lines ?? [])
    expect(entries.map(({ main, minor }) => [main.text, ...minor.map(({ text }) => text)])).toEqual([
      ['a'],
      ['b', 'b1', 'b2'],
    ])
  })

  test('shows small print without a sentence as a sentence', () => {
    expect(entriesOf([line('lost', true)])).toHaveLength(1)
  })

  test('shows the newest first, each phase under its head', () => {
    const { rows, hidden } = newestFirst(log, 10)
    expect(rows.map(textOf)).toEqual(['# combat', 'd', 'c', '# movement', 'b', 'a'])
    expect(hidden).toBe(0)
  })

  test('leaves out the oldest, and says how many', () => {
    expect(newestFirst(log, 3).rows.map(textOf)).toEqual(['# combat', 'd', 'c', '# movement', 'b'])
    expect(newestFirst(log, 3).hidden).toBe(1)
    expect(newestFirst(log, 2).rows.map(textOf)).toEqual(['# combat', 'd', 'c'])
  })

  test('has no head without entries', () => {
    expect(newestFirst([group('supply')], 5).rows).toEqual([])
  })
})

describe('keepSame', () => {
  test('hands on the old object where nothing changed', () => {
    const same = keepSame<{ readonly text: string }>()
    const [a, b] = same([{ text: 'a' }, { text: 'b' }])
    const after = same([{ text: 'new' }, { text: 'a' }, { text: 'b' }])
    expect([after[1] === a, after[2] === b]).toEqual([true, true])
  })

  test('keeps twins apart', () => {
    const same = keepSame<{ readonly text: string }>()
    const [first, second] = same([{ text: 'a' }, { text: 'a' }])
    const after = same([{ text: 'a' }, { text: 'a' }, { text: 'a' }])
    expect(after[0]).toBe(first)
    expect(after[1]).toBe(second)
    expect(new Set(after).size).toBe(3)
  })
})
