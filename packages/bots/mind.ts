/** What a game tells its bots. The framework thinks; the mind of a game knows what matters in it. */
import type {
  Answer,
  Eyes,
  Facts,
  Game,
  GameTypes,
  Json,
  Offer,
  Play,
  Scenario,
  Text,
} from '@sandtable/kernel'

/** Random numbers of a bot, never those of the game: from 0 to n - 1. */
export type Random = (n: number) => number

/** A question as a seat sees it, with the position as it imagines it. */
export interface Sight<T extends GameTypes = GameTypes> {
  readonly seat: number
  readonly scenario: Scenario
  /** the position, what the seat cannot know filled in by guesses */
  readonly state: T['state']
  readonly stage: T['stage'] | 'end'
  readonly prompt: T['prompt']
  readonly rule: string
  readonly facts: Facts
  readonly offer: Offer
  /** the same position as a game that can be played on with imagined dice; undefined where guesses and answers given do not fit together */
  readonly play: Play<T> | undefined
}

/** How much a level thinks: all counted, never timed, so that the same seed gives the same game. */
export interface Budget {
  /** plans compared */
  readonly breadth: number
  /** imagined games per plan in the first round; the better half of the plans gets as many again, and so on */
  readonly samples: number
  /** changes tried on the best plan */
  readonly variations: number
  /** how far an imagined game goes on, in the mind's tempo; 0: to the end of the plan */
  readonly horizon: number
  /**
   * A plan is preferred to the first one proposed only if it is better by more than its error and so much, in chances to
   * win. Without it the best mean counts, which suits plans of equal standing.
   */
  readonly margin?: number
}

/** One part of a plan, for people. */
export interface PlanLine {
  /** what, and why */
  readonly text: Text
  /** the rule that makes it good or possible */
  readonly rule: string
  /** spaces of the map: drawn as an arrow, or as a ring if `from` is missing */
  readonly from?: number
  readonly to?: number
  readonly units: readonly number[]
  readonly kind: 'march' | 'attack' | 'hold' | 'other'
}

/** Name of a landmark -> the turn it was reached, or null. */
export type Landmarks = Readonly<Record<string, number | null>>

/** Methods only, so that minds of all games fit one list. */
export interface Mind<T extends GameTypes = GameTypes, P = unknown> {
  readonly game: Game<T>
  readonly budgets: { readonly normal: Budget; readonly hard: Budget }
  /** Answers are read from the position alone: the phase is gone through again only where games are played on. */
  readonly readsPositionOnly?: boolean
  /** What a seat keeps in mind of all it was told: plain data. */
  remember(told: readonly T['event'][], seat: number): Json
  /**
   * Replaces in `state`, which is masked for these eyes, the unknown by a guess that fits all they see in `known`
   * (the masked position now; `state` may be the last checkpoint before it) and remember.
   */
  imagine(state: T['state'], eyes: Eyes, known: T['state'], memory: Json, random: Random): void
  /** The seat's chance to win, judged from the position alone: 0 to 1. What matters in the game, in one file. */
  evaluate(state: T['state'], seat: number): number
  /** A clock of the game for horizons: grows by one with every stretch of play worth looking ahead. */
  tempo(state: T['state']): number
  /**
   * Whether an imagined game may be judged here for the seat: nothing is under way, and the enemy has replied. Beyond the
   * horizon a game goes on until it is; any position will do where this is left out.
   */
  isQuiet?(state: T['state'], seat: number): boolean
  /** Rules of thumb: the way of the easy bot, at any question. */
  habit(sight: Sight<T>, random: Random): Answer
  /** A careful answer where there is nothing to plan: the way of normal and hard. */
  answer(sight: Sight<T>, random: Random): Answer
  /**
   * Plans worth comparing at this question, the most promising first; empty where there is nothing to plan. With a margin
   * in the budget the first is what would be done anyway.
   */
  propose(sight: Sight<T>, breadth: number, random: Random): readonly P[]
  /** Plans for what is under way already, and was begun without one: weighed only where somebody asks for advice. */
  midway?(sight: Sight<T>, breadth: number): readonly P[]
  /** The plan with something changed: another stance of one sector, another target. */
  vary?(sight: Sight<T>, plan: P, random: Random): P | undefined
  /** What the plan answers to this question; undefined if it has run out or does not fit any more. */
  follow(sight: Sight<T>, plan: P): Answer | undefined
  /** The turns in which the landmarks of this game's history were reached, from all that happened; null: never. */
  landmarks?(story: readonly T['event'][]): Landmarks
  /** The plan in words, the most important part first. */
  explain(sight: Sight<T>, plan: P): readonly PlanLine[]
  /** What it would do where there is nothing to compare, and why; empty where there is nothing to say. */
  remark?(sight: Sight<T>): readonly PlanLine[]
  /** Why it gives this answer, which may be part of a plan; undefined where there is nothing to say. */
  why?(sight: Sight<T>, answer: Answer, plan: P | undefined): PlanLine | undefined
}
