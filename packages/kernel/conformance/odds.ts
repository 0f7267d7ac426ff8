import type { GameTypes } from '../game-types.ts'
import type { Game } from '../game.ts'
import { type Odds, odds as oddsOf } from '../odds/explore.ts'
import type { Play } from '../play/play.ts'
import type { Move } from '../play/submit.ts'
import type { Check, Problem } from './check.ts'
import { relive } from './relive.ts'
import type { Trial } from './trial.ts'

/** Wider questions are left alone: a shuffle has more outcomes than there is time. */
const WIDEST = 500
/** as often are wider ones tried, to see that they tell no secrets */
const TRIED = 20
const EXACT = 1e-9

/** Odds add up to one and contain what then really happens. */
export const odds: Check = { name: 'odds', isDear: true, beforeMove }

function beforeMove<T extends GameTypes>(trial: Trial<T>, move: Move): Problem {
  const before = trial.play.hash()
  const found = exploreOdds(trial.play, move)
  trial.tally(found ? `odds: ${found.runs > 1 ? 'chance' : 'no chance'}` : 'odds: too wide')
  const problem = found && (addsUp(trial, move, found) ?? containsTruth(trial, move))
  return problem ?? (trial.play.hash() === before ? undefined : 'asking for odds changed the game')
}

/** The same, sampled where there are too many outcomes. */
export function tryOdds<T extends GameTypes>(play: Play<T>, move: Move): Odds | undefined {
  const found = oddsOf(play, move, { limit: WIDEST, samples: TRIED })
  return 'code' in found ? undefined : found
}

/** undefined if there are too many outcomes */
function exploreOdds<T extends GameTypes>(play: Play<T>, move: Move): Odds | undefined {
  try {
    const found = oddsOf(play, move, { limit: WIDEST, exact: true })
    if ('code' in found) throw new Error(`odds of an offered move are refused: ${found.code}`)
    return found
  } catch (error) {
    if (error instanceof RangeError && error.message.startsWith('more than')) return undefined
    throw error
  }
}

function addsUp<T extends GameTypes>(trial: Trial<T>, move: Move, found: Odds): Problem {
  const sum = found.outcomes.reduce((total, { p }) => total + p, 0)
  return Math.abs(sum - 1) < EXACT ? undefined : `the odds of ${trial.name(move)} add up to ${sum}`
}

/** asked by one who knows everything, so that nothing is assumed; while all answer in secret nobody does */
function containsTruth<T extends GameTypes>(trial: Trial<T>, move: Move): Problem {
  if (trial.play.pending.length > 1) return undefined
  const game = Object.create(trial.setup.game, { mask: { value: () => undefined } }) as Game<T>
  const found = exploreOdds(relive(trial, { game }).play, move)
  if (!found) return undefined
  const truth = JSON.stringify(resultOf(trial, move))
  const isThere = found.outcomes.some(({ p, result }) => p > 0 && JSON.stringify(result) === truth)
  return isThere
    ? addsUp(trial, move, found)
    : `the odds of ${trial.name(move)} do not know what happens: ${truth}`
}

function resultOf<T extends GameTypes>(trial: Trial<T>, move: Move): unknown {
  const { play, log } = relive(trial)
  const before = log.length
  play.answer(move.seat, move.answer)
  return trial.setup.game.result(log.slice(before).map(({ event }) => event))
}
