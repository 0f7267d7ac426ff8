import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RealCountry } from '@sandtable/cartography'

const KINDS = ['rivers', 'land', 'lakes', 'borders'] as const

/** One line or area a line: changes can be read. */
export const listText = (list: readonly unknown[]): string =>
  `[\n${list.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`

/** Writes what there is, each kind in its file of `folder`, and says which. */
export function keepCountry(country: RealCountry, folder: string): string[] {
  const kinds = KINDS.filter((kind) => country[kind].length > 0)
  for (const kind of kinds) writeFileSync(join(folder, `${kind}.json`), listText(country[kind]))
  return kinds.map((kind) => `${kind}.json`)
}

function read(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []
}

export const keptCountry = (folder: string): RealCountry =>
  Object.fromEntries(
    KINDS.map((kind) => [kind, read(join(folder, `${kind}.json`))]),
  ) as unknown as RealCountry
