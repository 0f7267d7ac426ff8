import type { Language } from '@sandtable/kernel'
import { type ReaderTable, rulesOf } from '@sandtable/reader'
import { countsIn, labelsIn, rulebookSuite } from '@sandtable/reader/rulebook-suite'
import { describe, expect, it } from 'vitest'
import { tablesBelow } from '../reader/tables.ts'

const readers = rulebookSuite(new URL('..', import.meta.url), tablesBelow)
const tablesOf = (rule: string, language: Language = 'en'): readonly ReaderTable[] =>
  readers[language].tables(rule)

describe('the rules reader', () => {
  it('names rules as people do', () => {
    expect(labelsIn(readers.en, '7.2', '9.2.a', '2.1.av')).toEqual(['7.2', '9.2a', '2.1'])
    expect(labelsIn(readers.ja, '2.1.white-symbol', '12.1.1.trigger1', 'schedule.russian')).toEqual([
      '2.1',
      '12.1.1',
      'ロシア軍増援',
    ])
  })

  it('has the rules of the rulebook, each with its status', () => {
    expect(countsIn(readers.en)).toEqual({ play: 95, setup: 4, define: 21, note: 9 })
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
