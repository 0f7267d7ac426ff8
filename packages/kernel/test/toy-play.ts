import { type Action, Match, Play, quickRandom, randomAnswer, type Setup, submit } from '../index.ts'
import type { ToyTypes } from './toy-types.ts'

type ToyPlay = Play<ToyTypes>

/** "bob raid red" as an action. */
export function action(words: string): Action {
  const [seat = '', verb = '', arg] = words.split(' ')
  return arg === undefined ? { seat, verb } : { seat, verb, arg }
}

/** Does all this, in order; throws if any of it is refused. */
export function act<P extends ToyPlay | Match<ToyTypes>>(game: P, ...actions: readonly string[]): P {
  for (const words of actions) {
    const refusal = game instanceof Match ? game.submit(action(words)) : submit(game, action(words))
    if (refusal) throw new Error(`${words} refused: ${refusal.code}`)
  }
  return game
}

/** All four powers bid; red bids most and raids. */
export const RED_RAIDS = ['ann bid 2', 'ann bid 0', 'bob bid 0', 'cat bid 0']

export const startPlay = (setup: Setup<ToyTypes>, ...actions: readonly string[]): ToyPlay =>
  act(Play.start(setup), ...actions)

/** A match played at random to its end, or for so many actions. */
export const randomMatch = (setup: Setup<ToyTypes>, most = Infinity, solo = false): Match<ToyTypes> =>
  playOn(new Match(setup, { solo }), most, quickRandom(1))

/** Goes on at random until so many actions have been taken. */
export function playOn(match: Match<ToyTypes>, most: number, pick: (n: number) => number): Match<ToyTypes> {
  while (!match.play.isOver && match.length < most) {
    const seats = [...match.setup.scenario.seats.keys()].filter((seat) => match.play.asked(seat))
    const seat = seats[pick(seats.length)] ?? 0
    match.take({ seat, answer: randomAnswer(match.play.offered(seat) ?? {}, pick) })
  }
  return match
}
