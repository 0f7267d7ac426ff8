import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DrawnMap } from '@sandtable/cartography'
import { ATLAS } from '../atlas.ts'
import { extractBorders } from '../extract/borders.ts'
import { keepCountry } from '../extract/keep.ts'
import { extractLakes, extractLand } from '../extract/land.ts'
import { extractHeights } from '../extract/relief.ts'
import { extractRivers } from '../extract/rivers.ts'
import { saveHeights } from '../relief/heights.ts'

const USAGE = `usage: extract <map> --geodata <folder>
maps: ${Object.keys(ATLAS).join(', ')}`

/** From raw geodata to the small files a map keeps in `ground/`. */
export async function main(words: readonly string[], root: string): Promise<number> {
  const [id = '', flag, geodata] = words
  const entry = ATLAS[id]
  if (!entry || flag !== '--geodata' || geodata === undefined) {
    console.error(USAGE)
    return 2
  }
  await extract(entry, geodata, join(root, id, 'ground'))
  for (const inset of entry.insets ?? []) await extract(inset.map, geodata, join(root, id, inset.folder))
  return 0
}

async function extract({ source }: DrawnMap, geodata: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await saveHeights(await extractHeights(geodata, source), join(folder, 'heights.png'))
  const country = {
    rivers: extractRivers(geodata, source),
    land: extractLand(geodata, source),
    lakes: extractLakes(geodata, source),
    borders: extractBorders(geodata, source),
  }
  const files = ['heights.png', ...keepCountry(country, folder)]
  console.log(`wrote ${files.join(', ')} in ${folder}`)
}
