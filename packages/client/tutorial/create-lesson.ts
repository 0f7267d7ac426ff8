/** A lesson under way at a table: it watches, explains, and holds other moves back for the time being. */
import type { Answer } from '@sandtable/kernel'
import type { Preview } from '@sandtable/presentation'
import {
  learnerSeat,
  type LessonPlan,
  type LessonStep,
  type StepText,
  type Target,
} from '@sandtable/presentation/lesson'
import { createEffect, createSignal } from 'solid-js'
import type { Table } from '../table/table.ts'
import { isDone, isWanted, moveAt, resumeAt, startsOf } from './script.ts'
import { coachWords } from './words.ts'

/** As much of the table as a lesson needs. */
export type LessonTable = Pick<Table, 'language' | 'length' | 'overlayId'>

export interface Lesson {
  readonly plan: LessonPlan
  /** the step shown, from 0; `count` of them */
  step(): number
  readonly count: number
  text(): StepText
  target(): Target | undefined
  /** the step shown is an earlier one, read again */
  isReview(): boolean
  /** only "next" leads on, nothing has to be done */
  isReading(): boolean
  /** the last step has been left: the player is on their own */
  isOver(): boolean
  next(): void
  back(): void
  isAllowed(answer: Answer): boolean
  /** for the table: what to say instead of making the move */
  holdBack(answer: Answer): Preview | undefined
  /** for the table: undo and redo are part of few steps */
  mayUndo(): boolean
  /** for the table: the scripted answer of another seat */
  reply(seat: number): Answer | undefined
  /** looks whether the step is done; happens by itself after every change */
  notice(): void
}

export function createLesson(table: LessonTable, plan: LessonPlan): Lesson {
  const { steps } = plan
  const seat = learnerSeat(plan)
  const starts = startsOf(plan)
  const [reached, setReached] = createSignal(resumeAt(plan, table.length()))
  const [shown, setShown] = createSignal(reached())

  const stepAt = (index: number): LessonStep => steps[Math.min(index, steps.length - 1)] as LessonStep
  const now = (): LessonStep => stepAt(reached())
  const start = (): number => starts[reached()] ?? 0
  const isOver = (): boolean => reached() >= steps.length
  const text = (): StepText => plan.texts[table.language()][stepAt(shown()).id] as StepText

  function goOn(): void {
    setReached(reached() + 1)
    setShown(Math.min(reached(), steps.length - 1))
  }

  function notice(): void {
    const position = { length: table.length(), overlay: table.overlayId() }
    while (!isOver() && isDone(now(), start(), position)) goOn()
  }

  function next(): void {
    if (shown() < reached()) setShown(Math.min(shown() + 1, steps.length - 1))
    else if (now().want.kind === 'next') goOn()
  }

  const isAllowed = (answer: Answer): boolean =>
    isOver() || isWanted(now(), start(), table.length(), seat, answer)

  function holdBack(answer: Answer): Preview | undefined {
    if (isAllowed(answer)) return undefined
    const words = coachWords(table.language())
    const { hint } = plan.texts[table.language()][now().id] as StepText
    return { title: words.notNow, lines: [{ text: hint ?? words.readOn }] }
  }

  createEffect(notice)
  return {
    plan,
    step: shown,
    count: steps.length,
    text,
    target: () => stepAt(shown()).target,
    isReview: () => shown() < Math.min(reached(), steps.length - 1),
    isReading: () => stepAt(shown()).want.kind === 'next',
    isOver,
    next,
    back: () => void setShown(Math.max(0, shown() - 1)),
    isAllowed,
    holdBack,
    mayUndo: () => isOver() || now().want.kind === 'undo' || steps[reached() - 1]?.want.kind === 'undo',
    reply: (asked) => {
      const move = isOver() ? undefined : moveAt(now(), start(), table.length())
      return move?.seat === asked ? move.answer : undefined
    },
    notice,
  }
}
