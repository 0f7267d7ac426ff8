/** Where in the game a lesson is. Every move is known beforehand, so the number of moves tells. */
import type { Answer } from '@sandtable/kernel'
import type { LessonPlan, LessonStep, ScriptedMove, Want } from '@sandtable/presentation/lesson'

const lengthOf = (want: Want): number => {
  if (want.kind === 'play') return want.moves.length
  return want.kind === 'undo' ? -1 : 0
}

/** How many moves have been made when a step begins. */
export function startsOf({ setup, steps }: LessonPlan): number[] {
  let at = setup.opening?.length ?? 0
  return steps.map(({ want }) => {
    const start = at
    at += lengthOf(want)
    return start
  })
}

export interface Position {
  /** moves made */
  readonly length: number
  readonly overlay: string | undefined
}

/** Has the player done what the step asks? A step that only wants reading ends with "next". */
export function isDone({ want }: LessonStep, start: number, { length, overlay }: Position): boolean {
  switch (want.kind) {
    case 'next':
      return false
    case 'play':
      return length >= start + want.moves.length
    case 'undo':
      return length < start
    case 'overlay':
      return overlay === want.overlay
  }
}

/** The scripted move at this point of the game, if the step has one. */
export const moveAt = ({ want }: LessonStep, start: number, length: number): ScriptedMove | undefined =>
  want.kind === 'play' ? want.moves[length - start] : undefined

const same = (a: Answer, b: Answer): boolean => a.verb === b.verb && a.arg === b.arg

/** Is this what the step wants from the player now? */
export function isWanted(
  { want }: LessonStep,
  start: number,
  length: number,
  seat: number,
  answer: Answer,
): boolean {
  if (want.kind !== 'play') return false
  const now = want.moves[length - start]
  if (now?.seat !== seat) return false
  if (want.anyOrder) return want.moves.some((move) => move.seat === seat && same(move.answer, answer))
  return same(now.answer, answer)
}

/** The step to take a stored lesson up at: the one after the last whose moves are all made. */
export function resumeAt(plan: LessonPlan, length: number): number {
  const starts = startsOf(plan)
  const made = plan.steps.findLastIndex(
    ({ want }, i) => want.kind === 'play' && (starts[i] ?? 0) + want.moves.length <= length,
  )
  return made + 1
}
