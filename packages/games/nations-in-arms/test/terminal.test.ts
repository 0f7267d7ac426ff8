import type { Paint } from '@sandtable/presentation/terminal'
import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { describe as described, excerpt, hexCalled, type MapView, overview } from '../terminal/index.ts'

const same: Paint = (text) => text
const style = { bold: same, dim: same, red: same, green: same, yellow: same, blue: same, cyan: same }

const viewOf = (language: 'en' | 'ja' = 'en', width = 120): MapView => ({
  language,
  style,
  width,
  choices: new Map([['3626', 7]]),
  standing: (h) => (h === hex('3626') ? [{ text: 'C4 Mack', paint: same }] : []),
})

describe('the map in a terminal', () => {
  it('finds hexes by number and by city', () => {
    expect(hexCalled('3626')).toBe('3626')
    expect(hexCalled('ulm')).toBe('3626')
    expect(hexCalled('ウルム')).toBe('3626')
    expect(hexCalled('nowhere')).toBeUndefined()
  })

  it('describes a hex: ground, city, province, its sides and who is there', () => {
    const [head, sides, standing] = described(viewOf(), '3626')
    expect(head).toBe('Ulm (3626): clear, fortress of level 1, Wurttemberg')
    expect(sides).toContain('Danube to 3627 (bridge)')
    expect(standing).toBe('  C4 Mack')
    expect(described(viewOf(), '3433')[0]).toMatch(
      /^Genoa \(3433\): .*capital, fortress of level 1, port on the Gulf of Lion/,
    )
    expect(described(viewOf('ja'), '4527')[0]).toMatch(
      /^ウィーン \(4527\)：平地、首都、主要都市、下オーストリア（1792年はオーストリア領）$/,
    )
    expect(described(viewOf(), '3830')[1]).toContain('pass route to')
    expect(described(viewOf(), 'nowhere')).toEqual([])
  })

  it('draws the hexes around one, with rivers, choices and those who stand there', () => {
    const lines = excerpt(viewOf(), ['3626'])
    expect(lines.some((line) => line.includes('>3626 1 #7'))).toBe(true)
    expect(lines.some((line) => line.includes('C4 Mack'))).toBe(true)
    expect(lines.some((line) => /\.[.=+]*=[.=+]*/.test(line))).toBe(true)
    expect(excerpt(viewOf('en', 60), ['3626']).every((line) => line.length <= 60)).toBe(true)
    expect(excerpt(viewOf(), [])).toEqual([])
  })

  it('shows the whole map, a line a row, and no more than fits', () => {
    const lines = overview(viewOf('en', 200))
    expect(lines.filter((line) => /^[ \d]\d \S/.test(line))).toHaveLength(58)
    expect(lines[25]).toContain('C4')
    // Paris has a star, Mantua walls of the third level
    expect(lines[23]?.charAt(3 + 2 * 25)).toBe('*')
    expect(lines[31]?.charAt(3 + 2 * 36)).toBe('3')
    expect(overview(viewOf('en', 80)).every((line) => line.length <= 80)).toBe(true)
    expect(overview(viewOf('en', 90))[57]?.length).toBeLessThanOrEqual(87)
  })
})
