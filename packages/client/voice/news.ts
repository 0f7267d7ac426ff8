/** What the log has gained or lost, as sentences for the ear. */
import type { LogGroup, LogLine } from '@sandtable/presentation'
import type { VoiceWords } from './words.ts'

/** A line as it is said: with its dice, which are only drawn beside it. */
export function lineText({ text, dice = [] }: LogLine, words: Pick<VoiceWords, 'dice'>): string {
  return dice.length === 0 ? text : `${text} ${words.dice(dice.map(({ face }) => face))}`
}

/** What is said of each phase: phases that have not changed are the same lists. */
export type Phases = readonly (readonly string[])[]

/** The log for the ear; a phase that has not changed is put into words once. */
export function createLines(): (log: readonly LogGroup[], words: Pick<VoiceWords, 'dice'>) => Phases {
  const known = new WeakMap<LogGroup, readonly string[]>()
  return (log, words) =>
    log.map((group) => {
      const lines = known.get(group) ?? group.lines.map((line) => lineText(line, words))
      known.set(group, lines)
      return lines
    })
}

/** All the fires of a battle; more than this nobody listens to at once. */
const MOST = 16

/** The lines of the first log that are not in the other; of a line that has grown by its dice what is new. */
export function beyond(phases: Phases, others: Phases): readonly string[] {
  const changed = phases.findIndex((phase, i) => phase !== others[i])
  if (changed < 0) return []
  const [lines, before] = [phases.slice(changed).flat(), others.slice(changed).flat()]
  const first = lines.findIndex((line, at) => line !== before[at])
  if (first < 0) return []
  const [grown = '', known] = [lines[first], before[first]]
  const rest = known !== undefined && grown.startsWith(known) ? grown.slice(known.length).trim() : grown
  return [rest, ...lines.slice(first + 1)].slice(-MOST)
}

export interface Heard {
  /** number of actions */
  readonly length: number
  readonly lines: Phases
  readonly prompt: string
}

/** What is said when one moment follows another; nothing where there is nothing to say. */
export function newsOf(before: Heard, now: Heard, words: VoiceWords): string {
  if (now.length >= before.length) return beyond(now.lines, before.lines).join(' ')
  const gone = beyond(before.lines, now.lines)
  const undone = gone.length > 0 ? words.undone(gone.join(' ')) : words.undoneOnly
  // A new question speaks for itself.
  return now.prompt === before.prompt ? `${undone} ${words.asked(now.prompt)}` : undone
}
