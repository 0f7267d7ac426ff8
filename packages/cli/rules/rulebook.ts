import { parseRulebook, rulesOf, type Rule } from '@sandtable/reader'
import { Problem } from '../problem.ts'
import { sourcesOf } from '../root.ts'
import { filesIn } from './game-files.ts'

/** What a program has to enforce; the rest only defines words, or is remarks. */
const ENFORCEABLE: readonly string[] = ['play', 'setup', 'optional']

export const isEnforceable = ({ status }: { readonly status: string }): boolean =>
  ENFORCEABLE.includes(status)

/** The rules of a game. A file that cannot be read right is no list to go by. */
export function rulebookOf(gameId: string): Rule[] {
  const rulebook = parseRulebook(filesIn(sourcesOf(gameId), 'rulebook/en'), 'en')
  if (rulebook.problems.length > 0) throw new Problem(rulebook.problems.join('\n'))
  return rulesOf(rulebook)
}
