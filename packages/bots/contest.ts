/** One game between bots, from its first question to its end. */
import { type GameTypes, Match, type Setup } from '@sandtable/kernel'
import type { Bot } from './bot.ts'
import { knowledgeOf } from './knowledge.ts'
import type { Mind } from './mind.ts'

export interface Contest<T extends GameTypes = GameTypes> {
  readonly match: Match<T>
  /** seats that won; empty for a draw */
  readonly winners: readonly number[]
  readonly scores: readonly number[]
  readonly decisions: number
}

/** Plays move by move; yields after each, so that whoever runs it can show progress or stop. */
export function* contest<T extends GameTypes, P>(
  mind: Mind<T, P>,
  setup: Setup<T>,
  bots: readonly Bot<T, P>[],
): Generator<Match<T>, Contest<T>> {
  const match = new Match(setup)
  while (!match.play.isOver) {
    const { play } = match
    const seat = play.pending.find((each) => play.asked(each.seat) === each)?.seat ?? -1
    const known = knowledgeOf(mind, play, seat, match.story(seat))
    const bot = bots[seat]
    if (!known || !bot) throw new Error(`nobody answers for seat ${seat}`)
    const refusal = match.take({ seat, answer: bot.answer(known) })
    if (refusal) throw new Error(`refused: ${refusal.code}`)
    if (match.length > setup.scenario.longest) throw new Error('the game does not end')
    yield match
  }
  const { winners, scores } = setup.game.outcome(match.play.state)
  return { match, winners, scores, decisions: match.length }
}
