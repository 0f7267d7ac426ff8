import type { Answer, Offer } from '@sandtable/kernel'

/** A bot is told its options and nothing else. */
export interface BotRequest {
  readonly id: number
  readonly offer: Offer
  /** its own chance, never the game's */
  readonly seed: number
}

export interface BotReply {
  readonly id: number
  readonly answer: Answer
}
