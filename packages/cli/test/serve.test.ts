import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openerOf } from '../commands/serve.ts'
import { cli, scratch } from './cli.ts'

const BIN = fileURLToPath(new URL('../bin/sandtable.mjs', import.meta.url))

function builtTable(): string {
  const folder = join(scratch(), 'dist')
  mkdirSync(folder)
  writeFileSync(join(folder, 'index.html'), '<title>Sandtable</title>')
  return folder
}

/** The command as people start it, until it has said its first line; then it is interrupted. */
async function servedUntilCtrlC(argv: readonly string[]) {
  const child = spawn(process.execPath, [BIN, 'serve', '--built', builtTable(), ...argv], { cwd: scratch() })
  onTestFinished(() => void child.kill('SIGKILL'))
  let err = ''
  child.stderr.on('data', (data: Buffer) => (err += data.toString()))
  const lines: string[] = []
  const reader = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  await once(reader, 'line')
  const address = /http:[^\s"]+/.exec(lines.join('\n'))?.[0] ?? ''
  const page = await (await fetch(address.replace('localhost', '127.0.0.1'))).text()
  child.kill('SIGINT')
  const [code] = (await once(child, 'close')) as [number | null]
  return { lines, err, page, code }
}

describe('serve', () => {
  it('names the address, serves the table and stops cleanly on Ctrl-C', async () => {
    const { lines, err, page, code } = await servedUntilCtrlC(['--port', '0'])
    expect(lines).toEqual([
      expect.stringMatching(/^The table is at http:\/\/localhost:\d+$/),
      'Ctrl-C stops it.',
    ])
    expect({ err, page, code }).toEqual({ err: '', page: '<title>Sandtable</title>', code: 0 })
  })

  it('takes the next port with one line when the port is in use, and prints JSON', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const taken = (other.address() as AddressInfo).port
    const { lines, err } = await servedUntilCtrlC(['--port', String(taken), '--json'])
    other.close()
    expect(lines).toHaveLength(1)
    const { address, port } = JSON.parse(lines[0] ?? '') as { address: string; port: number }
    expect(address).toBe(`http://localhost:${port}`)
    expect(err).toMatch(new RegExp(`^port ${taken} is in use; taking ${port} [^\\n]+\\n$`))
  })

  it.each([
    ['a port that is none', ['--port', 'http'], '--port takes a number'],
    ['a port that cannot be', ['--port', '70000'], '--port must be at most 65535'],
    [
      'a folder without a table',
      ['--built', '/no/such/folder'],
      'there is no built table in /no/such/folder',
    ],
    [
      'a host that is elsewhere',
      ['--host', '192.0.2.1', '--built', builtTable()],
      'no address of this computer',
    ],
  ])('refuses %s in one line', async (_, argv, words) => {
    const { code, out, err } = await cli(['serve', ...argv])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^sandtable: [^\n]+\n$/)
    expect(err).toContain(words)
  })
})

describe('opening a browser', () => {
  const ADDRESS = 'http://localhost:4914'

  it.each([
    ['linux', { DISPLAY: ':0' }, 'xdg-open'],
    ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, 'xdg-open'],
    ['darwin', {}, 'open'],
    ['win32', {}, 'cmd'],
  ])('on %s with %o uses %s', (platform, env, command) => {
    const opener = openerOf(platform, env, ADDRESS)
    expect(opener?.command).toBe(command)
    expect(opener?.argv.at(-1)).toBe(ADDRESS)
  })

  it('is not tried where there is no screen', () => {
    expect(openerOf('linux', {}, ADDRESS)).toBeUndefined()
  })
})
