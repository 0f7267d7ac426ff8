/** A game of the large game that goes on and on: the armies march, and seldom fight. */
import { type Answer, Match, quickRandom, randomAnswer, seedFrom } from '@sandtable/kernel'
import { largeGame } from './game.ts'
import type { LargeTypes } from './types.ts'

/** in so many questions one is answered at random */
const WHIM = 40

/** goals beyond this share of all */
const FAR = 0.6

/** A match of so many actions, always the same. */
export function longWar(actions: number): Match<LargeTypes> {
  const scenario = largeGame.scenarios.find(({ id }) => id === 'war')
  if (!scenario) throw new Error('there is no war')
  const setup = { game: largeGame, scenario, options: {}, seed: seedFrom('a long war') }
  const match = new Match(setup, { solo: true })
  goOn(match, actions)
  return match
}

/** The same goes on until it has so many actions. */
export function goOn(match: Match<LargeTypes>, actions: number): void {
  const pick = quickRandom(match.length + 1)
  while (match.length < actions && !match.play.isOver) {
    const seat = match.play.pending[0]?.seat ?? 0
    match.take({ seat, answer: nextAnswer(match, pick) })
  }
}

/** Every unit marches, and far; few shots are fired. */
export function nextAnswer({ play }: Match<LargeTypes>, pick: (n: number) => number): Answer {
  const { seat = 0, question } = play.pending[0] ?? {}
  const offer = play.offered(seat) ?? {}
  const isWhim = pick(WHIM) === 0
  const verb = isWhim ? undefined : WANTED[question?.prompt as LargeTypes['prompt']]
  const options = verb === undefined ? false : (offer[verb] ?? false)
  if (verb === undefined || options === false) return randomAnswer(offer, pick)
  if (options === true) return { verb }
  // The farthest come last.
  const near = Math.floor(options.length * FAR)
  const arg = options[near + pick(options.length - near)]
  return arg === undefined ? randomAnswer(offer, pick) : { verb, arg }
}

const WANTED: Readonly<Partial<Record<LargeTypes['prompt'], string>>> = {
  command: 'take',
  march: 'go',
  attack: 'done',
  react: 'hold',
}
