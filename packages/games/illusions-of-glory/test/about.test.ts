import { LANGUAGES } from '@sandtable/kernel'
import { JAPANESE } from '@sandtable/presentation/suite'
import { describe, expect, it } from 'vitest'
import { illusionsOfGloryAbout as about } from '../about/index.ts'
import { noteInJapanese } from '../about/notes-ja.ts'
import { CARDS } from '../cards.ts'
import { DATA } from '../data/load.ts'

const { map, units } = DATA
const ids = [...[...map.spaces, ...units.units, ...CARDS].map(({ id }) => id), 'heavy', 'light']

describe('the about page of Illusions of Glory', () => {
  it('counts every entry of the data by its basis', () => {
    const sum = (counts: Readonly<Record<string, number>> = {}): number =>
      Object.values(counts).reduce((a, b) => a + b, 0)
    const totals = Object.fromEntries(about.counts('en').map(({ title, counts }) => [title, sum(counts)]))
    expect(totals).toMatchObject({
      'Spaces and regions': map.spaces.length,
      Connections: map.connections.length,
      Units: units.units.length,
      'Names of cards': CARDS.length,
    })
  })

  it('names designer and publisher, and says that it is not theirs', () => {
    expect(about.text('en').printed.join(' ')).toMatch(/Silverman.*GMT Games.*not affiliated.*worth owning/s)
    expect(about.text('ja').printed.join('')).toMatch(/GMT Games.*関係がなく/s)
  })

  it('finds spaces, cards, units and tables in either language', () => {
    expect(about.find('przemysl', 'en')[0]?.id).toBe('Przemysl')
    expect(about.find('tannenberg', 'en').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['Tannenberg', 'CP9']),
    )
    expect(about.find('重射撃表', 'ja')[0]?.id).toBe('heavy')
    expect(about.find('qqq', 'en')).toEqual([])
  })

  it('shows values with what they rest on', () => {
    expect(about.entry('AP1', 'en')?.facts[0]).toMatchObject({ value: '4', source: { basis: 'design' } })
    expect(about.entry('heavy', 'en')).toMatchObject({ source: { basis: 'design' } })
    expect(about.entry('nonsense', 'en')).toBeUndefined()
  })

  it.each(LANGUAGES)('has every space, unit, card and table (%s)', (language) => {
    for (const id of ids) expect(about.entry(id, language)?.facts.length, id).toBeGreaterThan(0)
  })

  it('has every note of the data in Japanese', () => {
    const notes = [...new Set(notesIn(DATA))]
    expect(notes.length).toBeGreaterThan(40)
    for (const note of notes) expect(noteInJapanese(note), note).toMatch(JAPANESE)
    expect(about.entry('Schlossberg', 'ja')?.source.note).toMatch(JAPANESE)
  })

  it('starts with examples that exist', () => {
    for (const id of about.examples) expect(about.entry(id, 'en'), id).toBeDefined()
  })
})

function notesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'note' && typeof each === 'string' ? [each] : notesIn(each),
  )
}
