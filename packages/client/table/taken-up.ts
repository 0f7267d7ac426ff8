/** Putting back what the player holds in the hand. */
import { type Answer, isOffered } from '@sandtable/kernel'
import { type Scene, sceneOf } from '@sandtable/presentation'
import type { LocalGame } from '../session/local-game.ts'

/** How to put it back, and the position that comes of it if the player is asked again. */
export interface TakenUp {
  /** so many answers have to be taken back, as if it had never been taken up; 0 where that cannot be */
  readonly undo: number
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
  const taken = takenSince(game, scene, seat)
  if (taken) return { undo: taken.count, answer, other: taken.before }
  // What was only taken up can be undone; there may be no answer that puts it back.
  if (!isOffered(scene.offer ?? {}, answer)) return undefined
  return { undo: 0, answer, other: scene.after(answer) }
}

interface Taken {
  readonly count: number
  readonly before: Scene
}

/** The hand was empty before the last action, or before the last few that only changed what it holds. */
function takenSince({ match, presentation }: LocalGame, scene: Scene, seat: number): Taken | undefined {
  const { gathering } = presentation
  for (let count = 1; count <= match.length && match.canUndo(seat); count++) {
    const before = sceneOf(match.at(match.length - count), scene)
    const move = match.moveAt(match.length - count + 1)
    if (!before.offer || (gathering && (move?.seat !== seat || !gathering.has(move.answer.verb))))
      return undefined
    if (!presentation.letGo(before)) return { count, before }
    if (!gathering) return undefined
  }
  return undefined
}
