/** Putting back what the player holds in the hand. */
import type { Answer } from '@sandtable/kernel'
import type { Scene } from '../games/presentation.ts'
import type { LocalGame } from '../session/local-game.ts'

/** How to put it back: as if it had never been taken, or by the game's own answer. */
export type PutBack = { readonly undo: true } | { readonly undo: false; readonly answer: Answer }

/** undefined if the hand is empty */
export function putBack(game: LocalGame, scene: Scene): PutBack | undefined {
  const { presentation, match } = game
  const answer = presentation.letGo(scene)
  if (!answer || scene.seat === undefined) return undefined
  if (match.length === 0 || !match.canUndo(scene.seat)) return { undo: false, answer }
  const before = { ...scene, play: match.at(match.length - 1) }
  // The hand was empty before the last action: taking it up was all that happened.
  const justTaken = before.play.asked(scene.seat) !== undefined && !presentation.letGo(before)
  return justTaken ? { undo: true } : { undo: false, answer }
}
