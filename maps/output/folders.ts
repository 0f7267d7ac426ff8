import { join } from 'node:path'

/** Where a map's products lie in the repository. */
export interface Folders {
  readonly tiles: string
  readonly sheet: string
}

/** `root` is the folder of this workspace. */
export function foldersOf(id: string, root: string): Folders {
  const client = join(root, '..', 'packages', 'client')
  return { tiles: join(client, 'public', 'maps', id), sheet: join(client, 'games', id, 'map', 'sheet.json') }
}
