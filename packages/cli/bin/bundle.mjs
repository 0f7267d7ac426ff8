import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { applied } from './changes.mjs'

const CLI = fileURLToPath(new URL('..', import.meta.url))
const ROOT = join(CLI, '..', '..')
const DAY = 24 * 60 * 60 * 1000

/** Npm packages stay where they are: named by their place, since the build may lie far from them. */
const packagesInPlace = {
  name: 'packages-in-place',
  setup({ onResolve }) {
    onResolve({ filter: /^(@fastify\/|fastify$|typescript$|vitest\/node$)/ }, ({ path, resolveDir }) => ({
      path: pathToFileURL(createRequire(join(resolveDir, 'here')).resolve(path)).href,
      external: true,
    }))
  },
}

/** Parts of a game that nobody asks for in a terminal: reading them would only take time at every start. */
const withoutParts = {
  name: 'without-parts',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/(table|reader|about|lesson|drawn-map)\// }, ({ path, importer, kind }) =>
      kind === 'dynamic-import' && /[\\/]manifest\.ts$/.test(importer) ? { path, external: true } : undefined,
    )
  },
}

/**
 * Data to try out: `SANDTABLE_CHANGES` names a JSON file of `{ file, where, set }`: in that data file every entry with the
 * fields of `where` gets the fields of `set` ("front.attack": 6). What the rulebook says is never changed.
 */
const changedData = {
  name: 'changed-data',
  setup({ onLoad }) {
    const path = process.env.SANDTABLE_CHANGES
    if (!path) return
    const changes = JSON.parse(readFileSync(path, 'utf8'))
    onLoad({ filter: /[\\/]games[\\/].*\.json$/ }, ({ path: file }) => {
      const wanted = changes.filter((change) => file.endsWith(change.file))
      if (wanted.length === 0) return undefined
      return {
        contents: JSON.stringify(applied(JSON.parse(readFileSync(file, 'utf8')), wanted)),
        loader: 'json',
      }
    })
  },
}

/** One file a program, written whole or not at all: several commands may start at once. */
function store(folder, files) {
  mkdirSync(join(folder, '..'), { recursive: true })
  const draft = mkdtempSync(`${folder}-`)
  for (const { path, contents } of files) writeFileSync(join(draft, path.split(/[\\/]/).at(-1)), contents)
  try {
    renameSync(draft, folder)
  } catch {
    rmSync(draft, { recursive: true })
  }
}

function prune(parent) {
  for (const name of readdirSync(parent)) {
    const old = join(parent, name)
    // Another command may have put its draft in place meanwhile.
    const found = statSync(old, { throwIfNoEntry: false })
    if (found && Date.now() - found.mtimeMs > DAY) rmSync(old, { recursive: true, force: true })
  }
}

function cacheFolder(name) {
  for (const parent of [join(ROOT, 'node_modules', '.cache', 'sandtable'), join(tmpdir(), 'sandtable')]) {
    try {
      mkdirSync(parent, { recursive: true })
      return join(parent, name)
    } catch {
      // not ours to write to: try the next
    }
  }
  throw new Error('found no folder to build in')
}

/** Builds the command from its sources (some fifty milliseconds) and gives the address of one of its programs. */
export async function bundled(program) {
  const { outputFiles } = await build({
    entryPoints: { main: join(CLI, 'main.ts'), worker: join(CLI, 'selfplay', 'worker.ts') },
    bundle: true,
    // What only one command needs is a file of its own, read when that command runs.
    splitting: true,
    plugins: [packagesInPlace, withoutParts, changedData],
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outExtension: { '.js': '.mjs' },
    outdir: join(ROOT, 'build'),
    write: false,
  })
  const hash = createHash('sha256')
  for (const { contents } of outputFiles) hash.update(contents)
  const folder = cacheFolder(hash.digest('hex').slice(0, 16))
  if (!existsSync(folder)) {
    prune(join(folder, '..'))
    store(folder, outputFiles)
  }
  process.env.SANDTABLE_ROOT = ROOT
  return pathToFileURL(join(folder, `${program}.mjs`)).href
}
