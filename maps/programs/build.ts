import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MAP_IDS } from '../atlas.ts'
import { foldersOf } from '../output/folders.ts'
import { printPictures } from '../output/pictures.ts'
import { Press } from '../output/press.ts'
import { sheetText } from '../output/sheet.ts'
import { type Product, printTile, tilePlaces } from '../output/tiles.ts'

const USAGE = `usage: build <map> [--check]
maps: ${MAP_IDS.join(', ')}`

const KILOBYTE = 1024

/** All files of a map, one after the other: the finest level would not fit in memory at once. */
async function* products(press: Press): AsyncGenerator<Product> {
  for (const place of tilePlaces(press.map)) yield* await printTile(press, place)
  yield* await printPictures(press)
}

function write(path: string, bytes: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}

async function rebuild(id: string, root: string): Promise<number> {
  const press = await Press.open(id, root)
  const { tiles, sheet } = foldersOf(id, root)
  rmSync(tiles, { recursive: true, force: true })
  let size = 0
  let count = 0
  for await (const { path, bytes } of products(press)) {
    write(join(tiles, path), bytes)
    size += bytes.length
    count++
  }
  write(sheet, sheetText(press.map))
  console.log(`${count} pictures, ${Math.round(size / KILOBYTE)} KB, in ${tiles}\nnames in ${sheet}`)
  return 0
}

const same = (path: string, bytes: Buffer): boolean => existsSync(path) && readFileSync(path).equals(bytes)

/** Builds everything again and compares it byte by byte with what is there. */
async function check(id: string, root: string): Promise<number> {
  const press = await Press.open(id, root)
  const { tiles, sheet } = foldersOf(id, root)
  const stale: string[] = []
  for await (const { path, bytes } of products(press)) {
    const file = join(tiles, path)
    if (!same(file, bytes)) stale.push(file)
  }
  if (!same(sheet, Buffer.from(sheetText(press.map)))) stale.push(sheet)
  for (const path of stale) console.error(`differs: ${path}`)
  if (stale.length === 0) console.log('every file is what the builder makes')
  return stale.length === 0 ? 0 : 1
}

export async function main(words: readonly string[], root: string): Promise<number> {
  const [id = '', flag] = words
  if (!MAP_IDS.includes(id) || (flag !== undefined && flag !== '--check')) {
    console.error(USAGE)
    return 2
  }
  return flag === '--check' ? check(id, root) : rebuild(id, root)
}
