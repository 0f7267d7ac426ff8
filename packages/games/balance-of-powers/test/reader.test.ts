import { LANGUAGES } from '@sandtable/kernel'
import { rulesOf } from '@sandtable/reader'
import { countsIn, labelsIn, rulebookSuite } from '@sandtable/reader/rulebook-suite'
import { describe, expect, it } from 'vitest'
import { DATA } from '../data/load.ts'
import { tablesBelow } from '../reader/tables.ts'

const readers = rulebookSuite(new URL('..', import.meta.url), tablesBelow)
const rowsOf = (rule: string, language: 'en' | 'ja' = 'en'): readonly (readonly string[])[] =>
  readers[language].tables(rule)[0]?.rows ?? []

describe('the rules reader', () => {
  it('has every rule of the rulebook, those of part two with their remark', () => {
    expect(rulesOf(readers.en)).toHaveLength(479)
    expect(countsIn(readers.en)).toMatchObject({ play: 191, setup: 17, optional: 2, later: 182 })
  })

  it('plays what scenarios 12.1 to 12.4 need, and leaves the fleets, Africa and the whole war for later', () => {
    const statusOf = (rule: string): string | undefined => readers.en.rule(rule)?.status
    expect(['6.453', '9.32', '10.723', '12.4.special.east'].map(statusOf)).toEqual(Array(4).fill('play'))
    expect(['7.41', '8.34', '9.5', '11.5.3', '12.9.victory'].map(statusOf)).toEqual(Array(5).fill('later'))
  })

  it('names rules as people do', () => {
    expect(labelsIn(readers.en, '10.723', '12.1.special.britain', '5.324.A', 'aid.tec')).toEqual([
      '10.723',
      '12.1',
      '5.324',
      'TEC',
    ])
  })

  it('reads the tables right', () => {
    expect(rowsOf('10.62').map(([roll]) => Number(roll))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(rowsOf('10.62')[5]).toEqual(['7', '1/1', 'RP/RP', ''])
    expect(rowsOf('10.62')[8]?.[3]).toBe('defender gives ground; defender: DDR below 6')
    expect(rowsOf('10.62')[10]?.[3]).toContain('breakthrough')
    expect(rowsOf('10.5')).toContainEqual(['Odds of 1 to 2 or worse', '−2'])
    expect(rowsOf('5.211')).toContainEqual(['Germany', '16', '32', '8'])
    expect(rowsOf('2.92')).toContainEqual(['France', '7'])
    expect(rowsOf('9.24').map(([, corps]) => corps)).toEqual(['3', '5', '1', '3', '4', '2', '4', '3'])
    expect(rowsOf('6.222')).toContainEqual(['Submarine, whole', '2', '6 months'])
    expect(rowsOf('9.13')).toContainEqual(['Marsh', 'all', '−1', '6/1'])
    expect(rowsOf('2.83').at(-1)).toEqual(['54+', 'below 6'])
  })

  it('lists what the northern map has', () => {
    expect(rowsOf('glossary.bargaining-chip', 'ja').map(([nation]) => nation)).toContain('ドイツ')
    expect(rowsOf('1.33').find(([nation]) => nation === 'France')?.[1]).toContain('Verdun (0922)')
    expect(rowsOf('1.33').find(([nation]) => nation === 'Belgium')?.[2]).toContain('(1119)')
  })

  it.each(LANGUAGES)('lists all scenarios with their time (%s)', (language) => {
    expect(rowsOf('12.0', language)).toHaveLength(DATA.scenarios.length)
    expect(rowsOf('12.0', language)[0]?.[1]).toMatch(/August 1914 – October 1914|1914年8月～1914年10月/)
  })
})
