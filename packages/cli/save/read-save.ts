import type { GameRecord } from '@sandtable/kernel'
import { type Entry, readEntry, standingActions } from './entry.ts'
import { parseObject, readHead, recordFrom, type SaveHead } from './save-head.ts'

export interface Saved {
  readonly head: SaveHead
  readonly entries: readonly Entry[]
  /** length of the whole lines: what comes after was cut short by a crash, and was never shown as done */
  readonly bytes: number
}

/** A saved game; undefined if there is nothing; or one line that says what is wrong. */
export function readSave(text: string): Saved | string | undefined {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const [first = '', ...rest] = whole.split('\n').slice(0, -1)
  if (text === '') return undefined
  const head = readHead(first)
  if (typeof head === 'string') return head
  const entries: Entry[] = []
  for (const [index, line] of rest.entries()) {
    const entry = readEntry(line)
    if (!entry) return `line ${index + 2} is damaged`
    entries.push(entry)
  }
  return { head, entries, bytes: Buffer.byteLength(whole) }
}

/** A saved game as a record; undefined if the text is none; or one line that says what is wrong. */
export function recordOfSave(text: string): GameRecord | string | undefined {
  const first = text.slice(0, text.indexOf('\n'))
  if (!parseObject(first)?.players) return undefined
  const saved = readSave(text)
  if (saved === undefined || typeof saved === 'string') return saved
  return recordFrom(saved.head, standingActions(saved.entries))
}
