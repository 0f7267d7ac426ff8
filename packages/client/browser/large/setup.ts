/** Builds the table with the large made-up game in its list, and serves it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { setup as serve, teardown as stop } from '../setup/global.ts'

const CLIENT = fileURLToPath(new URL('../../', import.meta.url))
const LIST = fileURLToPath(new URL('games.ts', import.meta.url))

let folder = ''

export async function setup(project: TestProject): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'sandtable-large-'))
  await build({
    root: CLIENT,
    configFile: join(CLIENT, 'vite.config.ts'),
    logLevel: 'warn',
    resolve: { alias: { '@sandtable/games': LIST } },
    build: { outDir: folder, emptyOutDir: true },
  })
  process.env.SANDTABLE_BUILT = folder
  await serve(project)
}

export async function teardown(): Promise<void> {
  await stop()
  rmSync(folder, { recursive: true, force: true })
}
