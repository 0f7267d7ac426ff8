import type { Readable, Writable } from 'node:stream'

/** Where text goes. */
export interface Sink {
  write(text: string): void
  readonly isTerminal: boolean
  readonly columns: number
}

/** The world of a command, so that tests can stand in for it. */
export interface Io {
  readonly input: Readable
  readonly out: Sink
  readonly err: Sink
  /** where a person's typing is echoed and edited; undefined when input is no terminal */
  readonly keyboardEcho: Writable | undefined
  readonly env: Readonly<Record<string, string | undefined>>
  /** from the first call on, Ctrl-C aborts this signal instead of the process */
  interruption(): AbortSignal
}
