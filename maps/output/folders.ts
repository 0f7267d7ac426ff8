import { join } from 'node:path'

/** Where a map's sources and products lie in the repository. */
export interface Folders {
  /** what it is described by, with the country it keeps */
  readonly drawn: string
  readonly tiles: string
  readonly sheet: string
}

/** `root` is the folder of this workspace. */
export function foldersOf(id: string, root: string): Folders {
  const packages = join(root, '..', 'packages')
  const game = join(packages, 'games', id)
  return {
    drawn: join(game, 'drawn-map'),
    tiles: join(packages, 'client', 'public', 'maps', id),
    sheet: join(game, 'table', 'sheet.json'),
  }
}
