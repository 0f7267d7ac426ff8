/** Putting back what the player holds in the hand. */
import { type Answer, isOffered } from '@sandtable/kernel'
import { type Scene, sceneOf } from '@sandtable/presentation'
import type { LocalGame } from '../session/local-game.ts'

/** How to put it back, and the position that comes of it if the player is asked again. */
export interface TakenUp {
  /** as if it had never been taken up */
  readonly undo: boolean
  /** the game's own way */
  readonly answer: Answer
  readonly other: Scene | undefined
}

/** What is in the hand, found out once for a scene; undefined if it is empty. */
export function createTakenUp(game: LocalGame): (scene: Scene) => TakenUp | undefined {
  let known: { readonly scene: Scene; readonly hand: TakenUp | undefined } | undefined
  return (scene) => {
    if (known?.scene !== scene) known = { scene, hand: handOf(game, scene) }
    return known.hand
  }
}

function handOf(game: LocalGame, scene: Scene): TakenUp | undefined {
  const { seat } = scene
  const answer = game.presentation.letGo(scene)
  if (!answer || seat === undefined) return undefined
  const before = beforeTaking(game, scene, seat)
  if (before) return { undo: true, answer, other: before }
  // What was only taken up can be undone; there may be no answer that puts it back.
  if (!isOffered(scene.offer ?? {}, answer)) return undefined
  return { undo: false, answer, other: scene.after(answer) }
}

/** The hand was empty before the last action: taking it up was all that happened. */
function beforeTaking({ match, presentation }: LocalGame, scene: Scene, seat: number): Scene | undefined {
  if (match.length === 0 || !match.canUndo(seat)) return undefined
  const before = sceneOf(match.at(match.length - 1), scene)
  return before.offer && !presentation.letGo(before) ? before : undefined
}
