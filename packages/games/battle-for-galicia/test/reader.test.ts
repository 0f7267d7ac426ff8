import { readFileSync } from 'node:fs'
import type { Language } from '@sandtable/kernel'
import type { ReaderTable } from '@sandtable/reader'
import { READER_CHECKS } from '@sandtable/reader/checks'
import { describe, expect, it } from 'vitest'
import { RULE_IDS, battleForGaliciaReader as reader } from '../reader/index.ts'

const file = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const subject = {
  reader,
  rulebook: file('../rulebook.tsv'),
  rulings: file('../../../../docs/rulings/battle-for-galicia.md'),
}
const tablesOf = (rule: string, language: Language = 'en'): readonly ReaderTable[] =>
  reader.tables(rule, language)

describe('the rules reader', () => {
  it.each(Object.entries(READER_CHECKS))('%s', (_, check) => {
    expect(check(subject)).toEqual([])
  })

  it('names rules as people do', () => {
    expect(reader.label('7.2', 'en')).toBe('7.2')
    expect(reader.label('9.2.a', 'en')).toBe('9.2a')
    expect(reader.label('2.1.av', 'en')).toBe('2.1')
    expect(reader.label('2.1.white-symbol', 'ja')).toBe('2.1')
    expect(reader.label('12.1.1.trigger1', 'ja')).toBe('12.1.1')
    expect(reader.label('schedule.russian', 'ja')).toBe('ロシア軍増援')
  })

  it('has tables', () => {
    expect(RULE_IDS.flatMap((id) => tablesOf(id)).length).toBeGreaterThan(10)
  })

  it('reads the tables right', () => {
    const [losses, artillery] = tablesOf('aid.lrt')
    expect(losses?.rows).toContainEqual(['5–7', '2–4', '1'])
    expect(losses?.rows).toContainEqual(['', '14+', '5'])
    expect(artillery?.rows).toEqual([
      ['0–2', '+0'],
      ['3–5', '+1'],
      ['6–9', '+2'],
      ['10–13', '+3'],
      ['14+', '+4'],
    ])
    const [turns] = tablesOf('3.1')
    expect(turns?.rows[4]?.[1]).toBe('31 August – 1 September')
    expect(turns?.rows[0]?.[1]).toBe('23–24 August')
  })
})
