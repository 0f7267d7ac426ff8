import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const PREFIX = 'maps-'
export const TIDY_SCRIPT = 'sw-tidy.js'

/** Tiles keep their names when a map is drawn anew: the name of their cache tells the drawings apart. */
export function mapsCacheName(folder: URL): string {
  const path = fileURLToPath(folder)
  const hash = createHash('sha256')
  const names = existsSync(path) ? readdirSync(path, { recursive: true, withFileTypes: true }) : []
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.sort()) hash.update(file.slice(path.length)).update(readFileSync(file))
  return PREFIX + hash.digest('hex').slice(0, 12)
}

const script = (current: string): string => `self.addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith('${PREFIX}') && name !== '${current}'
  const tidy = async () => {
    for (const name of await caches.keys()) if (isOld(name)) await caches.delete(name)
  }
  event.waitUntil(tidy())
})
`

/** A part of the service worker that throws away tiles of earlier drawings. */
export const tidyMapsCaches = (current: string): Plugin => ({
  name: 'sandtable:tidy-maps-caches',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: TIDY_SCRIPT, source: script(current) })
  },
})
