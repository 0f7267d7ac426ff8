/** The files of a game from the disk, for tests. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseRulebook, rulesOf, type SourceFile } from '../index.ts'

/** Rulebook and code of the game in this folder. */
export function filesIn(game: URL): SourceFile[] {
  const folder = fileURLToPath(game)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => /\.(md|ts|tsx|json)$/.test(path) && !path.includes('node_modules/'))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
}

/** The ids of all rules of the game in this folder. */
export const ruleIdsIn = (game: URL): ReadonlySet<string> =>
  new Set(rulesOf(parseRulebook(filesIn(new URL('rulebook/en/', game)), 'en')).map(({ id }) => id))
