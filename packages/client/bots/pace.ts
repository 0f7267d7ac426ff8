/** How fast the computer plays: people must be able to follow. */
import type { News } from '../seen/news.ts'
import type { LocalGame } from '../session/local-game.ts'

/** `step`: after everything that happens the player says when it goes on. `instant`: what came of it is all that is seen. */
export const SPEEDS = ['step', 'slow', 'normal', 'fast', 'instant'] as const
export type Speed = (typeof SPEEDS)[number]
export const isSpeed = (text: string | undefined): text is Speed => SPEEDS.some((speed) => speed === text)

/** Milliseconds before the next answer, by what has just happened. */
interface Pace {
  /** a hex of a march that goes on */
  readonly pass: number
  /** a march that has ended, an arrival, a card */
  readonly deed: number
  /** somebody is attacked: look where */
  readonly aim: number
  /** dice have fallen: read what came of it */
  readonly roll: number
  /** a country falls */
  readonly grave: number
}

const PACES: Readonly<Record<Speed, Pace>> = {
  step: { pass: 150, deed: 0, aim: 0, roll: 0, grave: 0 },
  slow: { pass: 300, deed: 1800, aim: 2600, roll: 4500, grave: 4500 },
  normal: { pass: 130, deed: 900, aim: 1600, roll: 3000, grave: 3000 },
  fast: { pass: 30, deed: 250, aim: 600, roll: 1200, grave: 1200 },
  instant: { pass: 0, deed: 0, aim: 0, roll: 0, grave: 0 },
}

/** What shows nothing, such as taking up a stack, takes no time; steps of one march run together. */
export function paceOf(speed: Speed, news: News['kind'], goesOn: boolean): number {
  if (news === 'nothing') return 0
  return PACES[speed][goesOn && news === 'deed' ? 'pass' : news]
}

/** How many numbers the dice have taken so far. */
export const chanceOf = ({ match }: LocalGame): number => match.play.umpire.chance.position
