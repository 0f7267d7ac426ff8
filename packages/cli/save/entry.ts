import type { Action } from '@sandtable/kernel'
import { parseObject } from './save-head.ts'

/** One line of a saved game after its head. */
export type Entry = Action | { readonly undo: string } | { readonly redo: string }

export const writeEntry = (entry: Entry): string => `${JSON.stringify(entry)}\n`

/** The entry of a line; undefined if it is none. */
export function readEntry(line: string): Entry | undefined {
  const json = parseObject(line)
  if (!json) return undefined
  const { undo, redo, seat, verb, arg } = json
  if (typeof undo === 'string') return { undo }
  if (typeof redo === 'string') return { redo }
  if (typeof seat !== 'string' || typeof verb !== 'string') return undefined
  if (arg === undefined) return { seat, verb }
  return typeof arg === 'string' ? { seat, verb, arg } : undefined
}

/** The actions that stand once everything taken back is left out. */
export function standingActions(entries: readonly Entry[]): Action[] {
  const done: Action[] = []
  const undone: Action[] = []
  for (const entry of entries) {
    if ('undo' in entry) undone.push(...done.splice(-1))
    else if ('redo' in entry) done.push(...undone.splice(-1))
    else {
      done.push(entry)
      undone.length = 0
    }
  }
  return done
}
