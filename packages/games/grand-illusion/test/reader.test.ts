import type { Language } from '@sandtable/kernel'
import { countsIn, labelsIn, rulebookSuite } from '@sandtable/reader/rulebook-suite'
import { describe, expect, it } from 'vitest'
import { tablesBelow } from '../reader/tables.ts'

const readers = rulebookSuite(new URL('..', import.meta.url), tablesBelow)
const rowsOf = (rule: string, language: Language = 'en'): readonly (readonly string[])[] =>
  readers[language].tables(rule)[0]?.rows ?? []

describe('the rules reader', () => {
  it('has the rules of the rulebook, each with its status', () => {
    expect(countsIn(readers.en)).toEqual({ play: 265, setup: 21, optional: 11, define: 36, note: 9 })
  })

  it('names rules as people do', () => {
    expect(labelsIn(readers.en, '8.4.3.g.1', '9.1.1.c', '7.2.2cap')).toEqual(['8.4.3g.1', '9.1.1c', '7.2'])
    expect(labelsIn(readers.ja, '9.2.3.a.n1', '6.0.t4-15', 'aid.large-garrisons')).toEqual([
      '9.2.3a',
      '6.0',
      '守備隊',
    ])
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
