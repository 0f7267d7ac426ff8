import { describe, expect, it } from 'vitest'
import { READER_CHECKS } from '../checks.ts'
import { createReader, paragraphOf, ruleNumber, signed, span, weakest } from '../index.ts'

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
    ['aid.crt', undefined],
  ])('%s is %s', (rule, number) => {
    expect(ruleNumber(rule)).toBe(number)
  })
})

describe('the markup of a rule', () => {
  it('takes rulings, list lines and references apart', () => {
    expect(paragraphOf('{#13} See {§7.2}.')).toEqual({
      kind: 'plain',
      ruling: 13,
      pieces: [
        { kind: 'words', text: 'See ' },
        { kind: 'rule', rule: '7.2' },
        { kind: 'words', text: '.' },
      ],
    })
    expect(paragraphOf('- one').kind).toBe('item')
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

describe('the checks', () => {
  const chapters = [{ id: '1', rules: ['1.1', 'card'] }] as const
  const textOf = (first: string) => ({
    chapters: { '1': 'One' },
    rules: {
      '1.1': { title: 'A', text: [first] },
      card: { title: 'Card', text: ['Text.'] },
    },
    labels: { card: 'Card' },
  })
  const reader = createReader({
    chapters,
    texts: { en: textOf('{#1} Long enough to be a rule of play. {§1.2}'), ja: textOf('短い{') },
    tables: () => [],
  })
  const rulebook = 'id\ttitle\ttitle_ja\trule\tstatus\n1.1\t\t\t\tplay\n1.2\t\t\t\tplay'
  const found = Object.values(READER_CHECKS).flatMap((check) =>
    check({ reader, rulebook, rulings: '### 2. Two' }),
  )

  it('name what is wrong', () => {
    expect(found).toEqual([
      '1.2 is not in the reader',
      'card is not in the rulebook',
      '1.1 (ja): has only 3 letters',
      '1.1 (en): refers to 1.2',
      '1.1 (ja): has markup left over in "短い{"',
      '1.1 (ja): plain  / plain 1 1.2',
      'ruling 2 is not told',
      'there is no ruling 1',
    ])
  })
})
