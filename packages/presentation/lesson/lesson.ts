/** A lesson: a fixed game, and what the player is shown and asked to do in it, step by step. */
import type { Action, Answer, Game, Language, OptionValues, Seed } from '@sandtable/kernel'
import type { SeatKind } from '../seat-kind.ts'

/** The game a lesson is played with. With the seed and the script it is always the same game. */
export interface LessonSetup {
  readonly id: string
  readonly game: string
  readonly scenario: string
  readonly options: OptionValues
  readonly seats: readonly SeatKind[]
  readonly seed: Seed
  /** what happens before the player comes to the table */
  readonly opening?: readonly Action[]
}

export type PanelName =
  | 'prompt'
  | 'hand'
  | 'inspector'
  | 'fight'
  | 'log'
  | 'overlays'
  | 'score'
  | 'turns'
  | 'tracks'
  | 'undo'
  | 'rules'
  | 'timeline'

/** What a step points at. */
export type Target =
  | { readonly kind: 'space'; readonly space: number }
  | { readonly kind: 'unit'; readonly unit: number; readonly space: number }
  | { readonly kind: 'card'; readonly card: number }
  | { readonly kind: 'button'; readonly verb: string }
  | { readonly kind: 'panel'; readonly panel: PanelName }

export interface ScriptedMove {
  readonly seat: number
  readonly answer: Answer
}

/** What ends a step. */
export type Want =
  | { readonly kind: 'next' }
  /** these moves, the other side's among them; `anyOrder`: the player's may come in any order */
  | { readonly kind: 'play'; readonly moves: readonly ScriptedMove[]; readonly anyOrder?: boolean }
  /** the last move taken back */
  | { readonly kind: 'undo' }
  | { readonly kind: 'overlay'; readonly overlay: string }

export interface LessonStep<Id extends string = string> {
  readonly id: Id
  readonly target?: Target
  readonly want: Want
}

export interface StepText {
  /** short; {§…} becomes a rule chip */
  readonly text: string
  /** what to do, when the player tries something else */
  readonly hint?: string
}

export interface LessonPlan<Id extends string = string> {
  readonly setup: LessonSetup
  readonly title: Readonly<Record<Language, string>>
  readonly steps: readonly LessonStep<Id>[]
  readonly texts: Readonly<Record<Language, Readonly<Record<Id, StepText>>>>
}

export const atPanel = (name: PanelName): Target => ({ kind: 'panel', panel: name })
export const atButton = (verb: string): Target => ({ kind: 'button', verb })

/** Targets on the map of a game, by the names of its spaces and units. */
export const targetsOn = (
  spaceOf: (id: string) => number,
  unitOf: (id: string) => number,
): { readonly at: (id: string) => Target; readonly on: (id: string, place: string) => Target } => ({
  at: (id) => ({ kind: 'space', space: spaceOf(id) }),
  on: (id, place) => ({ kind: 'unit', unit: unitOf(id), space: spaceOf(place) }),
})

/** A step that is only read. */
export const READ: Want = { kind: 'next' }

/** The seat the player has. */
export const learnerSeat = ({ setup }: Pick<LessonPlan, 'setup'>): number => setup.seats.indexOf('human')

type Verbs = Pick<Game, 'verbs'>

/** Reads the moves of one seat. A name the game does not know is a mistake in the script. */
export const spokenMoves =
  (game: Verbs, seat: number) =>
  (words: string): ScriptedMove => ({ seat, answer: spokenAnswer(game, words) })

function spokenAnswer({ verbs }: Verbs, words: string): Answer {
  const [verb = '', name] = words.split(' ')
  if (name === undefined) return { verb }
  const arg = verbs[verb]?.decode(name)
  if (arg === undefined) throw new Error(`a lesson says "${words}", which this game does not understand`)
  return { verb, arg }
}
