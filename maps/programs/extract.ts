import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DrawnMap } from '@sandtable/cartography'
import { drawnMapOf, MAP_IDS } from '../atlas.ts'
import { extractBorders } from '../extract/borders.ts'
import { keepCountry } from '../extract/keep.ts'
import { extractLakes, extractLand } from '../extract/land.ts'
import { extractHeights } from '../extract/relief.ts'
import { extractRivers } from '../extract/rivers.ts'
import { foldersOf } from '../output/folders.ts'
import { saveHeights } from '../relief/heights.ts'

const USAGE = `usage: extract <map> --geodata <folder>
maps: ${MAP_IDS.join(', ')}`

/** From raw geodata to the small files a map keeps in `ground/`. */
export async function main(words: readonly string[], root: string): Promise<number> {
  const [id = '', flag, geodata] = words
  const map = await drawnMapOf(id)
  if (!map || flag !== '--geodata' || geodata === undefined) {
    console.error(USAGE)
    return 2
  }
  const { drawn } = foldersOf(id, root)
  await extract(map, geodata, join(drawn, 'ground'))
  for (const inset of map.insets ?? []) await extract(inset.map, geodata, join(drawn, inset.folder))
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
