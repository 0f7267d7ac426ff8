import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DATA } from '../data/load.ts'

const [head, ...rows] = readFileSync(new URL('../rulebook.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))
const ids = new Set(rows.map(([id]) => id))

describe('rulebook.tsv', () => {
  it('lists every rule once with titles in both languages', () => {
    expect(head).toEqual(['id', 'title', 'title_ja', 'rule', 'status'])
    expect([rows.length, ids.size]).toEqual([1275, 1275])
    expect(rows.every((row) => row.length === 5 && row.every((cell) => cell !== ''))).toBe(true)
    expect(rows.every(([, , ja]) => /[\u3040-\u30ff\u4e00-\u9fff]/.test(ja ?? ''))).toBe(true)
  })

  it('keeps the number of rules in each status', () => {
    const count = (status: string): number => rows.filter((row) => row[4] === status).length
    expect(['play', 'setup', 'optional', 'define', 'note'].map(count)).toEqual([856, 85, 43, 285, 6])
  })

  it('mentions no line numbers or files', () => {
    expect(rows.flat().join('\n')).not.toMatch(/\bL\d|\.(?:md|txt|json|tsv)\b/)
  })

  it('has the rules the data refer to', () => {
    const cited = [...DATA.evidence, ...DATA.scenarios].map(({ rule }) => rule)
    expect(cited.filter((rule) => !ids.has(rule))).toEqual([])
  })
})
