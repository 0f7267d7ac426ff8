import type { Arguments } from './arguments.ts'
import { EXIT } from './exit.ts'
import type { Io } from './io.ts'

/** The result of a command: JSON on one line for programs, lines for people. */
export function print(io: Io, args: Arguments, json: object, lines: readonly string[]): number {
  io.out.write(args.flag('json') ? `${JSON.stringify(json)}\n` : `${lines.join('\n')}\n`)
  return EXIT.good
}
