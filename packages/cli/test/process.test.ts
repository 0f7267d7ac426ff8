import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Position } from '../records/position.ts'
import { cliJson, GAME, scratch } from './cli.ts'

/** What people start: it builds the command anew each time. */
const BIN = fileURLToPath(new URL('../bin/sandtable.mjs', import.meta.url))
const { bundled } = (await import(new URL('../bin/bundle.mjs', import.meta.url).href)) as {
  readonly bundled: (program: 'main') => Promise<string>
}
/** The command, built once for those that start it again and again. */
const BUILT = fileURLToPath(await bundled('main'))

type Message = Position & { readonly type: string; readonly actions?: number }

/** The command as a process of its own. */
class Program {
  readonly child: ChildProcessWithoutNullStreams
  out = ''
  err = ''
  readonly #ended: Promise<unknown[]>

  constructor(argv: readonly string[], cwd = scratch(), program = BIN) {
    this.child = spawn(process.execPath, [program, ...argv], { cwd })
    this.child.stdout.on('data', (data: Buffer) => (this.out += data.toString()))
    this.child.stderr.on('data', (data: Buffer) => (this.err += data.toString()))
    this.child.stdin.on('error', () => undefined)
    this.#ended = once(this.child, 'close')
  }

  get messages(): Message[] {
    return this.out
      .slice(0, this.out.lastIndexOf('\n') + 1)
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Message)
  }

  /** Waits until something has been said so often. */
  async until(type: string, times: number): Promise<void> {
    while (this.messages.filter((message) => message.type === type).length < times)
      await once(this.child.stdout, 'data')
  }

  type(line: string): void {
    this.child.stdin.write(`${line}\n`)
  }

  async end(): Promise<number | null> {
    const [code] = await this.#ended
    return code as number | null
  }
}

describe('killing the terminal game', () => {
  it('loses nothing that was shown as done', async () => {
    const save = join(scratch(), 'game.jsonl')
    const argv = ['play', GAME, '--scenario', 'krasnik', '--seed', '3', '--save', save, '--json']
    let shown = 0
    for (const moves of [['stack 9.23', '1', 'halt'], ['done'], ['1', '1', '1', 'done']]) {
      const program = new Program(argv, scratch(), BUILT)
      await program.until('decision', 1)
      const { actions = -1 } = program.messages[0] as Message
      expect(actions).toBeGreaterThanOrEqual(shown)
      for (const [i, move] of moves.entries()) {
        program.type(move)
        // The last one is killed while it is being dealt with.
        if (i < moves.length - 1) await program.until('decision', i + 2)
      }
      program.child.kill('SIGKILL')
      await program.end()
      const last = program.messages.filter(({ type }) => type === 'decision').at(-1) as Message
      shown = await actionsUntil(save, last.hash)
    }
    expect(shown).toBeGreaterThan(3)
  })

  /** After how many actions of the save the position is this one. */
  async function actionsUntil(save: string, hash: string): Promise<number> {
    for (let at = 0; ; at++)
      if ((await cliJson<Position>(['exec', save, '--at', String(at)])).hash === hash) return at
  }
})

describe('clean endings', () => {
  it('ends at the end of input with everything saved', async () => {
    const cwd = scratch()
    const program = new Program(['play', GAME], cwd)
    program.child.stdin.end('stack 9.23\n')
    expect(await program.end()).toBe(0)
    expect(program.out).toContain('Everything is saved in saves/')
    expect(program.err).toBe('')
    expect(readdirSync(join(cwd, 'saves'))).toEqual([`${GAME}-campaign.jsonl`])
  })

  it('ends the terminal game on Ctrl-C', async () => {
    const program = new Program(['play', GAME, '--json'])
    await program.until('decision', 1)
    program.child.kill('SIGINT')
    expect(await program.end()).toBe(130)
    expect(program.messages.at(-1)).toMatchObject({ type: 'quit' })
    expect(program.err).toBe('')
  })

  it.each([
    ['selfplay', ['selfplay', GAME, '--games', '1000000']],
    ['selfplay on several cores', ['selfplay', GAME, '--games', '1000000', '--parallel', '2']],
    ['arena', ['arena', GAME, '--seats', 'hard,hard', '--games', '1000']],
    ['arena on several cores', ['arena', GAME, '--seats', 'hard,easy', '--games', '1000', '--parallel', '2']],
    ['fuzz', ['fuzz', GAME, '--minutes', '10']],
  ])('ends %s on Ctrl-C with what is done', async (_, argv) => {
    const program = await interrupted([...argv, '--json'])
    expect(JSON.parse(program.out)).toMatchObject({ interrupted: true })
    expect(program.err).toBe('')
  })

  /** Waits longer if the program had not even started. */
  async function interrupted(argv: readonly string[]): Promise<Program> {
    for (let wait = 2000; ; wait *= 2) {
      const program = new Program(argv, scratch(), BUILT)
      await new Promise((resolve) => setTimeout(resolve, wait))
      program.child.kill('SIGINT')
      const code = await program.end()
      if (code === null) continue
      expect(code).toBe(130)
      return program
    }
  }

  it('ends quietly when nobody reads any more', async () => {
    const program = new Program(['games', '--json'])
    program.child.stdout.destroy()
    expect(await program.end()).toBeLessThanOrEqual(2)
    expect(program.err).not.toMatch(/^\s+at /m)
  })

  it('shows no stack trace for bad input', async () => {
    const cwd = scratch()
    const program = new Program(['play', 'chess'], cwd)
    expect(await program.end()).toBe(2)
    expect(program.err).toMatch(/^sandtable: [^\n]+\n$/)
    expect(existsSync(join(cwd, 'saves'))).toBe(false)
  })
})
