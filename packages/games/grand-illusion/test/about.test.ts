import { LANGUAGES } from '@sandtable/kernel'
import type { Entry, Source } from '@sandtable/presentation/about'
import { describe, expect, it } from 'vitest'
import { grandIllusionAbout as about } from '../about/index.ts'
import { DATA } from '../data/load.ts'

const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/
const { map, units, forts } = DATA
const TABLES = ['caps', 'fortunes', 'markers', 'mountain']
const ids = [...[...map.hexes, ...units, ...forts].map(({ id }) => id), ...TABLES]

const sourcesOf = (entry: Entry | undefined): (Source | undefined)[] => [
  entry?.source,
  ...(entry?.facts ?? []).map(({ source }) => source),
]

describe('the about page of Grand Illusion', () => {
  it('counts every entry of the data by its basis', () => {
    const sum = (counts: Readonly<Record<string, number>> = {}): number =>
      Object.values(counts).reduce((a, b) => a + b, 0)
    const totals = Object.fromEntries(about.counts('en').map(({ title, counts }) => [title, sum(counts)]))
    expect(totals).toMatchObject({
      'Names of hexes': map.hexes.length,
      Units: units.length,
      Forts: forts.length,
      'Railways between hexes': map.rails.length,
    })
    const terrain = about.counts('en').find(({ title }) => title === 'Terrain modifiers')
    expect(terrain?.counts).toMatchObject({ rulebook: 1, design: 106 })
  })

  it('names designer and publisher, and says that it is not theirs', () => {
    const { printed } = about.text('en')
    expect(printed.join(' ')).toMatch(/Ted Raicer.*GMT Games.*not affiliated.*worth owning/s)
    expect(about.text('ja').printed.join('')).toMatch(/テッド・レイサー.*GMT Games.*関係がなく/s)
  })

  it('finds hexes, units, forts and tables in either language', () => {
    expect(about.find('64', 'en')[0]?.id).toBe('64')
    expect(about.find('verdun', 'ja')[0]?.title).toContain('ヴェルダン')
    expect(about.find('guard corps', 'en').map(({ id }) => id)).toContain('g-gd')
    expect(about.find('fort namur', 'en')[0]?.id).toBe('fort-namur')
    expect(about.find('武運', 'ja')[0]?.id).toBe('fortunes')
    expect(about.find('qqq', 'en')).toEqual([])
  })

  it('shows values with what they rest on', () => {
    expect(about.entry('26', 'en')?.facts).toContainEqual({
      label: 'Terrain',
      value: 'attackers’ dice +1',
      source: { basis: 'rulebook' },
    })
    expect(about.entry('g-ha420', 'en')).toMatchObject({ source: { basis: 'design' } })
    expect(about.entry('fortunes', 'en')?.facts[0]?.source).toMatchObject({ basis: 'design' })
    expect(about.entry('caps', 'en')?.facts.at(-1)?.source).toEqual({ basis: 'rulebook' })
    expect(about.entry('nonsense', 'en')).toBeUndefined()
  })

  it.each(LANGUAGES)('has every hex, unit, fort and table (%s)', (language) => {
    for (const id of ids) expect(about.entry(id, language)?.facts.length, id).toBeGreaterThan(0)
  })

  it('has every note in Japanese', () => {
    for (const id of ids)
      for (const source of sourcesOf(about.entry(id, 'ja')))
        if (source?.note !== undefined) expect(source.note, id).toMatch(JAPANESE)
  })

  it('starts with examples that exist', () => {
    for (const id of about.examples) expect(about.entry(id, 'en'), id).toBeDefined()
  })
})
