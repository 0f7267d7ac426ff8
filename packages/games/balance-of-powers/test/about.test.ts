import { LANGUAGES } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { balanceOfPowersAbout as about } from '../about/index.ts'
import { DATA } from '../data/load.ts'

const { plane, africa, units, nations } = DATA
const hexes = [...plane.places, ...africa.places].map(({ hex }) => hex)
const ids = [...hexes, ...[...units, ...nations].map(({ id }) => id)]

describe('the about page of Balance of Powers', () => {
  it('counts every entry of the data by its basis', () => {
    const sum = (counts: Readonly<Record<string, number>>): number =>
      Object.values(counts).reduce((a, b) => a + b, 0)
    const totals = Object.fromEntries(about.counts('en').map(({ title, counts }) => [title, sum(counts)]))
    expect(totals).toMatchObject({
      Towns: hexes.length,
      Units: units.length,
      'Bargaining chips': DATA.chips.length,
      'Limits of demoralization': 8,
    })
    const limits = about.counts('en').find(({ title }) => title === 'Limits of demoralization')
    expect(limits?.counts).toMatchObject({ rulebook: 2, design: 6 })
  })

  it('says of the data only what is in it', () => {
    expect(about.text('en').law.join(' ')).toContain(`all ${units.length} units`)
    expect(about.text('ja').law.join('')).toContain(`${units.length}個のユニット`)
  })

  it('names designer and publisher, and says that it is not theirs', () => {
    expect(about.text('en').printed.join(' ')).toMatch(/John Gorkowski.*Compass Games.*not affiliated/s)
    expect(about.text('ja').printed.join('')).toMatch(/ゴルコウスキー.*Compass Games.*関係がなく/s)
  })

  it('finds towns, nations and units in either language', () => {
    expect(about.find('verdun', 'en')[0]?.id).toBe('0922')
    expect(about.find('ヴェルダン', 'ja')[0]?.id).toBe('0922')
    expect(about.find('1119', 'ja')[0]?.id).toBe('1119')
    expect(about.find('german iii corps', 'en').map(({ id }) => id)).toContain('DE-inf-3')
    expect(about.find('ジョフル', 'ja')[0]?.id).toBe('FR-ldr-JOFFRE')
    expect(about.find('qqq', 'en')).toEqual([])
  })

  it('shows values with what they rest on', () => {
    const facts = (id: string): readonly object[] => about.entry(id, 'en')?.facts ?? []
    expect(facts('0922')).toContainEqual({
      label: 'Fortress',
      value: 'red',
      source: { basis: 'rulebook', confidence: 1 },
    })
    expect(facts('DE')).toContainEqual({
      label: 'Limit of demoralization',
      value: '11',
      source: { basis: 'rulebook' },
    })
    expect(about.entry('DE-inf-3', 'en')?.source).toMatchObject({ basis: 'rulebook' })
    expect(facts('DE-siege-1')).toContainEqual({
      label: 'Effectiveness and movement',
      value: '0-2, in trenches 0-1',
    })
    expect(about.entry('nonsense', 'en')).toBeUndefined()
  })

  it.each(LANGUAGES)('has every town, nation and unit (%s)', (language) => {
    for (const id of ids) expect(about.entry(id, language)?.facts.length, id).toBeGreaterThan(0)
  })

  it('starts with examples that exist', () => {
    for (const id of about.examples) expect(about.entry(id, 'en'), id).toBeDefined()
  })
})
