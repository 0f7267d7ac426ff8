import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { withFile, writeWhole } from '../files.ts'
import { Problem } from '../problem.ts'
import { type Entry, writeEntry } from './entry.ts'
import type { SaveHead } from './save-head.ts'

/** A saved game that grows: what is appended is on the disk before anybody is told of it. */
export class Journal {
  readonly path: string
  readonly #file: number
  #size: number

  private constructor(path: string, size: number) {
    this.path = path
    this.#size = size
    this.#file = withFile('open', path, () => openSync(path, 'r+'))
  }

  /** A new file with this beginning; it appears whole or not at all. */
  static create(path: string, head: SaveHead, entries: readonly Entry[] = []): Journal {
    const text = `${JSON.stringify(head)}\n${entries.map(writeEntry).join('')}`
    writeWhole(path, text)
    return new Journal(path, Buffer.byteLength(text))
  }

  /** Goes on with a file after its first `size` bytes; a line cut short behind them is dropped. */
  static resume(path: string, size: number): Journal {
    const journal = new Journal(path, size)
    withFile('write', path, () => ftruncateSync(journal.#file, size))
    return journal
  }

  append(entries: readonly Entry[]): void {
    if (entries.length === 0) return
    this.#refuseStrangers()
    const bytes = Buffer.from(entries.map(writeEntry).join(''))
    withFile('write', this.path, () => {
      let written = 0
      while (written < bytes.length)
        written += writeSync(this.#file, bytes, written, bytes.length - written, this.#size + written)
      fsyncSync(this.#file)
    })
    this.#size += bytes.length
  }

  close(): void {
    closeSync(this.#file)
  }

  /** Two terminals on one file would tear it apart. */
  #refuseStrangers(): void {
    if (fstatSync(this.#file).size !== this.#size)
      throw new Problem(`${this.path} was changed by another program; start again to go on from there`)
  }
}
