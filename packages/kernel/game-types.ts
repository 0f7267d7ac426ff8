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
