/** A game of the large game that goes on and on: the armies march, and seldom fight. */
import { Match, quickRandom, randomAnswer, seedFrom } from '@sandtable/kernel'
import { largeGame } from './game.ts'
import type { LargeTypes } from './types.ts'

/** one attack in so many is made */
const PEACE = 40

/** A match of so many actions, always the same. */
export function longWar(actions: number): Match<LargeTypes> {
  const scenario = largeGame.scenarios.find(({ id }) => id === 'war')
  if (!scenario) throw new Error('there is no war')
  const match = new Match(
    { game: largeGame, scenario, options: {}, seed: seedFrom('a long war') },
    { solo: true },
  )
  goOn(match, actions)
  return match
}

/** The same goes on until it has so many actions. */
export function goOn(match: Match<LargeTypes>, actions: number): void {
  const pick = quickRandom(match.length + 1)
  while (match.length < actions && !match.play.isOver) {
    const { seat, question } = match.play.pending[0] ?? {}
    if (seat === undefined) return
    const offer = match.play.offered(seat) ?? {}
    const isSpared = question?.prompt === 'attack' && pick(PEACE) > 0
    const isQuiet = question?.prompt === 'react' && pick(PEACE) > 0
    const answer = isSpared ? { verb: 'done' } : isQuiet ? { verb: 'hold' } : randomAnswer(offer, pick)
    match.take({ seat, answer })
  }
}
