import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fingerprintOf, markFile } from './fingerprint.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stripVTControlCharacters } from 'node:util'

interface Building {
  /** the repository */
  readonly root: string
  /** where the built table goes; replaced only when the new one is whole */
  readonly into: string
  readonly stop: AbortSignal
}

/** Builds the table from its sources; a line says what went wrong. */
export async function buildTable({ root, into, stop }: Building): Promise<string | undefined> {
  const client = join(root, 'packages', 'client')
  const vite = viteOf(client)
  if (vite === undefined) return 'the tools that build the table are not installed; run npm install'
  const print = fingerprintOf(root)
  const draft = `${into}.${process.pid}`
  try {
    const argv = [vite, 'build', '--outDir', draft, '--emptyOutDir', '--logLevel', 'warn']
    const { code, said } = await runToEnd(process.execPath, argv, client, stop)
    if (stop.aborted) return 'interrupted'
    if (code !== 0)
      return `the table could not be built: ${whatIsWrong(said)}; more: npm run build -w packages/client`
    writeFileSync(markFile(draft), print)
    replace(into, draft)
    return undefined
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function viteOf(client: string): string | undefined {
  try {
    const manifest = createRequire(join(client, 'package.json')).resolve('vite/package.json')
    return join(dirname(manifest), 'bin', 'vite.js')
  } catch {
    return undefined
  }
}

/** A server may be reading the old table: it is moved away whole, not emptied file by file. */
function replace(into: string, draft: string): void {
  const old = `${draft}.old`
  if (existsSync(into)) renameSync(into, old)
  renameSync(draft, into)
  rmSync(old, { recursive: true, force: true })
}

const FRAME = /^error during build|build failed|^\[plugin/i

/** The line of a long report that says what is wrong. */
function whatIsWrong(said: string): string {
  const lines = said.split('\n').map((line) => line.trim())
  const told = lines.filter((line) => line !== '' && !line.startsWith('at ') && !FRAME.test(line))
  return told.find((line) => /error\b|^\[[A-Z_]+\]/i.test(line)) ?? told.at(-1) ?? 'it gave no reason'
}

interface Ended {
  readonly code: number | null
  readonly said: string
}

/** Runs a program in a folder until it ends or is told to stop. */
async function runToEnd(
  command: string,
  argv: readonly string[],
  cwd: string,
  stop: AbortSignal,
): Promise<Ended> {
  // A test runner says NODE_ENV=test, and the build would then be one for developers.
  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' }
  const child = spawn(command, argv, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const end = (): void => void child.kill()
  stop.addEventListener('abort', end)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (said += data.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  stop.removeEventListener('abort', end)
  return { code, said: stripVTControlCharacters(said) }
}
