import { KeyedChance } from '../dice/keyed-chance.ts'
import type { Seed } from '../dice/seed.ts'
import type { GameTypes } from '../game-types.ts'
import type { Play } from '../play/play.ts'
import type { Move } from '../play/submit.ts'

/**
 * The position a move would have led to with other dice, up to the next decision. What fell before it
 * stays. To look at, not to play on: a fork of it would have the game's own dice again.
 */
export function rerolled<T extends GameTypes>(before: Play<T>, move: Move, seed: Seed): Play<T> {
  const play = before.fork()
  play.umpire.chance = new KeyedChance(seed)
  play.answer(move.seat, move.answer)
  return play
}
