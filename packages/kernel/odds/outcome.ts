import type { Json } from '../game.ts'

export interface OddsOutcome {
  readonly p: number
  readonly result: Json
}
