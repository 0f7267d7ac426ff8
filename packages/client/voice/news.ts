/** What the log has gained or lost, as sentences for the ear. */
import type { LogGroup, LogLine } from '@sandtable/presentation'
import type { VoiceWords } from './words.ts'

/** A line as it is said: with its dice, which are only drawn beside it. */
export function lineText({ text, dice = [] }: LogLine, words: Pick<VoiceWords, 'dice'>): string {
  return dice.length === 0 ? text : `${text} ${words.dice(dice.map(({ face }) => face))}`
}

export const linesOf = (log: readonly LogGroup[], words: Pick<VoiceWords, 'dice'>): readonly string[] =>
  log.flatMap(({ lines }) => lines.map((line) => lineText(line, words)))

/** All the fires of a battle; more than this nobody listens to at once. */
const MOST = 16

/** The lines of the first list that are not in the other: a line may grow when its dice have fallen. */
export function beyond(lines: readonly string[], others: readonly string[]): readonly string[] {
  const first = lines.findIndex((line, at) => line !== others[at])
  return first < 0 ? [] : lines.slice(Math.max(first, lines.length - MOST))
}

export interface Heard {
  /** number of actions */
  readonly length: number
  readonly lines: readonly string[]
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
