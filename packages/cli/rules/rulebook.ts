import { join } from 'node:path'
import { readText } from '../files.ts'
import { Problem } from '../problem.ts'
import { sourcesOf } from '../root.ts'

export interface Rule {
  readonly id: string
  readonly title: string
  readonly status: string
}

/** What a program has to enforce; the rest only defines words, or is remarks. */
const ENFORCEABLE = ['play', 'setup', 'optional']

export const isEnforceable = ({ status }: Rule): boolean => ENFORCEABLE.includes(status)

export const rulebookOf = (gameId: string): Rule[] =>
  readRulebook(readText(join(sourcesOf(gameId), 'rulebook.tsv')))

/** The rules of a table with a line of headings. */
export function readRulebook(text: string): Rule[] {
  const [headings = [], ...lines] = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t'))
  const column = (name: string): number => {
    const index = headings.indexOf(name)
    if (index < 0) throw new Problem(`the rulebook has no column "${name}"`)
    return index
  }
  const [id, title, status] = [column('id'), column('title'), column('status')]
  const cell = (line: readonly string[], index: number): string => (line[index] ?? '').trim()
  return lines.map((line) => ({ id: cell(line, id), title: cell(line, title), status: cell(line, status) }))
}
