import type { GameTypes } from '../game-types.ts'
import type { Play } from '../play/play.ts'
import { type Check, firstProblem, type Problem } from './check.ts'
import type { Trial } from './trial.ts'

/** Running again from the checkpoint comes to the same position, procedures, questions and offers. */
export const reExecution: Check = { name: 're-execution', atPosition }

function atPosition<T extends GameTypes>({ play, setup }: Trial<T>): Problem {
  const copy = play.fork()
  if (copy.hash() !== play.hash()) return 'run again from the checkpoint the position has another hash'
  const broken = setup.game.invariants(copy.state)
  if (broken.length > 0 && setup.game.invariants(play.state).length === 0)
    return `run again the position breaks promises: ${broken.join('; ')}`
  const seats = setup.scenario.seats.map((_, seat) => seat)
  if (trailOf(copy) !== trailOf(play)) return `run again the trail is ${trailOf(copy)}, was ${trailOf(play)}`
  return firstProblem(seats, (seat) =>
    situationOf(copy, seat) === situationOf(play, seat)
      ? undefined
      : `run again seat ${seat} faces ${situationOf(copy, seat)}, was ${situationOf(play, seat)}`,
  )
}

const trailOf = <T extends GameTypes>({ trail }: Play<T>): string => trail.join(' > ')

/** The question to a seat and all it may answer, as text. */
export function situationOf<T extends GameTypes>(play: Play<T>, seat: number): string {
  const asked = play.asked(seat)
  if (!asked) return 'nothing'
  const { prompt, rule, facts } = asked.question
  const { path, trail } = asked.branch ?? {}
  return JSON.stringify({ path, trail, power: asked.power, prompt, rule, facts, offer: play.offered(seat) })
}

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
