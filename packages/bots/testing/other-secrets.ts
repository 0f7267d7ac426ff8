/** For tests of minds: does a bot choose the same when only what is hidden from it changes, the dice to come included? */
import { eyesOf, type GameTypes, Match, Play, quickRandom, seedFrom } from '@sandtable/kernel'
import { Bot, type Level } from '../bot.ts'
import { knowledgeOf } from '../knowledge.ts'
import type { Mind, Random } from '../mind.ts'

export interface SecrecyTrial {
  readonly scenario: string
  readonly level: Level
  /** positions to compare */
  readonly positions: number
  /** one decision in so many is compared */
  readonly every: number
  readonly seed: number
}

export interface SecrecyReport {
  readonly compared: number
  /** choices that were not the same, as they are written in records */
  readonly differing: readonly string[]
}

/** Easy bots play games one after another; now and then both worlds are put before a fresh bot of the level. */
export function otherSecrets<T extends GameTypes, P>(mind: Mind<T, P>, trial: SecrecyTrial): SecrecyReport {
  const random = quickRandom(trial.seed)
  const differing: string[] = []
  let compared = 0
  for (let game = 0; compared < trial.positions; game++) {
    const match = newMatch(mind, trial.scenario, `${trial.seed} ${game}`)
    const players = match.setup.scenario.seats.map(
      (_, seat) => new Bot(mind, 'easy', trial.seed + game * 10 + seat),
    )
    while (!match.play.isOver && match.length < match.setup.scenario.longest && compared < trial.positions) {
      const seat = match.play.pending[0]?.seat ?? 0
      if (random(trial.every) === 0) {
        const difference = compare(mind, match, seat, trial.level, random)
        if (difference !== undefined) compared++
        if (difference) differing.push(`${game}, action ${match.length}: ${difference}`)
      }
      const known = knowledgeOf(mind, match.play, seat, match.story(seat))
      if (!known) break
      match.take({ seat, answer: (players[seat] as Bot<T, P>).answer(known) })
    }
  }
  return { compared, differing }
}

function newMatch<T extends GameTypes, P>(mind: Mind<T, P>, id: string, seed: string): Match<T> {
  const { game } = mind
  const scenario = game.scenarios.find((each) => each.id === id)
  if (!scenario) throw new Error(`no scenario ${id}`)
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.values[0]?.id ?? '']))
  return new Match({ game, scenario, options, seed: seedFrom(seed) })
}

/** The difference, '' if there is none; undefined if there is no other world to compare with. */
function compare<T extends GameTypes, P>(
  mind: Mind<T, P>,
  match: Match<T>,
  seat: number,
  level: Level,
  random: Random,
): string | undefined {
  const other = otherWorld(match.play, seat, random)
  if (!other) return undefined
  const told = match.story(seat)
  const seed = random(1_000_000)
  const [here, there] = [match.play, other].map((play) => {
    const known = knowledgeOf(mind, play, seat, told)
    return known && JSON.stringify(new Bot(mind, level, seed).answer(known))
  })
  return here === there ? '' : `${here} or ${there}`
}

/** The same position with other secrets and other dice to come; only where a phase begins, so that nothing need be done again. */
function otherWorld<T extends GameTypes>(play: Play<T>, seat: number, random: Random): Play<T> | undefined {
  if (!play.isAtCheckpoint || play.umpire.rolled.length > 0) return undefined
  const { game, scenario } = play.setup
  const eyes = eyesOf(scenario.seats[seat]?.powers ?? [])
  const state = game.layout.create()
  game.layout.restore(state, play.checkpoint.words)
  game.permuteSecrets(state, eyes, random)
  const setup = { ...play.setup, seed: seedFrom(`other ${random(1_000_000)}`) }
  const other = Play.resume(setup, { ...play.checkpoint, words: state.words })
  return other.asked(seat) ? other : undefined
}

/** What the tests of a mind compare: level, positions, one decision in so many. `many`: thoroughly, so many positions. */
export const secrecyTrials = (many = 0): readonly (readonly [Level, number, number])[] =>
  many > 0
    ? [
        ['easy', many, 2],
        ['normal', many, 7],
        ['hard', Math.ceil(many / 10), 40],
      ]
    : [
        ['easy', 300, 2],
        ['normal', 12, 40],
      ]
