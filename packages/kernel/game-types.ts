import type { GameEvent } from './events/event.ts'
import type { FlatState } from './state/flat-state.ts'

/** The types a game brings along. */
export interface GameTypes {
  state: FlatState
  event: GameEvent
  prompt: string
  refusal: string
  phase: string
}
