import type { WriteStream } from 'node:tty'
import { EXIT } from './exit.ts'
import type { Io, Sink } from './io.ts'

const USUAL_COLUMNS = 80

export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process
  for (const stream of [stdout, stderr]) stream.on('error', endOnClosedPipe)
  return {
    input: stdin,
    out: sinkOf(stdout, env),
    err: sinkOf(stderr, env),
    keyboardEcho: stdin.isTTY && stdout.isTTY ? stdout : undefined,
    env,
    interruption: onCtrlC,
  }
}

function sinkOf(stream: WriteStream, env: NodeJS.ProcessEnv): Sink {
  return {
    write: (text) => void stream.write(text),
    isTerminal: stream.isTTY,
    get columns() {
      return stream.isTTY ? stream.columns : Number(env.COLUMNS) || USUAL_COLUMNS
    },
  }
}

/** The reader of our pipe went away (`| head`): nothing is left to say, and it is no error. */
function endOnClosedPipe(error: NodeJS.ErrnoException): void {
  process.exit(error.code === 'EPIPE' ? EXIT.good : EXIT.fault)
}

/** A second Ctrl-C finds no listener any more and ends the process at once. */
function onCtrlC(): AbortSignal {
  const controller = new AbortController()
  process.once('SIGINT', () => controller.abort())
  return controller.signal
}
