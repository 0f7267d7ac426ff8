import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ATLAS } from '../atlas.ts'
import { extractHeights } from '../extract/relief.ts'
import type { RealRiver } from '../extract/plan.ts'
import { extractRivers } from '../extract/rivers.ts'
import { saveHeights } from '../relief/heights.ts'

const USAGE = `usage: extract <map> --geodata <folder>
maps: ${Object.keys(ATLAS).join(', ')}`

/** One river a line: changes can be read. */
const riversText = (rivers: readonly RealRiver[]): string =>
  `[\n${rivers.map((river) => `  ${JSON.stringify(river)}`).join(',\n')}\n]\n`

/** From raw geodata to the small files a map keeps in `ground/`. */
export async function main(words: readonly string[], root: string): Promise<number> {
  const [id = '', flag, geodata] = words
  const entry = ATLAS[id]
  if (!entry || flag !== '--geodata' || geodata === undefined) {
    console.error(USAGE)
    return 2
  }
  const folder = join(root, id, 'ground')
  await saveHeights(await extractHeights(geodata, entry.source), join(folder, 'heights.png'))
  writeFileSync(join(folder, 'rivers.json'), riversText(extractRivers(geodata, entry.source)))
  console.log(`wrote heights.png and rivers.json in ${folder}`)
  return 0
}
