import { Match, type Move, Play, randomAnswer, recordOf, type Setup, writeRecord } from '@sandtable/kernel'
import { type Played, resultOf, winnersOf } from './played.ts'

type Pick = (n: number) => number

/** Decisions between two looks at the clock. */
const SLICE = 128

/** Random players to the end; yields now and then so that others get a word in. */
export function* randomGame(
  number: number,
  setup: Setup,
  pick: Pick,
  keepRecord: boolean,
): Generator<undefined, Played> {
  const match = keepRecord ? new Match(setup) : undefined
  const play = match?.play ?? Play.start(setup)
  let decisions = 0
  while (!play.isOver && decisions < setup.scenario.longest) {
    const { seat, answer } = randomMove(play, pick)
    if (match) match.take({ seat, answer })
    else play.answer(seat, answer)
    decisions++
    if (decisions % SLICE === 0) yield
  }
  const played = { number, decisions, winners: winnersOf(play), result: resultOf(play) }
  return match ? { ...played, record: writeRecord(recordOf(match)) } : played
}

/** A random answer to the first open question, or the first for such a seat. */
export function randomMove(play: Play, pick: Pick, isFor: (seat: number) => boolean = () => true): Move {
  const asked = play.pending.find((each) => play.asked(each.seat) === each && isFor(each.seat))
  const offer = asked && play.offered(asked.seat)
  if (!offer) throw new Error('the game is not over but nobody is asked')
  return { seat: asked.seat, answer: randomAnswer(offer, pick) }
}
