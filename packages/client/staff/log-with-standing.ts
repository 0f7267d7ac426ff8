/** The log, with the forces that the staff left standing where it was their turn. */
import type { LogGroup, LogLine } from '@sandtable/presentation'

const known = new WeakMap<LogGroup, { readonly own: string; readonly made: LogGroup }>()

const written = (lines: readonly LogLine[]): string => lines.map(({ at, text }) => `${at} ${text}`).join()

/** `standing`: in the order of their actions. A group that has none of them stays what it is. */
export function logWithStanding(log: readonly LogGroup[], standing: readonly LogLine[]): readonly LogGroup[] {
  if (standing.length === 0) return log
  return log.map((group, i) => {
    const end = log[i + 1]?.at ?? Infinity
    const own = standing.filter(({ at }) => at > group.at && at <= end)
    return own.length === 0 ? group : withLines(group, own)
  })
}

function withLines(group: LogGroup, own: readonly LogLine[]): LogGroup {
  const found = known.get(group)
  if (found?.own === written(own)) return found.made
  const lines = [...group.lines]
  for (const line of own) {
    const at = lines.findIndex((each) => each.at > line.at && !each.minor)
    lines.splice(at < 0 ? lines.length : at, 0, line)
  }
  const made = { ...group, lines }
  known.set(group, { own: written(own), made })
  return made
}
