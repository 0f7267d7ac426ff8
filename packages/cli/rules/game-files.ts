import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from '@sandtable/reader'
import { readText, withFile } from '../files.ts'
import { fromRepository } from '../root.ts'

/** What is written and coded; a game may have pictures beside it. */
const TEXTS = /\.(md|tsx?|json)$/

/** The texts in a folder of a game and in all folders below it, named from the repository on. */
export function filesIn(directory: string, below = ''): SourceFile[] {
  return pathsIn(join(directory, below)).map((path) => ({ path: fromRepository(path), text: readText(path) }))
}

function pathsIn(folder: string): string[] {
  const entries = withFile('read', folder, () => readdirSync(folder, { withFileTypes: true }))
  return entries
    .filter(({ name }) => name !== 'node_modules')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? pathsIn(path) : TEXTS.test(path) ? [path] : []
    })
}
