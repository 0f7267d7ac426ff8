import type { GameTypes, Play } from '@sandtable/kernel'
import type { Mind } from './mind.ts'

/** 1 won, 0 lost, a half for a draw */
export function scoreOf<T extends GameTypes>(play: Play<T>, seat: number): number {
  const { winners } = play.setup.game.outcome(play.state)
  if (winners.length === 0) return 0.5
  return winners.includes(seat) ? 1 : 0
}

/** The seat's chance to win as the mind judges it; the result itself once the game is over. */
export const chanceOf = <T extends GameTypes>(mind: Mind<T>, play: Play<T>, seat: number): number =>
  play.isOver ? scoreOf(play, seat) : mind.evaluate(play.state, seat)

/** By seat. */
export const chancesOf = <T extends GameTypes>(mind: Mind<T>, play: Play<T>): number[] =>
  play.setup.scenario.seats.map((_, seat) => chanceOf(mind, play, seat))
