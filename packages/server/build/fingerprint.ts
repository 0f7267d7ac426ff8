import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the built table is made of, from the root of the repository. */
const SOURCES = [
  'packages/client',
  'packages/games',
  'packages/kernel',
  'packages/board',
  'packages/reader',
  'packages/bots',
]
const APART = /^(node_modules|test|browser|dist|dist\.\d.*|\..*)$/

const MARK = '.sources'

/** A digest of all sources of the table: by content, since a checkout changes times at will. */
export function fingerprintOf(root: string): string {
  const hash = createHash('sha256')
  for (const path of [...SOURCES.flatMap((folder) => filesIn(root, folder)), 'package-lock.json']) {
    hash.update(`${path}\0`)
    hash.update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !APART.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return filesIn(root, path)
      return entry.isFile() ? [path] : []
    })
}

export const markFile = (built: string): string => join(built, MARK)

/** Whether the table in the folder was built from the sources as they are now. */
export function isFresh(root: string, built: string): boolean {
  try {
    return readFileSync(markFile(built), 'utf8') === fingerprintOf(root)
  } catch {
    return false
  }
}
