import type { GameTypes } from '../game-types.ts'
import { type Check, firstProblem, type Problem } from './check.ts'
import type { Trial } from './trial.ts'

/** More places than this are thinned out evenly. */
const MOST = 100

/** Any earlier position can be called up, and is what it was. */
export const seeking: Check = { name: 'seeking', atEnd }

function atEnd<T extends GameTypes>(trial: Trial<T>): Problem {
  const { match, marks } = trial
  const stride = Math.ceil(marks.length / MOST)
  const places = marks.map((_, count) => count).filter((count) => (marks.length - 1 - count) % stride === 0)
  const problem = firstProblem(places, (count) => {
    trial.tally('seeking: positions called up')
    const found = match.at(count).hash()
    return found === marks[count]?.hash ? undefined : `after ${count} actions the hash was another`
  })
  return problem ?? (match.play.hash() === marks.at(-1)?.hash ? undefined : 'seeking changed the game')
}
