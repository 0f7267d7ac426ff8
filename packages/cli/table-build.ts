import type { Io } from './io.ts'
import { Problem } from './problem.ts'
import { Progress } from './progress.ts'
import { inRepository } from './root.ts'

const EVERY_MS = 500

/** The folder of the built table, built now if its sources have changed; nothing if interrupted. */
export async function freshTable(io: Io, stop: AbortSignal): Promise<string | undefined> {
  const { buildTable, isFresh } = await import('@sandtable/server')
  const root = inRepository()
  const into = inRepository('packages', 'client', 'dist')
  if (isFresh(root, into)) return into
  const watch = new BuildWatch(io)
  const trouble = await buildTable({ root, into, stop })
  watch.end(trouble === undefined)
  if (stop.aborted) return undefined
  if (trouble !== undefined) throw new Problem(trouble)
  return into
}

/** Tells that a build is under way, and how long it took. */
class BuildWatch {
  readonly #io: Io
  readonly #progress: Progress
  readonly #began = Date.now()
  readonly #timer: NodeJS.Timeout

  constructor(io: Io) {
    this.#io = io
    this.#progress = new Progress(io.err)
    if (!io.err.isTerminal) io.err.write('building the table …\n')
    this.#timer = setInterval(() => this.#show(), EVERY_MS)
    this.#show()
  }

  get #seconds(): number {
    return (Date.now() - this.#began) / 1000
  }

  #show(): void {
    this.#progress.show(() => `building the table … ${this.#seconds.toFixed(0)} s`)
  }

  end(isBuilt: boolean): void {
    clearInterval(this.#timer)
    this.#progress.clear()
    if (isBuilt) this.#io.err.write(`built the table in ${this.#seconds.toFixed(1)} s\n`)
  }
}
