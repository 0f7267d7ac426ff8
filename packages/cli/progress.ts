import type { Sink } from './io.ts'

const EVERY_MS = 100
const BAR = 24

/** A line that is drawn over and over; silent unless somebody watches. */
export class Progress {
  readonly #sink: Sink
  #drawn = 0

  constructor(sink: Sink) {
    this.#sink = sink
  }

  show(line: () => string): void {
    const now = Date.now()
    if (!this.#sink.isTerminal || now - this.#drawn < EVERY_MS) return
    this.#drawn = now
    this.#sink.write(`\r\u001b[K${line().slice(0, this.#sink.columns - 1)}`)
  }

  clear(): void {
    if (this.#drawn > 0) this.#sink.write('\r\u001b[K')
  }
}

export function bar(share: number): string {
  const full = Math.round(Math.min(1, share) * BAR)
  return `[${'#'.repeat(full)}${'-'.repeat(BAR - full)}]`
}
