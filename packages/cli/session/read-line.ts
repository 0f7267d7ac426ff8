import { createInterface, type Interface } from 'node:readline'
import type { Io } from '../io.ts'

const PROMPT = '> '

/** What a person, or a pipe, types: line by line, until it ends. */
export class LineReader {
  readonly #lines: string[] = []
  readonly #reader: Interface
  readonly #io: Io
  /** Ctrl-C was typed */
  wasInterrupted = false
  /** what Tab can finish */
  words: readonly string[] = []
  #isOver = false
  #wake: () => void = () => undefined

  constructor(io: Io) {
    this.#io = io
    const output = io.keyboardEcho
    const completer = (line: string): [string[], string] => [this.#completions(line), line]
    this.#reader = createInterface(
      output ? { input: io.input, output, terminal: true, completer } : { input: io.input, terminal: false },
    )
    this.#reader.setPrompt(PROMPT)
    this.#reader.on('line', (line) => {
      this.#lines.push(line)
      this.#wake()
    })
    this.#reader.on('SIGINT', () => {
      this.wasInterrupted = true
      this.close()
    })
    this.#reader.on('close', () => {
      // The prompt stands there unanswered.
      output?.write('\n')
      this.#isOver = true
      this.#wake()
    })
  }

  /** The next line; undefined when nothing more will come. */
  async next(): Promise<string | undefined> {
    if (this.#io.keyboardEcho) this.#reader.prompt()
    if (this.#lines.length === 0 && !this.#isOver)
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    const line = this.#lines.shift()
    // A pipe does not show what was typed; without it the transcript makes no sense.
    if (!this.#io.keyboardEcho && line !== undefined) this.#io.out.write(`${PROMPT}${line}\n`)
    return line
  }

  close(): void {
    this.#reader.close()
  }

  #completions(line: string): string[] {
    return this.words.filter((word) => word.startsWith(line))
  }
}
