import type { GameTypes } from '../game-types.ts'
import { type Relived, relive } from './relive.ts'
import type { Trial } from './trial.ts'

/**
 * A world in which what is hidden from a seat now is otherwise: the change is made at the checkpoint
 * and the moves since are made again. Undefined if what changes was not yet so at the checkpoint, or
 * if the moves are not possible there.
 */
export function otherPresent<T extends GameTypes>(trial: Trial<T>, seat: number): Relived<T> | undefined {
  const { game } = trial.setup
  const { layout } = game
  const { state, checkpoint } = trial.play
  const other = layout.create()
  layout.restore(other, state.words)
  game.permuteSecrets(other, trial.eyesOf(seat), trial.pick)
  const changed = [...state.words.keys()].filter((i) => other.words[i] !== state.words[i])
  if (changed.some((i) => checkpoint.words[i] !== state.words[i])) return undefined
  return reliveOrNot(trial, (start) => {
    for (const i of changed) start.words[i] = other.words[i] as number
    layout.restore(start, start.words)
  })
}

function reliveOrNot<T extends GameTypes>(
  trial: Trial<T>,
  alter: (state: T['state']) => void,
): Relived<T> | undefined {
  try {
    return relive(trial, { alter })
  } catch {
    return undefined
  }
}
