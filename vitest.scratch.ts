import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder: string | undefined

/** What tests write into the system's folder for temporary files goes into one that is gone afterwards. */
export function setup(): void {
  folder = mkdtempSync(join(tmpdir(), 'sandtable-tests-'))
  process.env.TMPDIR = folder
}

export function teardown(): void {
  // a browser that is just ending may still write there
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
}
