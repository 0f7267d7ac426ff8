import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES, manifestOf } from '@sandtable/games'
import { listText } from '../extract/keep.ts'
import { foldersOf } from '../output/folders.ts'

const USAGE = `usage: settle <map>
maps: ${GAMES.filter(({ settledSpaces }) => settledSpaces)
  .map(({ id }) => id)
  .join(', ')}`

/** Gives the spaces of a point-to-point map their places; its country must be extracted again afterwards. */
export async function main(words: readonly string[], root: string): Promise<number> {
  const [id = ''] = words
  const settled = await manifestOf(id)?.settledSpaces?.()
  if (!settled) {
    console.error(USAGE)
    return 2
  }
  const file = join(foldersOf(id, root).drawn, 'places.json')
  writeFileSync(file, listText(settled))
  console.log(`wrote ${file}`)
  return 0
}
