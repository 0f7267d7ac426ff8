/** Grand Illusion on the table of a browser. */
import type { GrandIllusionTypes } from '@sandtable/grand-illusion/types'
import { Match } from '@sandtable/kernel'
import { firstAsked } from '../../session/local-game.ts'
import { Game } from './game.ts'
import type { Mirror } from './mirror.ts'
import { mouse } from './mouse.ts'
import { Orders } from './orders.ts'
import { openAtOf } from './prepared.ts'
import { type Started, seedOf, startOf } from './start.ts'
import { ILLUSION } from './tried.ts'

export type GrandIllusionMirror = Mirror<GrandIllusionTypes>
export type GrandIllusionMatch = GrandIllusionMirror['match']
export type GrandIllusionGame = Game<GrandIllusionTypes>

export const startGrandIllusion = startOf(ILLUSION)
export const openGrandIllusionAt = openAtOf(ILLUSION)

/** Played with the mouse. */
export const byMouse = (started: Started<GrandIllusionTypes>): GrandIllusionGame =>
  new Game(started, mouse(started.page))

export const isAsked =
  (prompt: string) =>
  ({ play }: Pick<GrandIllusionMirror, 'play'>): boolean =>
    play.pending[0]?.question.prompt === prompt

const MOST_CHANCES = 40

/**
 * The first chance with which these orders of turn 1 bring about what a test needs: where a rule is mended the dice
 * may fall otherwise.
 */
export function chanceFor(
  lines: readonly string[],
  isWanted: (match: GrandIllusionMatch) => boolean,
): number {
  for (let chance = 1; chance <= MOST_CHANCES; chance++) if (isWanted(rehearsed(lines, chance))) return chance
  throw new Error('it never comes about')
}

function rehearsed(lines: readonly string[], chance: number): GrandIllusionMatch {
  const { game } = ILLUSION.presentation
  const scenario = game.scenarios.find(({ id }) => id === ILLUSION.scenario)
  if (!scenario) throw new Error(`no scenario ${ILLUSION.scenario}`)
  const match = new Match({ game, scenario, options: {}, seed: seedOf(chance) })
  const orders = new Orders<GrandIllusionTypes>(1, lines)
  for (;;) {
    const seat = firstAsked(match.play)?.seat ?? -1
    const answer = orders.next(match.play, seat)
    if (!answer) return match
    match.take({ seat, answer })
  }
}
