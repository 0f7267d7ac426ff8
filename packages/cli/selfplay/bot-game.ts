import {
  Bot,
  contest,
  type Knowledge,
  type Level,
  type Mind,
  type Player,
  type Thinking,
} from '@sandtable/bots'
import { type Answer, recordOf, type Setup, writeRecord } from '@sandtable/kernel'
import { type Played, resultOf } from './played.ts'

/** A bot as it sits down to a game. */
export interface Seat {
  readonly level: Level
  /** of its own chance, never the game's */
  readonly seed: number
}

/** Bots to the end; yields as they think so that others get a word in. */
export function* botGame(
  number: number,
  setup: Setup,
  mind: Mind,
  seats: readonly Seat[],
  keepRecord: boolean,
): Generator<undefined, Played> {
  const players = seats.map(({ level, seed }) => new Timed(new Bot(mind, level, seed)))
  const game = contest(mind, setup, players)
  let step = game.next()
  while (!step.done) {
    yield
    step = game.next()
  }
  const { match, winners, scores, decisions } = step.value
  const seconds = players.map((player) => player.seconds)
  const longest = players.map((player) => player.longest)
  const landmarks = mind.landmarks?.(match.story(undefined))
  const result = { number, decisions, winners, scores, result: resultOf(match.play), seconds, longest }
  const played = landmarks ? { ...result, landmarks } : result
  return keepRecord ? { ...played, record: writeRecord(recordOf(match)) } : played
}

/** A player with a clock running while it thinks. */
class Timed implements Player {
  seconds = 0
  /** the longest of its thoughts */
  longest = 0
  readonly #player: Player

  constructor(player: Player) {
    this.#player = player
  }

  *think(known: Knowledge): Thinking<Answer> {
    const thinking = this.#player.think(known)
    const before = this.seconds
    let step = this.#clocked(() => thinking.next())
    while (!step.done) {
      const isEnough = yield step.value
      step = this.#clocked(() => thinking.next(isEnough))
    }
    this.longest = Math.max(this.longest, this.seconds - before)
    return step.value
  }

  #clocked<R>(work: () => R): R {
    const start = performance.now()
    const result = work()
    this.seconds += (performance.now() - start) / 1000
    return result
  }
}
