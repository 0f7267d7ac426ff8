import type { GameEvent } from './events/event.ts'
import type { FlatState } from './state/flat-state.ts'

/** The types a game brings along. */
export interface GameTypes {
  state: FlatState
  event: GameEvent
  prompt: string
  refusal: string
  /** names of the stages the game can be taken up at */
  stage: string
}

/** The types of a game by their places. */
export interface TypesOf<
  State extends FlatState,
  Event extends GameEvent,
  Prompt extends string,
  Refusal extends string,
  Stage extends string,
> {
  state: State
  event: Event
  prompt: Prompt
  refusal: Refusal
  stage: Stage
}
