/** What happened, as the log tells it: each happening with the actions it took. */
import type { LogGroup } from '@sandtable/presentation'
import { entriesOf, type LogEntry } from '../panels/log-entries.ts'

export interface Happening {
  /** numbers of its first and its last action */
  readonly from: number
  readonly to: number
  /** after this action all that is told of it has come about */
  readonly told: number
  /** head of its part of the log: turn and phase */
  readonly title: string
  /** several where one action brought them about */
  readonly entries: readonly LogEntry[]
}

type Begun = Omit<Happening, 'to'>

/** Every action after the first that is told belongs to one happening; those of `length` actions in order. */
export function happeningsIn(log: readonly LogGroup[], length: number): Happening[] {
  const begun: Begun[] = []
  for (const { title, lines } of log)
    for (const entry of entriesOf(lines)) {
      const last = begun.at(-1)
      const told = Math.max(entry.main.at, ...entry.minor.map(({ at }) => at))
      // Told by the action that ended the happening before: the end of the game after the last roll.
      if (last && told <= last.told) begun[begun.length - 1] = { ...last, entries: [...last.entries, entry] }
      else
        begun.push({ from: Math.max(entry.main.at, (last?.told ?? -1) + 1), told, title, entries: [entry] })
    }
  return begun.map((each, n) => ({
    ...each,
    to: Math.max(each.told, (begun[n + 1]?.from ?? length + 1) - 1),
  }))
}
