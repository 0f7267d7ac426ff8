import type { Io } from '../io.ts'

/** Tells what happens: lines for people, or a JSON object a line for programs. */
export class Voice {
  readonly isJson: boolean
  readonly #io: Io

  constructor(io: Io, isJson: boolean) {
    this.#io = io
    this.isJson = isJson
  }

  tell(type: string, json: object, lines: () => readonly string[]): void {
    const text = this.isJson ? JSON.stringify({ type, ...json }) : lines().join('\n')
    this.#io.out.write(`${text}\n`)
  }
}
