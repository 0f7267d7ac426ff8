import type { Language } from '@sandtable/kernel'
import type { Reader } from '@sandtable/reader'
import { describe, expect, it } from 'vitest'
import { blocksOf } from '../../rules/blocks.ts'
import { fold } from '@sandtable/presentation'
import { loadReader } from '../../rules/load-reader.ts'
import { chapterOf } from '../../rules/reader.ts'
import { indexOf, search } from '../../rules/search.ts'
import { stretches } from '../../rules/stretches.ts'

const readerIn = async (language: Language): Promise<Reader> =>
  (await loadReader('battle-for-galicia', language)) as Reader
const reader = await readerIn('en')
const index = { en: indexOf(reader), ja: indexOf(await readerIn('ja')) }
const rules = (query: string, language: Language = 'en'): string[] =>
  search(index[language], query).map(({ rule }) => rule)

describe('searching the rules', () => {
  it('finds a rule by its number, then what belongs to it', () => {
    expect(rules('9.2').slice(0, 2)).toEqual(['9.2', '9.2.example'])
    expect(rules('9.2')).toContain('9.2.1')
    expect(rules('§9.2a')).toEqual(['9.2.a'])
    expect(rules('1.1')).not.toContain('11.1')
    expect(rules('１．１')).toEqual(rules('1.1'))
  })

  it('finds lettered and numbered paragraphs', async () => {
    const other = indexOf((await loadReader('grand-illusion', 'en')) as Reader)
    const found = (query: string): string[] => search(other, query).map(({ rule }) => rule)
    expect(found('14.1.1a.2')).toEqual(['14.1.1.a.2'])
    expect(found('8.4.3g')[0]).toBe('8.4.3.g')
    expect(found('8.4.3g')).toContain('8.4.3.g.4')
  })

  it('finds words in the language of the reader, titles first', () => {
    expect(rules('retreat')[0]).toBe('9.2')
    expect(rules('側面攻撃', 'ja')[0]).toBe('7.8')
    expect(rules('側面攻撃')).toEqual([])
    expect(search(index.ja, '側面攻撃')[0]?.language).toBe('ja')
  })

  it('wants all words, in any order and without regard to case and accents', () => {
    expect(rules('CAVALRY infantry')).toContain('7.5')
    expect(rules('kaiserschutzen')).toContain('aid.counter-abbreviations')
    expect(rules('cavalry zzz')).toEqual([])
    expect(rules('   ')).toEqual([])
  })

  it('finds our rulings by number', () => {
    expect(rules('ruling 55')).toContain('1.1')
    expect(rules('裁定55', 'ja')).toContain('1.1')
  })

  it('shows the place it found', () => {
    const [hit] = search(index.en, 'over-stacking').filter(({ rule }) => rule === '15.1.3')
    expect(hit?.excerpt).toContain('over-stacking')
  })

  it('marks hits in the text as it is written', () => {
    expect(fold('Hrubieszów ＺＯＣ')).toBe('hrubieszow zoc')
    expect(stretches('The ZOC of a unit', ['zoc'])).toEqual([
      { text: 'The ', hit: false },
      { text: 'ZOC', hit: true },
      { text: ' of a unit', hit: false },
    ])
  })
})

describe('the reader of a game', () => {
  it('knows the chapter of every rule', () => {
    expect(chapterOf(reader, '9.2.a')?.id).toBe('9')
    expect(chapterOf(reader, 'nonsense')).toBeUndefined()
  })

  it('is missing for games without one', async () => {
    expect(await loadReader('nations-in-arms', 'en')).toBeNull()
  })

  it('joins the lines of a list', () => {
    const blocks = blocksOf(reader.rule('7.2')?.paragraphs ?? [])
    expect(blocks.map(({ kind }) => kind)).toEqual([
      'paragraph',
      'list',
      'paragraph',
      'paragraph',
      'paragraph',
    ])
  })
})
