import { expect, test } from 'vitest'
import { chapterLabel, ruleLabel } from '../../panels/rule-label.ts'

test.each([
  ['7.2', '7.2'],
  ['15.1.3', '15.1.3'],
  ['9.2.a', '9.2a'],
  ['7.4.attack', '7.4'],
  ['2.1.move-restriction', '2.1'],
  ['aid.crt', 'CRT'],
  ['aid.tec', 'TEC'],
])('rule %s is cited as %s', (rule, label) => {
  expect(ruleLabel(rule)).toBe(label)
  expect(chapterLabel(rule)).toBeUndefined()
})

test('a paragraph that has words for a number goes by its chapter, in both languages', () => {
  expect(chapterLabel('glossary.central-powers')).toEqual({ en: 'Glossary', ja: '用語集' })
  expect(chapterLabel('errata.entry.italy.4')?.ja).toBe('エラッタ')
})
