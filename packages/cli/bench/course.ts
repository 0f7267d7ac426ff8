import { type Game, Play, type Setup } from '@sandtable/kernel'
import { chooseOptions, chooseScenario } from '../find-game.ts'
import { randomMove } from '../selfplay/random-game.ts'
import { playersOfGame, seedOfGame } from '../selfplay/randomness.ts'

const SERIES = 'bench'

/** What is measured on: whole random games of a game's first scenario, always the same ones. */
export interface Course {
  readonly setup: Setup
  readonly pick: (n: number) => number
}

export function courseOf(game: Game, number: number): Course {
  const scenario = chooseScenario(game, undefined)
  const setup = {
    game,
    scenario,
    options: chooseOptions(game, scenario, []),
    seed: seedOfGame(SERIES, number),
  }
  return { setup, pick: playersOfGame(SERIES, number) }
}

/** Plays a whole game; returns the number of decisions. */
export function playThrough({ setup, pick }: Course, isListening: boolean): number {
  const log: unknown[] = []
  const play = Play.start(setup, isListening ? (event) => void log.push(event) : undefined)
  let decisions = 0
  for (; !play.isOver; decisions++) {
    const { seat, answer } = randomMove(play, pick)
    play.answer(seat, answer)
  }
  return decisions
}
