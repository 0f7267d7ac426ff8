import { LANGUAGES } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { battleForGaliciaAbout as about } from '../about/index.ts'
import { DATA } from '../data/load.ts'

const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/

describe('the about page of Battle for Galicia', () => {
  it('counts every entry of the data by its basis', () => {
    const [hexes, , , units] = about.counts('en')
    const sum = (counts: Readonly<Record<string, number>> = {}): number =>
      Object.values(counts).reduce((a, b) => a + b, 0)
    expect(sum(hexes?.counts)).toBe(DATA.map.hexes.length)
    expect(sum(units?.counts)).toBe(DATA.units.length)
    expect(hexes?.counts.rulebook).toBe(32)
  })

  it('finds hexes and units by number and by name in either language', () => {
    expect(about.find('9.21', 'en')[0]?.id).toBe('9.21')
    expect(about.find('lemberg', 'ja')[0]?.title).toContain('レンベルク')
    expect(about.find('5th infantry', 'en')[0]?.id).toBe('AH-5')
    expect(about.find('第5歩兵', 'ja').map(({ id }) => id)).toContain('AH-5')
    expect(about.find('qqq', 'en')).toEqual([])
  })

  it('shows values with what they rest on', () => {
    const lublin = about.entry('16.22', 'en')
    expect(lublin?.facts).toContainEqual({
      label: 'Points',
      value: '10 for taking, 2 for holding it (Austria-Hungary)',
      source: { basis: 'rulebook' },
    })
    const fourth = about.entry('AH-4', 'en')
    expect(fourth?.source).toMatchObject({ basis: 'rulebook', confidence: 0.8 })
    expect(about.entry('nonsense', 'en')).toBeUndefined()
  })

  it.each(LANGUAGES)('has every hex and unit (%s)', (language) => {
    for (const { id } of [...DATA.map.hexes, ...DATA.units])
      expect(about.entry(id, language)?.facts.length, id).toBeGreaterThan(1)
  })

  it('has every note in Japanese', () => {
    for (const { id } of [...DATA.map.hexes, ...DATA.units]) {
      const entry = about.entry(id, 'ja')
      for (const source of [entry?.source, ...(entry?.facts ?? []).map((fact) => fact.source)])
        if (source?.note !== undefined) expect(source.note, id).toMatch(JAPANESE)
    }
  })

  it('starts with examples that exist', () => {
    for (const id of about.examples) expect(about.entry(id, 'en'), id).toBeDefined()
  })
})
