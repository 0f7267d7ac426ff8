/** What the tests of bots do again and again. */
import { type GameTypes, type Play, quickRandom, randomAnswer, type Setup, Match } from '@sandtable/kernel'
import { type Contest, contest, type Knowledge, knowledgeOf, type Mind, type Player } from '../index.ts'

const seatsAsked = <T extends GameTypes>(play: Play<T>): number[] =>
  [...play.setup.scenario.seats.keys()].filter((seat) => play.asked(seat))

/** What a seat knows that must be asked. */
export function knownTo<T extends GameTypes, P>(mind: Mind<T, P>, match: Match<T>, seat: number): Knowledge {
  const known = knowledgeOf(mind, match.play, seat, match.story(seat))
  if (!known) throw new Error(`seat ${seat} is not asked`)
  return known
}

/** Every position of a random game, each seat that is asked in turn. */
export function* positions<T extends GameTypes>(
  setup: Setup<T>,
  seed = 1,
): Generator<{ match: Match<T>; seat: number }> {
  const match = new Match(setup)
  const pick = quickRandom(seed)
  while (!match.play.isOver) {
    const seats = seatsAsked(match.play)
    for (const seat of seats) yield { match, seat }
    const seat = seats[pick(seats.length)] as number
    match.take({ seat, answer: randomAnswer(match.play.offered(seat) ?? {}, pick) })
  }
}

export function play<T extends GameTypes, P>(
  mind: Mind<T, P>,
  setup: Setup<T>,
  players: readonly Player[],
): Contest<T> {
  const game = contest(mind, setup, players)
  let step = game.next()
  while (!step.done) step = game.next()
  return step.value
}
