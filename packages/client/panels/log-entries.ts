import type { LogGroup, LogLine } from '@sandtable/presentation'

/** A sentence and the small print that belongs to it. */
export interface LogEntry {
  readonly main: LogLine
  readonly minor: readonly LogLine[]
}

/** The actions a line tells of. */
export const actionsOf = ({ at, also = [] }: LogLine): readonly number[] => [at, ...also]

/** Those it is the first to tell of in its entry: what is said of an action is said once. */
export function newActionsOf({ main, minor }: LogEntry, line: LogLine): readonly number[] {
  const all = [main, ...minor]
  const before = new Set(all.slice(0, all.indexOf(line)).flatMap(actionsOf))
  return actionsOf(line).filter((action) => !before.has(action))
}

/** A row of the log: the head of a phase, or an entry. */
export type LogRowData =
  | { readonly head: string; readonly nation: string | undefined; readonly at: number }
  | { readonly entry: LogEntry }

const known = new WeakMap<readonly LogLine[], readonly LogEntry[]>()

/** Binds the small print to its sentence. Lines of a phase that has not changed are bound already. */
export function entriesOf(lines: readonly LogLine[]): readonly LogEntry[] {
  const entries = known.get(lines) ?? bound(lines)
  known.set(lines, entries)
  return entries
}

function bound(lines: readonly LogLine[]): readonly LogEntry[] {
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

/** The line that tells first of an action. Actions are told in the order they were taken. */
export function lineOf(log: readonly LogGroup[], at: number): LogLine | undefined {
  let found: LogLine | undefined
  for (let i = log.length - 1; i >= 0; i--) {
    const lines = log[i]?.lines ?? []
    found = lines.find((line) => line.at === at) ?? found
    if ((lines[0]?.at ?? at) < at) return found
  }
  return found
}

/** The action with which dice fell last; 0 if none have fallen. */
export function lastDice(log: readonly LogGroup[]): number {
  for (let i = log.length - 1; i >= 0; i--) {
    const line = log[i]?.lines.findLast(({ dice }) => dice)
    if (line) return line.at
  }
  return 0
}

/** The last thing that happened before the end was told; the end may stand under a head of its own or not. */
export function lastEntry(log: readonly LogGroup[]): LogEntry | undefined {
  const last: LogEntry[] = []
  for (let i = log.length - 1; i >= 0 && last.length < 2; i--)
    last.unshift(...entriesOf(log[i]?.lines ?? []).slice(last.length - 2))
  const [before, end] = last
  // Only what came with the end brought it about; a fight some time before did not.
  return before && end && before.main.at === end.main.at && before.main.deed?.kind !== 'fight'
    ? before
    : undefined
}
