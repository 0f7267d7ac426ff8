import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const COMMAND = fileURLToPath(new URL('../../../cli/bin/sandtable.mjs', import.meta.url))

export interface TableServer {
  readonly address: string
  stop(): Promise<void>
}

/** Starts the table as people do, on a free port; builds it first, unless SANDTABLE_BUILT says where it is. */
export async function startTable(): Promise<TableServer> {
  const built = process.env.SANDTABLE_BUILT
  const argv = [COMMAND, 'serve', '--json', '--port', '0', '--no-open', ...(built ? ['--built', built] : [])]
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] })
  const line = await Promise.race([firstLine(child), once(child, 'exit').then(() => undefined)])
  if (line === undefined) throw new Error('sandtable serve ended before it served anything')
  const { address } = JSON.parse(line) as { address: string }
  return { address, stop: () => interrupt(child) }
}

async function firstLine({ stdout }: ChildProcess): Promise<string | undefined> {
  if (!stdout) return undefined
  for await (const line of createInterface({ input: stdout })) return line
  return undefined
}

async function interrupt(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGINT')
  const [code] = (await ended) as [number | null]
  if (code !== 0) throw new Error(`sandtable serve ended with ${code ?? 'a signal'} instead of 0`)
}
