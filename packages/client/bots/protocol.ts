/** What page and worker say to each other. */
import type { Knowledge, Level, PlanLine } from '@sandtable/bots'
import type { Answer, Offer } from '@sandtable/kernel'

/** Something to think about: what the seat knows, and nothing else. */
export interface Task {
  readonly id: number
  readonly ask: 'answer' | 'advice'
  readonly knowledge: Knowledge
  readonly level: Level
  /** the bot's own chance, never the game's */
  readonly seed: number
  /** the longest it may think */
  readonly milliseconds: number
  /** it says why, too */
  readonly tells?: boolean
  /** what it may answer, where that is not everything */
  readonly part?: Offer
}

/** To one who thinks: say what you have, or forget it. */
export interface Call {
  readonly id: number
  readonly call: 'enough' | 'stop'
}

export type ToWorker = Task | Call

/** An answer, and why it is given where that was asked and there is something to say. */
export interface Reply {
  /** undefined if nothing is wanted of what it may answer */
  readonly answer: Answer | undefined
  readonly why?: PlanLine
}

/** A plan; where there is nothing to plan what it would answer instead. */
export interface Advised {
  readonly lines: readonly PlanLine[]
  readonly instead?: Answer
}

export type FromWorker =
  | { readonly id: number; readonly progress: number }
  | ({ readonly id: number } & Reply)
  | ({ readonly id: number } & Advised)
  | { readonly id: number; readonly trouble: string }
