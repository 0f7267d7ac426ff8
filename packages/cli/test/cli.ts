import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Io, Sink } from '../io.ts'
import { run } from '../run.ts'

interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs a command line in this process, with these lines as input. */
export async function cli(argv: readonly string[], input: readonly string[] = [], env = {}): Promise<Ran> {
  const out: string[] = []
  const err: string[] = []
  const sink = (into: string[]): Sink => ({
    write: (text) => void into.push(text),
    isTerminal: false,
    columns: 160,
  })
  const io: Io = {
    input: Readable.from(input.map((line) => `${line}\n`)),
    out: sink(out),
    err: sink(err),
    keyboardEcho: undefined,
    env,
    interruption: () => new AbortController().signal,
  }
  const code = await run(argv, io)
  return { code, out: out.join(''), err: err.join('') }
}

/** The JSON a command prints; it must have ended well unless said otherwise. */
export async function cliJson<T>(argv: readonly string[], code = 0): Promise<T> {
  const ran = await cli([...argv, '--json'])
  if (ran.code !== code) throw new Error(`exit code ${ran.code}: ${ran.err}${ran.out}`)
  return JSON.parse(ran.out) as T
}

/** A directory of this test's own. */
export const scratch = (): string => mkdtempSync(join(tmpdir(), 'sandtable-'))

export const GAME = 'battle-for-galicia'
