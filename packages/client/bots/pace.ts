/** How fast the computer plays: people must be able to follow. */
import type { LocalGame } from '../session/local-game.ts'

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const
export type Speed = (typeof SPEEDS)[number]
export const isSpeed = (text: string | undefined): text is Speed => SPEEDS.some((speed) => speed === text)

/** Milliseconds before the next answer, by what has just happened. */
interface Pace {
  /** a stack was taken up, a hex marched */
  readonly step: number
  /** somebody is attacked: look where */
  readonly aim: number
  /** dice have fallen: read what came of it */
  readonly roll: number
}

const PACES: Readonly<Record<Speed, Pace>> = {
  slow: { step: 350, aim: 1500, roll: 2200 },
  normal: { step: 70, aim: 700, roll: 1100 },
  fast: { step: 20, aim: 150, roll: 300 },
  instant: { step: 0, aim: 0, roll: 0 },
}

/** Many marches go by quickly; battles can be read. */
export function paceOf(speed: Speed, hasRolled: boolean, { match, presentation }: LocalGame): number {
  const { step, aim, roll } = PACES[speed]
  if (hasRolled) return roll
  return match.last && presentation.isCombat(match.last.verb) ? aim : step
}

/** How many numbers the dice have taken so far. */
export const chanceOf = ({ match }: LocalGame): number => match.play.umpire.chance.position
