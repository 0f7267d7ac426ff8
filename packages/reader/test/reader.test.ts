import { describe, expect, it } from 'vitest'
import {
  createReader,
  parseRulebook,
  ruleNumber,
  signed,
  span,
  standsOver,
  tablesIn,
  weakest,
} from '../index.ts'

describe('rules as people cite them', () => {
  it.each([
    ['7.2', '7.2'],
    ['9.2.a', '9.2a'],
    ['14.1.1.a.2', '14.1.1a.2'],
    ['2.1.white-symbol', '2.1'],
    ['12.1.1.trigger1', '12.1.1'],
    ['9.2.3.a.n1', '9.2.3a'],
    ['7.2.2cap', '7.2'],
    ['6.0.t2-3', '6.0'],
    ['2.5(1)', '2.5(1)'],
    ['8.7.1(3)g.1', '8.7.1(3)g.1'],
    ['aid.crt', undefined],
  ])('%s is %s', (rule, number) => {
    expect(ruleNumber(rule)).toBe(number)
  })
})

describe('a number over others', () => {
  it.each([
    ['8.7', '8.7.1', true],
    ['8.7', '8.7(1)', true],
    ['8.7(1)', '8.7(1)a', true],
    ['8.7(1)', '8.7(1)', false],
    ['8.7', '8.71', false],
    ['8.7(1)', '8.7(10)', false],
  ])('%s stands over %s: %s', (number, rule, over) => {
    expect(standsOver(number, rule)).toBe(over)
  })
})

describe('a reader', () => {
  const text = '# 1 One\n\n## 1.1 Units\n\n*play*\n\nText.'
  const table = (title: string, said: string) => ({
    title,
    heads: [said],
    rows: [['1']],
    words: [],
    basis: 'rulebook' as const,
  })
  const tables = tablesIn((language) => ({ units: language === 'en' ? 'Units' : 'ユニット' }), {
    '1.1': [({ units }, _, titleOf) => table(titleOf('1.1'), units)],
  })
  const reader = createReader(parseRulebook([{ path: 'ja/01-one.md', text }], 'ja'), tables)

  it('has rules and the tables below them', () => {
    expect(reader.rule('1.1')?.title).toBe('Units')
    expect(reader.rule('1.2')).toBeUndefined()
    expect(reader.tables('1.1')).toEqual([table('Units', 'ユニット')])
    expect(reader.tables('constructor')).toEqual([])
  })
})

describe('the figures of a table', () => {
  it('are written as in print', () => {
    expect([signed(2), signed(-1)]).toEqual(['+2', '−1'])
    expect([span(null, 2), span(3, 6), span(4, 5), span(14, undefined)]).toEqual(['≤ 1', '3–5', '4', '14+'])
  })

  it('claim no more than the weakest of them', () => {
    expect(weakest([{ basis: 'rulebook' }, { basis: 'history' }])).toBe('history')
  })
})
