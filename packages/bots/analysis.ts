/** A game looked at afterwards: how the chances stood, where they turned, and what the dice had to do with it. */
import { type GameTypes, type Match, Play } from '@sandtable/kernel'
import { chancesOf } from './chances.ts'
import { choiceOfMove } from './choice.ts'
import { type Luck, luckOfMove, luckOfStart, totalLuck } from './luck.ts'
import type { Mind } from './mind.ts'
import type { Progress } from './search.ts'
import { isTurn, type TurningPoint, turningPoints } from './turning-points.ts'

/** How the game stood after so many actions. */
export interface Moment {
  /** 0: before the first */
  readonly at: number
  /** to win, by seat */
  readonly chances: readonly number[]
  /** the mind's clock: where it changes, a stretch of play ended */
  readonly tempo: number
  /** of the game */
  readonly turn: number
  /** dice fell or cards were shuffled */
  readonly hadChance: boolean
}

export interface Analysis {
  /** one for each action, and one for the start */
  readonly moments: readonly Moment[]
  /** the largest changes first */
  readonly turningPoints: readonly TurningPoint[]
  /** of each action that used chance */
  readonly luck: readonly Luck[]
  /** by seat: what the dice brought it in all, in chances to win */
  readonly luckBySeat: readonly number[]
}

export interface AnalysisOptions {
  /** how often each roll is made again to see what was to be expected */
  readonly rerolls?: number
  /** how many turning points at most */
  readonly points?: number
}

const REROLLS = 24
const POINTS = 8

/**
 * Judges the true positions, secrets included: for games that are over, or for the referee. Yields after
 * every action.
 */
export function* analyse<T extends GameTypes>(
  mind: Mind<T>,
  match: Match<T>,
  { rerolls = REROLLS, points = POINTS }: AnalysisOptions = {},
): Generator<Progress, Analysis> {
  const { setup, moves } = match
  const play = Play.start(setup)
  // One action behind: where a roll is made again from.
  const behind = Play.start(setup)
  const hadDeal = play.umpire.chance.position > 0
  const moments = [momentOf(mind, play, 0, hadDeal)]
  const choices = new Map<number, readonly number[]>()
  const luck = hadDeal ? [luckOfStart(mind, play, rerolls)] : []
  for (const [index, move] of moves.entries()) {
    const at = index + 1
    const { position } = play.umpire.chance
    play.answer(move.seat, move.answer)
    const hadChance = play.umpire.chance.position !== position
    moments.push(momentOf(mind, play, at, hadChance))
    if (hadChance) luck.push(luckOfMove(mind, { behind, move, play, at }, rerolls))
    else if (isTurn(between(moments[index], moments[at])))
      choices.set(at, choiceOfMove(mind, behind, move, play))
    behind.answer(move.seat, move.answer)
    yield { done: at, of: moves.length }
  }
  const luckBySeat = totalLuck(luck, setup.scenario.seats.length)
  return { moments, turningPoints: turningPoints(moments, luck, choices, points), luck, luckBySeat }
}

function momentOf<T extends GameTypes>(mind: Mind<T>, play: Play<T>, at: number, hadChance: boolean): Moment {
  const { state, setup } = play
  return {
    at,
    chances: chancesOf(mind, play),
    tempo: mind.tempo(state),
    turn: setup.game.turn(state),
    hadChance,
  }
}

const between = (before: Moment | undefined, after: Moment | undefined): number[] =>
  (after?.chances ?? []).map((chance, seat) => chance - (before?.chances[seat] ?? chance))
