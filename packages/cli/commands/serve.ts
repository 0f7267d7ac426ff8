import type { Serving } from '@sandtable/server'
import { spawn } from 'node:child_process'
import type { Arguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { EXIT } from '../exit.ts'
import type { Io } from '../io.ts'
import { orProblem } from '../problem.ts'
import { print } from '../print.ts'
import { freshTable } from '../table-build.ts'

const USUAL_PORT = 4914
const HIGHEST_PORT = 65_535
const ONLY_HERE = '127.0.0.1'

export const serveCommand: Command = {
  name: 'serve',
  summary: 'the table in a browser',
  operands: [],
  options: {
    port: { value: 'n', help: `where to listen (default ${USUAL_PORT}); 0 takes any free port` },
    host: {
      value: 'address',
      help: 'let others in: 0.0.0.0 for the whole network (default: only this computer)',
    },
    built: { value: 'dir', help: 'serve a table that is already built, from this folder' },
    'no-open': { help: 'do not open a browser' },
  },
  notes: [
    'Builds the table first if it has not been built or its sources have changed. Ctrl-C stops it.',
    'The browser keeps games by address: another port starts with an empty shelf.',
  ],
  async run(args, io) {
    const port = args.whole('port', { least: 0, most: HIGHEST_PORT }) ?? USUAL_PORT
    const host = args.text('host') ?? ONLY_HERE
    const stop = io.interruption()
    const folder = args.text('built') ?? (await freshTable(io, stop))
    if (folder === undefined) return EXIT.interrupted
    // Only this command needs the server: the others start without loading it.
    const { serveTable } = await import('@sandtable/server')
    const serving = orProblem(await serveTable({ folder, host, port }))
    announce(serving, port, args, io)
    await untilStopped(stop)
    await serving.stop()
    return EXIT.good
  },
}

function announce({ addresses, port }: Serving, wanted: number, args: Arguments, io: Io): void {
  if (wanted !== 0 && port !== wanted)
    io.err.write(`port ${wanted} is in use; taking ${port} (games kept at ${wanted} stay there)\n`)
  const [address, ...others] = addresses
  print(io, args, { address, port, addresses }, [
    `The table is at ${address}`,
    ...others.map((each) => `            and ${each}`),
    'Ctrl-C stops it.',
  ])
  if (!args.flag('no-open') && io.out.isTerminal) openBrowser(address, io.env)
}

const untilStopped = (stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (stop.aborted) resolve()
    else stop.addEventListener('abort', () => resolve(), { once: true })
  })

interface Opener {
  readonly command: string
  readonly argv: readonly string[]
}

/** How this system opens an address; nothing where there is no screen. */
export function openerOf(platform: string, env: Io['env'], address: string): Opener | undefined {
  if (platform === 'darwin') return { command: 'open', argv: [address] }
  if (platform === 'win32') return { command: 'cmd', argv: ['/c', 'start', '', address] }
  const hasScreen = [env.DISPLAY, env.WAYLAND_DISPLAY, env.WSL_DISTRO_NAME].some(Boolean)
  return hasScreen ? { command: 'xdg-open', argv: [address] } : undefined
}

/** Opens the address if that is possible; it is printed anyway. */
function openBrowser(address: string, env: Io['env']): void {
  const opener = openerOf(process.platform, env, address)
  if (!opener) return
  const child = spawn(opener.command, opener.argv, { detached: true, stdio: 'ignore' })
  child.on('error', () => undefined)
  child.unref()
}
