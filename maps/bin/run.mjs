#!/usr/bin/env node
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const MAPS = fileURLToPath(new URL('..', import.meta.url))
const PROGRAMS = ['build', 'extract', 'settle']
const [program, ...words] = process.argv.slice(2)

if (!PROGRAMS.includes(program)) {
  console.error(`usage: run.mjs ${PROGRAMS.join('|')} <map> [options]`)
  process.exit(2)
}

// The bundle lies inside the workspace for a moment, so that it finds sharp where the sources would.
const folder = mkdtempSync(join(MAPS, '.bundle-'))
try {
  const outfile = join(folder, `${program}.mjs`)
  await build({
    entryPoints: [join(MAPS, 'programs', `${program}.ts`)],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['sharp'],
    outfile,
  })
  const { main } = await import(pathToFileURL(outfile).href)
  process.exitCode = await main(words, MAPS)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
