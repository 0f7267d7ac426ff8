import { describe, expect, test } from 'vitest'
import { en } from '../../words/en.ts'
import { ja } from '../../words/ja.ts'

type Leaf = readonly [path: string, text: string]

/** Every text of a dictionary; sentences with particulars are tried with sample ones. */
function leaves(value: unknown, path: string): Leaf[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, String((value as (...args: unknown[]) => unknown)(3, 7))]]
  return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
}

const english = leaves(en, 'en')
const japanese = leaves(ja, 'en')

describe('words of the table', () => {
  test('are the same set in both languages', () => {
    expect(japanese.map(([path]) => path)).toEqual(english.map(([path]) => path))
  })

  test('are never empty, and never show a missing particular', () => {
    const faulty = [...english, ...japanese].filter(
      ([, text]) => text.trim() === '' || /undefined|NaN|\[object/.test(text),
    )
    expect(faulty).toEqual([])
  })

  test('name every particular they are given', () => {
    const silent = (dictionary: typeof en): boolean =>
      dictionary.lobby.removeText('A', 'B').includes('A') &&
      dictionary.lobby.removeText('A', 'B').includes('B')
    expect([en, ja].every(silent)).toBe(true)
    expect(english.filter(([path]) => /\.(past|at)$/.test(path)).every(([, text]) => /3.*7/.test(text))).toBe(
      true,
    )
    expect(
      japanese.filter(([path]) => /\.(past|at)$/.test(path)).every(([, text]) => /3.*7/.test(text)),
    ).toBe(true)
  })

  test('have no exclamation marks, no "please", no "invalid"', () => {
    for (const [, text] of english) expect(text).not.toMatch(/!|please|invalid/i)
    for (const [, text] of japanese) expect(text).not.toMatch(/[!！]/)
  })

  test('do not make one side of several: seats may be plural', () => {
    for (const [path, text] of leaves(en, 'en').filter(([path]) =>
      /thinking|stopped|failed|curtain/.test(path),
    ))
      expect(text, path).not.toMatch(/^3 (?:is|has|does)\b|3[’']s\b/)
  })

  test('have nothing of chess in Japanese, and count as people do', () => {
    for (const [path, text] of japanese) expect(text, path).not.toMatch(/棋譜|対局|規則|\d個?中の?\d/)
  })

  test('one is singular in English', () => {
    expect(en.stack.count(1)).toBe('1 unit')
    expect(en.stack.count(2)).toBe('2 units')
    expect(en.top.points('Russia', 1)).toBe('Russia 1 point')
  })

  test('Japanese uses full-width punctuation and half-width digits', () => {
    for (const [, text] of japanese)
      expect(text).not.toMatch(/[０-９]|[ぁ-んァ-ヶ一-龠],|[ぁ-んァ-ヶ一-龠]\.(?!\w)/)
  })
})
