import type { Language } from '@sandtable/kernel'
import { type ReaderTable, rulesOf } from '@sandtable/reader'
import { rulebookSuite } from '@sandtable/reader/rulebook-suite'
import { describe, expect, it } from 'vitest'
import { tablesBelow } from '../reader/tables.ts'

const readers = rulebookSuite(new URL('..', import.meta.url), tablesBelow)
const labelOf = (rule: string, language: Language): string | undefined => readers[language].rule(rule)?.label
const tablesOf = (rule: string, language: Language = 'en'): readonly ReaderTable[] =>
  readers[language].tables(rule)

describe('the rules reader', () => {
  it('names rules as people do', () => {
    expect(labelOf('7.2', 'en')).toBe('7.2')
    expect(labelOf('9.2.a', 'en')).toBe('9.2a')
    expect(labelOf('2.1.av', 'en')).toBe('2.1')
    expect(labelOf('2.1.white-symbol', 'ja')).toBe('2.1')
    expect(labelOf('12.1.1.trigger1', 'ja')).toBe('12.1.1')
    expect(labelOf('schedule.russian', 'ja')).toBe('ロシア軍増援')
  })

  it('has the rules of the rulebook, each with its status', () => {
    const rules = rulesOf(readers.en)
    const count = (wanted: string): number => rules.filter(({ status }) => status === wanted).length
    expect(rules).toHaveLength(129)
    expect(['play', 'setup', 'define', 'note'].map(count)).toEqual([95, 4, 21, 9])
  })

  it('has tables', () => {
    expect(rulesOf(readers.en).flatMap(({ id }) => tablesOf(id)).length).toBeGreaterThan(10)
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
