import type { Arguments } from './arguments.ts'
import type { Io } from './io.ts'
import type { Syntax } from './syntax.ts'

export interface Command extends Syntax {
  readonly summary: string
  /** more to know, for the help page */
  readonly notes?: readonly string[]
  run(args: Arguments, io: Io): number | Promise<number>
}
