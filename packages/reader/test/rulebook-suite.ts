/** What every game's rulebook must pass, as tests of the game. */
import { readFileSync } from 'node:fs'
import { type Language, LANGUAGES } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { RULEBOOK_CHECKS, subjectAmong } from '../checks/index.ts'
import { createReader, type Reader, rulesOf, rulingsPage, type TablesBelow } from '../index.ts'
import { filesIn } from './rulebook-files.ts'

/** `game` is the folder of the game. Gives its readers, for what only this game has. */
export function rulebookSuite(game: URL, tables: TablesBelow): Readonly<Record<Language, Reader>> {
  const subject = subjectAmong(filesIn(game))
  const { en, ja } = subject.rulebooks
  const readers = { en: createReader(en, tables), ja: createReader(ja, tables) }
  const [, id = ''] = /\/([^/]+)\/$/.exec(game.pathname) ?? []

  describe('the rulebook', () => {
    it.each(Object.entries(RULEBOOK_CHECKS))('%s', (_, check) => {
      expect(check(subject)).toEqual([])
    })

    it('has every rule below which a table stands', () => {
      expect(Object.keys(tables).filter((rule) => !readers.en.rule(rule))).toEqual([])
    })

    it.each(LANGUAGES)('has full tables (%s)', (language) => {
      const made = rulesOf(en).flatMap((rule) => readers[language].tables(rule.id))
      const ragged = made.filter(({ heads, rows }) => rows.some((row) => row.length !== heads.length))
      expect(ragged).toEqual([])
      expect(made.filter(({ rows }) => rows.length === 0)).toEqual([])
    })

    it(`has its rulings on their page as it tells them ("sandtable rulebook ${id} --write" makes it anew)`, () => {
      const page = readFileSync(new URL(`../../../docs/rulings/${id}.md`, game), 'utf8')
      expect(page).toBe(rulingsPage(id, subject.frame.text, en.rulings))
    })
  })
  return readers
}

/** How many rules there are of each status. */
export function countsIn(reader: Reader): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { status } of rulesOf(reader)) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** What rules are called. */
export const labelsIn = (reader: Reader, ...rules: readonly string[]): (string | undefined)[] =>
  rules.map((rule) => reader.rule(rule)?.label)
