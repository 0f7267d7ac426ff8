/** One game between bots, from its first question to its end. */
import { type Answer, eyesOf, type GameTypes, Match, seenBy, type Setup } from '@sandtable/kernel'
import { knowledgeOf, type Knowledge } from './knowledge.ts'
import type { Mind } from './mind.ts'
import type { Thinking } from './search.ts'

/** Whoever answers for a seat: a bot, or a bot that is watched. */
export interface Player {
  think(known: Knowledge): Thinking<Answer>
}

export interface Contest<T extends GameTypes = GameTypes> {
  readonly match: Match<T>
  /** false if it went on beyond the scenario's bound and was broken off */
  readonly isFinished: boolean
  /** seats that won; empty for a draw */
  readonly winners: readonly number[]
  readonly scores: readonly number[]
  readonly decisions: number
}

/** Plays to the end; yields after each imagined game and each move, so that whoever runs it can stop. */
export function* contest<T extends GameTypes, P>(
  mind: Mind<T, P>,
  setup: Setup<T>,
  players: readonly Player[],
): Generator<Match<T>, Contest<T>> {
  const match = new Match(setup)
  const told = setup.scenario.seats.map((_, seat) => new Listener(match, seat))
  while (!match.play.isOver && match.length < setup.scenario.longest) {
    const { play } = match
    const seat = play.pending.find((each) => play.asked(each.seat) === each)?.seat ?? -1
    const known = knowledgeOf(mind, play, seat, told[seat]?.story() ?? [])
    const player = players[seat]
    if (!known || !player) throw new Error(`nobody answers for seat ${seat}`)
    const thinking = player.think(known)
    let thought = thinking.next()
    while (!thought.done) {
      yield match
      thought = thinking.next(false)
    }
    const refusal = match.take({ seat, answer: thought.value })
    if (refusal) throw new Error(`seat ${seat} was refused ${thought.value.verb}: ${refusal.code}`)
    yield match
  }
  const isFinished = match.play.isOver
  const { winners, scores } = setup.game.outcome(match.play.state)
  return { match, isFinished, winners: isFinished ? winners : [], scores, decisions: match.length }
}

/** What a seat has been told, kept up with the log: a contest never takes anything back. */
class Listener<T extends GameTypes> {
  readonly #match: Match<T>
  readonly #eyes: number
  readonly #story: T['event'][] = []
  #heard = 0

  constructor(match: Match<T>, seat: number) {
    this.#match = match
    this.#eyes = eyesOf(match.setup.scenario.seats[seat]?.powers ?? [])
  }

  story(): readonly T['event'][] {
    const { log } = this.#match
    for (; this.#heard < log.length; this.#heard++) {
      const event = seenBy(log[this.#heard] as (typeof log)[number], this.#eyes)
      if (event) this.#story.push(event)
    }
    return this.#story
  }
}
