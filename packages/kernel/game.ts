import type { Eyes } from './events/event.ts'
import type { GameTypes } from './game-types.ts'
import type { Procedure } from './play/question.ts'
import type { Next } from './play/stages.ts'
import type { Umpire } from './play/umpire.ts'
import type { Layout } from './state/flat-state.ts'
import type { Facts, Language, Text } from './text.ts'

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined }

export interface Seat {
  readonly id: string
  readonly title: Text
  /** the powers this seat decides for, as indices into the game's list */
  readonly powers: readonly number[]
}

/** One of several ways to sit down to a scenario. */
export interface Seating {
  /** the id of the scenario all of them are about */
  readonly of: string
  /** the same for the same seats in other scenarios */
  readonly kind: string
  readonly title: Text
}

/** What a scenario leaves of an option. */
export interface OptionLimit {
  /** of the option's values those that are left, the default first; a single one is forced */
  readonly values: readonly string[]
  /** the rule that says so */
  readonly rule: string
  /** why, where the rule alone does not tell */
  readonly reason?: Text
}

export interface Scenario {
  readonly id: string
  readonly title: Text
  readonly summary: Text
  readonly seats: readonly Seat[]
  /** where the same scenario is played by different numbers of players */
  readonly seating?: Seating
  /** by the id of an option: what this scenario leaves of it */
  readonly options?: Readonly<Record<string, OptionLimit>>
  /** how many turns it lasts at most */
  readonly turns: number
  /** an upper bound on decisions nobody can exceed; a longer game is a defect */
  readonly longest: number
}

/** A choice made before play; the first value is the default. */
export interface GameOption {
  readonly id: string
  readonly title: Text
  readonly values: readonly { readonly id: string; readonly title: Text }[]
}

export type OptionValues = Readonly<Record<string, string>>

/** What a verb's argument names. */
export interface ArgumentKind {
  encode(arg: number): string
  /** undefined if nothing has that name */
  decode(name: string): number | undefined
  /** as players know it */
  title(arg: number, language: Language): string
}

export interface Outcome {
  /** seat indices; empty for a draw */
  readonly winners: readonly number[]
  /** by seat */
  readonly scores: readonly number[]
}

/** Sentences of a game in one language. */
export interface GameText<T extends GameTypes> {
  prompt(key: T['prompt'], facts: Facts): string
  event(event: T['event']): string
  refusal(code: T['refusal'], facts: Facts): string
  verb(verb: string): string
  /** a stage or a procedure of the trail */
  procedure(name: string): string
}

/** A whole game, as the kernel plays it. Methods only, so that games of all types fit one list. */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string
  /** raised whenever recorded games would play differently */
  readonly edition: number
  /**
   * raised when positions get other hashes although games play as before: a field has moved, a stage has another name.
   * Hashes of other records are then not compared. Without: 1
   */
  readonly hashing?: number
  readonly title: Text
  readonly powers: readonly string[]
  readonly scenarios: readonly Scenario[]
  readonly options: readonly GameOption[]
  readonly layout: Layout<T['state']>
  readonly firstStage: T['stage']
  /** verb -> what its argument names; null for a bare verb */
  readonly verbs: Readonly<Record<string, ArgumentKind | null>>
  /** cited where nobody is asked: the sequence of play, the end of the game */
  readonly rules: { readonly sequence: string; readonly end: string }
  setUp(state: T['state'], scenario: string, options: OptionValues): void
  /** the procedure of a stage; `arg` is the number it was left with */
  stage(name: T['stage'], umpire: Umpire<T>, arg: number): Procedure<Next<T['stage']>>
  outcome(state: T['state']): Outcome
  /** where we are, for people: the number of the turn */
  turn(state: T['state']): number
  view(state: T['state'], eyes: Eyes): Json
  text(language: Language): GameText<T>
  /** broken promises of the position, in English; none in a sound one */
  invariants(state: T['state']): readonly string[]
  /** a position these eyes cannot tell from the given one; `pick(n)` chooses from 0 to n - 1 */
  permuteSecrets(state: T['state'], eyes: Eyes, pick: (n: number) => number): void
  /**
   * Replaces in `state` everything these eyes cannot know by a fixed unknown: positions they cannot tell apart become
   * the same words. `known` is the position now; `state` may be the last checkpoint before it, and what has come to
   * light since then stays. The rules still run in a masked position.
   */
  mask(state: T['state'], eyes: Eyes, known: T['state']): void
  /** what odds take for granted about that which is masked; undefined if these eyes see everything that matters */
  assumption(masked: T['state'], eyes: Eyes): Text | undefined
  /** what an imagined run of events amounts to, for odds */
  result(events: readonly T['event'][]): Json
}
