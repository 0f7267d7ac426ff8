import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listText } from '../extract/keep.ts'
import { settledSpaces } from '../illusions-of-glory/settle.ts'

const SETTLED: Readonly<Record<string, () => readonly unknown[]>> = { 'illusions-of-glory': settledSpaces }

const USAGE = `usage: settle <map>
maps: ${Object.keys(SETTLED).join(', ')}`

/** Gives the spaces of a point-to-point map their places; its country must be extracted again afterwards. */
export function main(words: readonly string[], root: string): number {
  const [id = ''] = words
  const settled = SETTLED[id]
  if (!settled) {
    console.error(USAGE)
    return 2
  }
  const file = join(root, id, 'places.json')
  writeFileSync(file, listText(settled()))
  console.log(`wrote ${file}`)
  return 0
}
