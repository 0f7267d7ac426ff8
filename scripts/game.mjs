/**
 * Checks one game while it is worked on: types, lint and tests of its folder, without the tests that play many games.
 * `npm test` checks everything.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const CACHE = join(ROOT, 'node_modules', '.cache', 'sandtable-game')
const GAMES = 'packages/games'

/** Tests that play many games. */
const LONG = /\/(conformance|bot-[a-z-]+|whole|secrecy)\.test\.ts$/
/** Its tests look at what the map builder has printed, and that knows all games: no quick matter for types and lint. */
const PRINTED = 'test/drawn-map'

const isGame = (id) => existsSync(join(ROOT, GAMES, id, 'manifest.ts'))
const games = () => readdirSync(join(ROOT, GAMES)).filter(isGame)

/** Only the game and what it imports. The build info makes the next run quicker. */
function configOf(id) {
  const path = join(CACHE, `${id}.json`)
  const up = '../../..'
  const config = {
    extends: `${up}/tsconfig.json`,
    compilerOptions: { incremental: true, tsBuildInfoFile: `./${id}.tsbuildinfo` },
    include: [`${up}/${GAMES}/${id}/**/*.ts`],
    exclude: [`${up}/**/node_modules`, `${up}/${GAMES}/${id}/${PRINTED}`],
  }
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(path, JSON.stringify(config))
  return path
}

function testsOf(id) {
  const folder = join(ROOT, GAMES, id, 'test')
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }) : []
  return files
    .map((file) => `${GAMES}/${id}/test/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts'))
}

const running = new Set()

/** Runs a program of npm's; its output is told only if it fails, and then everything ends with its exit code. */
function run(name, program, args) {
  const start = Date.now()
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, 'node_modules', program), ...args], { cwd: ROOT })
    running.add(child)
    let output = ''
    child.stdout.on('data', (data) => (output += data))
    child.stderr.on('data', (data) => (output += data))
    child.on('close', (code) => {
      running.delete(child)
      console.log(`${name}: ${code === 0 ? 'good' : 'failed'}, ${Math.round((Date.now() - start) / 1000)} s`)
      if (code === 0) return resolve()
      console.log(output)
      for (const other of running) other.kill()
      process.exit(code ?? 1)
    })
  })
}

const types = (config) => run('types', 'typescript/bin/tsc', ['-p', config])

const lint = (id, config) =>
  run('lint', 'eslint/bin/eslint.js', [
    `${GAMES}/${id}`,
    ...['--ignore-pattern', `${GAMES}/${id}/${PRINTED}/**`],
    ...['--parser-options', `projectService:false,project:${config}`],
    ...['--cache', '--cache-location', join(CACHE, `${id}.eslintcache`)],
  ])

/** The report of `npm test` stays as it is: `sandtable rules` reads it. */
const tests = (files) =>
  run(`${files.length} files of tests`, 'vitest/vitest.mjs', [
    ...['run', '--project', 'unit', '--project', 'alone', '--reporter', 'default'],
    ...files,
  ])

const [id = ''] = process.argv.slice(2)
if (!/^[a-z0-9-]+$/.test(id) || !isGame(id)) {
  console.error(`there is no game "${id}"; there is ${games().join(', ')}`)
  process.exit(2)
}
const config = configOf(id)
const files = testsOf(id)
const quick = files.filter((file) => !LONG.test(file))
const left = files.filter((file) => LONG.test(file)).map((file) => file.slice(`${GAMES}/${id}/test/`.length))
const inTurn = async () => {
  await types(config)
  if (quick.length > 0) await tests(quick)
}
await Promise.all([inTurn(), lint(id, config)])
if (left.length > 0) console.log(`left to npm test: ${left.join(', ')}`)
