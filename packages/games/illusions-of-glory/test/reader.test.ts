import type { Language } from '@sandtable/kernel'
import { countsIn, labelsIn, rulebookSuite } from '@sandtable/reader/rulebook-suite'
import { describe, expect, it } from 'vitest'
import { DATA } from '../data/load.ts'
import { tablesBelow } from '../reader/tables.ts'

const readers = rulebookSuite(new URL('..', import.meta.url), tablesBelow)
const rowsOf = (rule: string, language: Language = 'en', table = 0): readonly (readonly string[])[] =>
  readers[language].tables(rule)[table]?.rows ?? []

describe('the rules reader', () => {
  it('has the rules of the rulebook, each with its status', () => {
    expect(countsIn(readers.en)).toEqual({ play: 856, setup: 85, optional: 43, define: 285, note: 6 })
  })

  it('has the rules the data refer to', () => {
    const cited = [...DATA.evidence, ...DATA.scenarios].map(({ rule }) => rule)
    expect(cited.filter((rule) => !readers.en.rule(rule))).toEqual([])
  })

  it('names rules as people do', () => {
    expect(labelsIn(readers.en, '12.7.3.d', 'glossary.lf')).toEqual(['12.7.3d', 'Loss factor'])
    expect(labelsIn(readers.ja, 'glossary.national-will')).toEqual(['国家戦意'])
  })

  it('reads the fire tables right', () => {
    const [heavy, light] = readers.en.tables('12.2.G.2.e')
    expect(heavy?.heads).toEqual(['Die', '1', '2', '3', '4', '5', '6–7', '8–9', '10–12', '13–15', '16+'])
    expect(heavy?.rows[5]?.[9]).toBe('7')
    expect(light?.heads.at(-1)).toBe('8+')
    expect(light?.rows[5]?.at(-1)).toBe('5')
    expect(heavy?.basis).toBe('design')
  })

  it('reads the tables of ground and connections right', () => {
    expect(rowsOf('12.4')).toContainEqual(['Mountain', '−1', 'no', 'yes', 'no'])
    expect(rowsOf('12.4').at(-1)).toEqual(['Water obstacle, all attackers across', '−1', 'no', '–', 'no'])
    expect(rowsOf('12.4', 'ja')).toContainEqual(['森林', '–', '可', '可', '不可'])
    expect(rowsOf('12.3')).toEqual([
      ['Mountain', 'winter', '−1'],
      ['Swamp', 'summer', '−1'],
    ])
    expect(rowsOf('12.5')).toContainEqual(['Road', 'no', '−1'])
    expect(rowsOf('19.5')[1]).toEqual(['2', '−2', '+1'])
    expect(rowsOf('20.4.1')[2]).toEqual(['3', '1 LCU or 3 SCUs', '4–6'])
    expect(rowsOf('20.1.3', 'ja')).toContainEqual(['プシェムィシル', 'オーストリア－ハンガリー', '3'])
  })

  it('reads the tables of turns, offensives and victory right', () => {
    expect(rowsOf('6.0')).toHaveLength(18)
    expect(rowsOf('6.0')[2]).toEqual(['3', 'Winter 1915', 'severe weather in mountains'])
    expect(rowsOf('6.0', 'ja')[3]).toEqual(['4', '1915年春季', '「動員から限定戦争へ」終了'])
    expect(rowsOf('7.2')[3]).toEqual(['5–6', 'IT', 'Italy is not in the war'])
    expect(rowsOf('7.3', 'ja')[0]?.[1]).toBe('AH（SB）')
    expect(rowsOf('5.2')[3]).toEqual(['15', 'Draw'])
    expect(rowsOf('5.2', 'ja')[5]).toEqual(['23–29', 'CPの限定的勝利'])
    expect(rowsOf('17.2')[2]).toEqual(['Total War', '11+', '2', '21'])
    expect(rowsOf('17.3.2')).toContainEqual(['Bulgaria', '−3'])
  })

  it('reads the tables of points right', () => {
    expect(rowsOf('16.2')).toEqual([
      ['LCU', '1', '2'],
      ['SCU', '1/2', '1'],
    ])
    expect(rowsOf('9.6.1')).toContainEqual(['CP-A', 'Turkey, Bulgaria, Greece'])
    expect(rowsOf('24.1')).toContainEqual(['Italy', '−2', '−7', '+1'])
    expect(rowsOf('27.1')).toContainEqual(['Brusilov HQ', '+2', '+1'])
  })
})
