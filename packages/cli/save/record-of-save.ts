import type { GameRecord } from '@sandtable/kernel'
import { standingActions } from './entry.ts'
import { readSave } from './read-save.ts'
import { parseObject, recordFrom } from './save-head.ts'

/** A saved game as a record; undefined if the text is none; or one line that says what is wrong. */
export function recordOfSave(text: string): GameRecord | string | undefined {
  const first = text.slice(0, text.indexOf('\n'))
  if (!parseObject(first)?.players) return undefined
  const saved = readSave(text)
  if (saved === undefined || typeof saved === 'string') return saved
  return recordFrom(saved.head, standingActions(saved.entries))
}
