import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readText, withFile } from '../files.ts'
import { citedIn, quotedIn } from './citations.ts'

/** A place in the code that names a rule. */
export interface Citation {
  readonly id: string
  /** file below the game's directory */
  readonly file: string
  readonly line: number
}

/** Parts of a game that only show it. */
const SHOWING = ['table', 'about', 'lesson', 'drawn-map', 'terminal']
/** Tests prove and the reader explains; only code that applies a rule counts. */
const SKIPPED = new Set(['test', 'node_modules', 'reader', ...SHOWING])
/** Data and sentences quote numbers that only look like rules. */
const WITHOUT_QUOTES = /^(data|text)\//

/** A test of what only shows a game proves no rule. */
export const isOfShowing = (testFile: string): boolean =>
  SHOWING.some((part) => testFile.includes(`/test/${part}/`) || testFile.endsWith(`/test/${part}.test.ts`))

/** Everything a game's own code cites: §id anywhere, and quoted ids of the rulebook. */
export function citationsIn(directory: string, ids: ReadonlySet<string>): Citation[] {
  return sourceFiles(directory, '').flatMap((file) => citationsOf(file, readText(join(directory, file)), ids))
}

function citationsOf(file: string, text: string, ids: ReadonlySet<string>): Citation[] {
  return text.split('\n').flatMap((line, index) => {
    const quoted = WITHOUT_QUOTES.test(file) ? [] : quotedIn(line).filter((id) => ids.has(id))
    const cited = new Set([...citedIn(line), ...quoted])
    return [...cited].map((id) => ({ id, file, line: index + 1 }))
  })
}

/** The files of a game that may apply rules. */
export function sourceFiles(directory: string, below: string): string[] {
  const entries = withFile('read', directory, () =>
    readdirSync(join(directory, below), { withFileTypes: true }),
  )
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourceFiles(directory, path)
      return entry.name.endsWith('.ts') ? [path] : []
    })
}
