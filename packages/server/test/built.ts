import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A folder of this test's own with these files in it. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

/** What a built table looks like to the server. */
export const builtTable = (): string =>
  folderWith({
    'index.html': '<!doctype html><title>Sandtable</title>',
    '404.html': '<!doctype html><title>Off the map</title>',
    'sw.js': '// service worker',
    '.sources': 'fingerprint',
    'assets/main-abc.js': 'plain',
    'assets/main-abc.js.br': 'brotli',
    'assets/main-abc.js.gz': 'gzip',
    'maps/sheet.json': '{}',
  })
