import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fingerprintOf, markFile } from './fingerprint.ts'
import { runToEnd } from './run-to-end.ts'

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
