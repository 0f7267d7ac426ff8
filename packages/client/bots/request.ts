/** What is sent to the worker about a question: made from what the seat knows. */
import { type Knowledge, knowledgeOf, type Level, type Mind } from '@sandtable/bots'
import type { Match } from '@sandtable/kernel'
import type { Task } from './protocol.ts'

/** The longest a level thinks about one decision. What it thinks is counted, so that only slow machines notice. */
const MILLISECONDS: Readonly<Record<Level, number>> = { random: 1000, easy: 1000, normal: 2500, hard: 5000 }

export interface Asking {
  readonly ask: Task['ask']
  readonly seat: number
  readonly level: Level
  readonly seed: number
}

/** Undefined if the seat is not asked. */
export function taskOf(
  mind: Mind,
  match: Pick<Match, 'play' | 'story'>,
  { seat, ...how }: Asking,
): Omit<Task, 'id'> | undefined {
  const knowledge: Knowledge | undefined = knowledgeOf(mind, match.play, seat, match.story(seat))
  return knowledge && { ...how, knowledge, milliseconds: MILLISECONDS[how.level] }
}
