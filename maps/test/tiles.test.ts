import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DrawnMap } from '@sandtable/cartography'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawnMapOf, MAP_IDS } from '../atlas.ts'
import { foldersOf } from '../output/folders.ts'
import { Press } from '../output/press.ts'
import { levelsOf, printTile, TILE, type TilePlace, tilePath, tilePlaces } from '../output/tiles.ts'
import { THEMES } from '../palette.ts'
import { described } from '../testing/described.ts'
import { ROOT } from '../testing/printed.ts'

const MEGABYTE = 1024 * 1024
/** Relief and lettering of a large map take their time where other work fills the machine. */
const PATIENCE = 300_000

const maps = await Promise.all(
  MAP_IDS.map(async (id) => ({ id, map: described(id, (await drawnMapOf(id)) as DrawnMap) })),
)

describe.each(maps)('the tiles of $id', ({ id, map }) => {
  const { tiles: folder } = foldersOf(id, ROOT)

  it('are complete, square and nothing else', async () => {
    for (const theme of THEMES) {
      const expected = tilePlaces(map).map((place) => tilePath(theme, place))
      const found = levelsOf(map).flatMap(({ level }) =>
        readdirSync(join(folder, theme, String(level))).map((name) => `${theme}/${level}/${name}`),
      )
      expect(found.sort()).toEqual(expected.sort())
      for (const path of expected) {
        const { width, height, format } = await sharp(join(folder, path)).metadata()
        expect([path, width, height, format]).toEqual([path, TILE, TILE, 'webp'])
      }
    }
  })

  it('come with pictures for the lobby', () => {
    for (const theme of THEMES)
      for (const name of ['card', 'overview'])
        expect(existsSync(join(folder, `${name}-${theme}.webp`))).toBe(true)
  })

  it('are small enough to load', () => {
    const paths = THEMES.flatMap((theme) => tilePlaces(map).map((place) => tilePath(theme, place)))
    const size = paths.reduce((sum, path) => sum + readFileSync(join(folder, path)).length, 0)
    // a window loads what it shows: what counts is how much lies on a piece of the sheet
    expect(size / (map.width * map.height)).toBeLessThan((1.2 * MEGABYTE) / 1e6)
  })

  it(
    'are printed as they lie in the repository, byte for byte',
    async () => {
      const press = await Press.open(map.id, ROOT)
      const place = tilePlaces(map).find(
        ({ level, column, row }) => level.scale === 1 && column === 2 && row === 1,
      )
      const printed = await printTile(press, place as TilePlace)
      for (const { path, bytes } of printed)
        expect([path, readFileSync(join(folder, path)).equals(bytes)]).toEqual([path, true])
    },
    PATIENCE,
  )
})
