import type { Language } from '@sandtable/kernel'
import { rulesOf } from '@sandtable/reader'
import { rulebookSuite } from '@sandtable/reader/rulebook-suite'
import { describe, expect, it } from 'vitest'
import { tablesBelow } from '../reader/tables.ts'

const readers = rulebookSuite(new URL('..', import.meta.url), tablesBelow)
const labelOf = (rule: string, language: Language): string | undefined => readers[language].rule(rule)?.label
const rowsOf = (rule: string, language: Language = 'en'): readonly (readonly string[])[] =>
  readers[language].tables(rule)[0]?.rows ?? []

describe('the rules reader', () => {
  it('has the rules of the rulebook, each with its status', () => {
    const rules = rulesOf(readers.en)
    const count = (wanted: string): number => rules.filter(({ status }) => status === wanted).length
    expect(rules).toHaveLength(342)
    expect(['play', 'setup', 'optional', 'define', 'note'].map(count)).toEqual([265, 21, 11, 36, 9])
  })

  it('names rules as people do', () => {
    expect(labelOf('8.4.3.g.1', 'en')).toBe('8.4.3g.1')
    expect(labelOf('9.1.1.c', 'en')).toBe('9.1.1c')
    expect(labelOf('9.2.3.a.n1', 'ja')).toBe('9.2.3a')
    expect(labelOf('7.2.2cap', 'en')).toBe('7.2')
    expect(labelOf('6.0.t4-15', 'ja')).toBe('6.0')
    expect(labelOf('aid.large-garrisons', 'ja')).toBe('守備隊')
  })

  it('reads the tables right', () => {
    expect(rowsOf('5.1.1')[5]).toEqual(['6', '9', '8', '5', '7'])
    expect(rowsOf('9.1.4').map(([roll]) => Number(roll))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(rowsOf('9.3.1.b')).toContainEqual(['Concentric attack from 3–4 hexes', 'attacker', '−1'])
    expect(rowsOf('9.3.1.b')).toContainEqual(['Concentric attack from 5–6 hexes', 'attacker', '−2'])
    expect(rowsOf('9.4.5')).toEqual([
      ['1', 'comes back after 2 turns, disrupted'],
      ['2', 'comes back after 3 turns, disrupted'],
      ['3', 'comes back after 4 turns, disrupted'],
      ['4', 'comes back after 5 turns, disrupted'],
      ['5–6', 'eliminated'],
    ])
    expect(rowsOf('13.1.6.c.3')).toContainEqual(['Maubeuge', '54', '5+2 · 4+2 · 3+1 · 2+1', 'large'])
    expect(rowsOf('14.1.2.b')).toHaveLength(16)
    expect(rowsOf('14.1.2.b')[0]).toEqual(['Paris', '19', '10'])
    expect(rowsOf('14.3.6')[8]).toEqual(['Germans 4: more troops', '−4'])
  })

  it('dates the turns in both languages', () => {
    expect(rowsOf('4.0')[0]?.[1]).toBe('14–19 August')
    expect(rowsOf('4.0')[13]?.[1]).toBe('31 October – 5 November')
    expect(rowsOf('4.0', 'ja')[0]?.[1]).toBe('8月14日～19日')
    expect(rowsOf('4.0', 'ja')[13]?.[1]).toBe('10月31日～11月5日')
    expect(rowsOf('4.0')[1]?.[2]).toBe('German initiative; Allied mandated battles: 2')
    expect(rowsOf('4.0')[6]?.[2]).toContain('end of scenario 2')
  })
})
