import type { LogGroup, LogLine } from '@sandtable/presentation'
import { describe, expect, test } from 'vitest'
import { keepSame } from '../../panels/keep-same.ts'
import {
  actionsOf,
  entriesOf,
  lastDice,
  lastEntry,
  lastLine,
  lineOf,
  type LogRowData,
  newActionsOf,
  newestFirst,
} from '../../panels/log-entries.ts'

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

  test('says of an action once who took it, wherever it is told first', () => {
    const told = (at: number, minor: boolean, also: readonly number[] = []): LogLine => ({
      ...line('x', minor),
      at,
      also,
    })
    const [entry] = entriesOf([told(1, false), told(1, true), told(2, true, [3, 4]), told(4, true)])
    if (!entry) throw new Error('no entry')
    expect(actionsOf(entry.main)).toEqual([1])
    expect(entry.minor.map((each) => newActionsOf(entry, each))).toEqual([[], [2, 3, 4], []])
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

  test('binds the lines of a phase once', () => {
    expect(entriesOf(log[0]?.lines ?? [])).toBe(entriesOf(log[0]?.lines ?? []))
  })

  const numbered = (at: number, text: string, hasDice = false): LogLine => ({
    ...line(text),
    at,
    ...(hasDice ? { dice: [{ face: 1, nation: 'russia' }] } : {}),
  })
  const played = [
    group('movement', numbered(1, 'a'), numbered(3, 'b', true), numbered(4, 'c')),
    group('combat', numbered(4, 'd'), numbered(6, 'e', true)),
    group('nothing'),
    group('supply', numbered(6, 'f'), numbered(9, 'g')),
  ]

  test('finds the line that tells first of an action', () => {
    expect([1, 3, 4, 6, 9].map((at) => lineOf(played, at)?.text)).toEqual(['a', 'b', 'c', 'e', 'g'])
    expect([0, 2, 7, 10].map((at) => lineOf(played, at))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  test('knows when dice fell last', () => {
    expect([lastDice(played), lastDice(played.slice(0, 1)), lastDice([]), lastDice(log)]).toEqual([
      6, 3, 0, 0,
    ])
  })

  test('knows what came last before the end, whatever lies between them', () => {
    const end = group('end', numbered(9, 'over'))
    expect(lastEntry([...played, group('nothing'), end])?.main.text).toBe('g')
    expect(lastEntry([group('all', numbered(9, 'g'), numbered(9, 'over'))])?.main.text).toBe('g')
    expect(lastEntry([...played, group('end', numbered(12, 'over'))])).toBeUndefined()
    expect(lastEntry([end])).toBeUndefined()
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
