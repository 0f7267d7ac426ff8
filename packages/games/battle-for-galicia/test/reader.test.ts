import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { type Paragraph, paragraphOf, RULE_IDS, readerText, ruleLabel, tablesOf } from '../reader/index.ts'

const rulebook = readFileSync(new URL('../rulebook.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([id, , , , status]) => ({ id, status }))

const rulings = [
  ...readFileSync(
    new URL('../../../../docs/rulings/battle-for-galicia.md', import.meta.url),
    'utf8',
  ).matchAll(/^### (\d+)\./gm),
].map(([, number]) => Number(number))

const plainText = ({ pieces }: Paragraph): string =>
  pieces.map((piece) => (piece.kind === 'words' ? piece.text : '')).join('')

describe('the rules reader', () => {
  it('has every rule of the rulebook once', () => {
    expect([...RULE_IDS].sort()).toEqual(rulebook.map(({ id }) => id).sort())
  })

  it.each(LANGUAGES)('explains every rule (%s)', (language) => {
    const { rules } = readerText(language)
    for (const { id, status } of rulebook) {
      const rule = rules[id as keyof typeof rules]
      expect(rule.title.length, id).toBeGreaterThan(0)
      const text = rule.text.map((source) => plainText(paragraphOf(source))).join('')
      expect(text.length, id).toBeGreaterThanOrEqual(status === 'play' ? 30 : 1)
    }
  })

  it.each(LANGUAGES)('refers only to rules it has, and leaves no markup over (%s)', (language) => {
    for (const { text } of Object.values(readerText(language).rules))
      for (const { pieces } of text.map(paragraphOf))
        for (const piece of pieces)
          if (piece.kind === 'rule') expect(RULE_IDS).toContain(piece.rule)
          else expect(piece.text).not.toMatch(/[{}§#]/)
  })

  it('says the same in both languages: references, rulings and numbers of paragraphs', () => {
    const [en, ja] = [readerText('en').rules, readerText('ja').rules]
    const outline = (text: readonly string[]): unknown =>
      text
        .map(paragraphOf)
        .map(({ kind, ruling, pieces }) => [
          kind,
          ruling,
          pieces.flatMap((piece) => (piece.kind === 'rule' ? [piece.rule] : [])).sort(),
        ])
    for (const id of RULE_IDS) expect(outline(ja[id].text), id).toEqual(outline(en[id].text))
  })

  it('tells players about every ruling', () => {
    const told = Object.values(readerText('en').rules).flatMap(({ text }) =>
      text.flatMap((source) => paragraphOf(source).ruling ?? []),
    )
    expect([...new Set(told)].sort((a, b) => a - b)).toEqual(rulings)
  })

  it('names rules as people do', () => {
    expect(ruleLabel('7.2', 'en')).toBe('7.2')
    expect(ruleLabel('9.2.a', 'en')).toBe('9.2a')
    expect(ruleLabel('2.1.av', 'en')).toBe('2.1')
    expect(ruleLabel('2.1.white-symbol', 'ja')).toBe('2.1')
    expect(ruleLabel('12.1.1.trigger1', 'ja')).toBe('12.1.1')
    expect(ruleLabel('schedule.russian', 'ja')).toBe('ロシア軍増援')
  })

  it.each(LANGUAGES)('makes full tables from the data (%s)', (language) => {
    const tables = RULE_IDS.flatMap((id) => tablesOf(id, language))
    expect(tables.length).toBeGreaterThan(10)
    for (const { heads, rows } of tables) for (const row of rows) expect(row).toHaveLength(heads.length)
  })

  it('reads the tables right', () => {
    const [losses, artillery] = tablesOf('aid.lrt', 'en')
    expect(losses?.rows).toContainEqual(['5–7', '2–4', '1'])
    expect(losses?.rows).toContainEqual(['', '14+', '5'])
    expect(artillery?.rows).toEqual([
      ['0–2', '+0'],
      ['3–5', '+1'],
      ['6–9', '+2'],
      ['10–13', '+3'],
      ['14+', '+4'],
    ])
    const [turns] = tablesOf('3.1', 'en')
    expect(turns?.rows[4]?.[1]).toBe('31 August – 1 September')
    expect(turns?.rows[0]?.[1]).toBe('23–24 August')
  })
})
