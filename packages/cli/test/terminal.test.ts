import { rectangularGrid } from '@sandtable/board'
import { Canvas, cut, drawHexes, padTo, widthOf, wrap } from '@sandtable/presentation/terminal'
import { describe, expect, it } from 'vitest'
import { inColumns } from '../session/menu-lines.ts'
import { styleFor } from '../terminal/style.ts'

describe('width', () => {
  it('counts kana and kanji twice, colours not at all', () => {
    expect(widthOf('abc')).toBe(3)
    expect(widthOf('第5師団')).toBe(7)
    expect(widthOf('\u001b[91mred\u001b[0m')).toBe(3)
    expect(cut('レンベルク', 5)).toBe('レン')
    expect(padTo('軍', 4)).toBe('軍  ')
  })
})

describe('wrap', () => {
  it('breaks between words', () => {
    expect(wrap('one two three four five six seven', 20, '  ')).toEqual([
      'one two three four',
      '  five six seven',
    ])
  })

  it('breaks Japanese anywhere but before a full stop', () => {
    const text = 'あいうえおかきくけこ。さしすせそ'
    const lines = wrap(text, 20)
    expect(lines.join('')).toBe(text)
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(20)
    expect(lines.some((line) => line.startsWith('。'))).toBe(false)
  })
})

describe('columns', () => {
  it('are equally wide', () => {
    expect(inColumns(['a', 'bb', 'c', 'd'], 9)).toEqual(['a   bb', 'c   d'])
  })

  it('give a long cell two places', () => {
    expect(inColumns(['a', 'b', 'a rather long cell', 'c'], 20)).toEqual([
      'a         b',
      'a rather long cell',
      'c',
    ])
  })
})

describe('canvas', () => {
  it('keeps its columns with wide characters and colours', () => {
    const canvas = new Canvas()
    canvas.put(0, 0, '軍', (text) => `<${text}>`)
    canvas.put(3, 0, 'x')
    canvas.put(-1, 1, 'abc')
    expect(canvas.lines()).toEqual(['<軍> x', 'bc'])
  })
})

describe('a map of hexes', () => {
  it('is drawn with its numbers and rivers', () => {
    const grid = rectangularGrid({
      orientation: 'pointy',
      shifted: 'even',
      rows: 2,
      cols: 2,
      id: (row, col) => `${row}.${col}`,
    })
    const plain = (text: string): string => text
    const east = grid.direction(grid.indexOf('1.1'), grid.indexOf('1.2'))
    const lines = drawHexes({
      grid,
      hexes: [0, 1, 2, 3],
      face: (hex) => ({ upper: [{ text: grid.idOf(hex) }], lower: [] }),
      side: (hex, d) => {
        const isRiver = (hex === 0 && d === east) || (hex === 1 && d === (east + 3) % 6)
        return isRiver ? { char: '~', paint: plain } : undefined
      },
      line: plain,
    })
    expect(lines).toEqual([
      "  .-''-.    .-''-.",
      '|1.1      ~1.2      |',
      '|         ~         |',
      "'-.    .-''-.    .-''-.",
      '     |2.1      |2.2      |',
      '     |         |         |',
      "     '-.    .-''-.    .-'",
    ])
  })
})

describe('colours', () => {
  const io = (isTerminal: boolean, env = {}) =>
    styleFor({ out: { isTerminal, columns: 80, write: () => undefined }, env } as unknown as Parameters<
      typeof styleFor
    >[0])

  it('are for terminals only, and not against NO_COLOR', () => {
    expect(io(true).red('x')).toBe('\u001b[91mx\u001b[0m')
    expect(io(false).red('x')).toBe('x')
    expect(io(true, { NO_COLOR: '1' }).red('x')).toBe('x')
    expect(io(true, { TERM: 'dumb' }).red('x')).toBe('x')
  })
})
