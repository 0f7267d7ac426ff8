import type { LogGroup, LogLine } from '@sandtable/presentation'

/** A sentence and the small print that belongs to it. */
export interface LogEntry {
  readonly main: LogLine
  readonly minor: readonly LogLine[]
}

/** A row of the log: the head of a phase, or an entry. */
export type LogRowData =
  | { readonly head: string; readonly nation: string | undefined; readonly at: number }
  | { readonly entry: LogEntry }

/** Binds the small print to its sentence. */
export function entriesOf(lines: readonly LogLine[]): readonly LogEntry[] {
  const entries: { main: LogLine; minor: LogLine[] }[] = []
  for (const line of lines) {
    const last = entries.at(-1)
    if (line.minor && last) last.minor.push(line)
    else entries.push({ main: line, minor: [] })
  }
  return entries
}

export interface ShownLog {
  /** newest first: each phase under its head */
  readonly rows: readonly LogRowData[]
  /** entries left out */
  readonly hidden: number
}

/** The newest entries, at most so many: a long game stays quick to draw. */
export function newestFirst(log: readonly LogGroup[], most: number): ShownLog {
  const rows: LogRowData[] = []
  let [shown, all] = [0, 0]
  for (const { title, nation, at, lines } of log.toReversed()) {
    const entries = entriesOf(lines)
    const part = entries.toReversed().slice(0, most - shown)
    if (part.length > 0) rows.push({ head: title, nation, at }, ...part.map((entry) => ({ entry })))
    shown += part.length
    all += entries.length
  }
  return { rows, hidden: all - shown }
}

/** The newest sentence, for where the log itself has no room. */
export const lastLine = (log: readonly LogGroup[]): LogLine | undefined => {
  const lines = log.findLast((group) => group.lines.length > 0)?.lines ?? []
  return entriesOf(lines).at(-1)?.main
}

/** The last thing that happened before the end was told; the end may stand under a head of its own or not. */
export function lastEntry(log: readonly LogGroup[]): LogEntry | undefined {
  const entries = log.flatMap(({ lines }) => entriesOf(lines))
  const [before, end] = entries.slice(-2)
  // Only what came with the end brought it about; a fight some time before did not.
  return before && end && before.main.at === end.main.at && before.main.deed?.kind !== 'fight'
    ? before
    : undefined
}
