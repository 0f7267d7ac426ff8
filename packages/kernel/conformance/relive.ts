import { type Eyes, type Logged, seenBy } from '../events/event.ts'
import type { GameTypes } from '../game-types.ts'
import type { Game } from '../game.ts'
import { Play } from '../play/play.ts'
import type { Taken, Trial } from './trial.ts'

/** The moves since the last checkpoint, made again in a world that may be another. */
export interface Relived<T extends GameTypes> {
  readonly play: Play<T>
  /** events since the checkpoint */
  readonly log: Logged<T['event']>[]
  /** a die fell or something was revealed since the checkpoint */
  readonly revealed: Eyes
}

export interface OtherWorld<T extends GameTypes> {
  /** changes the state the moves start from */
  readonly alter?: (state: T['state']) => void
  readonly game?: Game<T>
  /** the moves that are made in it; without: all since the checkpoint */
  readonly moves?: readonly Taken[]
}

export function relive<T extends GameTypes>(trial: Trial<T>, other: OtherWorld<T> = {}): Relived<T> {
  const { game = trial.setup.game, alter, moves = trial.since } = other
  const { words, stack, chance } = trial.play.checkpoint
  const state = game.layout.create()
  game.layout.restore(state, words)
  alter?.(state)
  const log: Logged<T['event']>[] = []
  const play = Play.resume(
    { ...trial.setup, game },
    { words: state.words, stack, chance },
    (event, audience) => log.push({ at: 0, event, ...(audience ? { audience } : {}) }),
  )
  let { barrier: revealed } = play.umpire
  for (const { move, barrier } of moves) {
    play.answer(move.seat, move.answer)
    revealed |= barrier | play.umpire.barrier
  }
  return { play, log, revealed }
}

/** What these eyes were told. */
export const toldTo = <T extends GameTypes>(log: readonly Logged<T['event']>[], eyes: Eyes): T['event'][] =>
  log.flatMap((logged) => seenBy(logged, eyes) ?? [])
