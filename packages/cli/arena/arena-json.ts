import type { Interval } from '@sandtable/bots'
import type { Json } from '@sandtable/kernel'
import type { Tally } from '../selfplay/tally.ts'
import type { BotFigures, Figures } from './figures.ts'

const pair = ({ low, high }: Interval): [number, number] => [rounded(low), rounded(high)]

/** Four places are more than is known. Infinity becomes null, as JSON has it. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

const byName = <T>(bots: readonly BotFigures[], of: (bot: BotFigures) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(bots.map((bot) => [bot.name, of(bot)]))

/** For programs. `interval` is the 95 percent interval of the first bot's points per game. */
export function arenaJson(tally: Tally, figures: Figures): Readonly<Record<string, Json>> {
  const { games, finished, decisions, decisionsPerSecond, seconds } = tally
  const { draws, first, bots, seats, meetings } = figures
  return {
    games,
    finished,
    wins: byName(bots, ({ wins }) => wins),
    draws,
    score: rounded(first.score),
    interval: pair(first.interval),
    elo: { difference: rounded(first.elo), interval: pair(first.eloInterval) },
    bySeat: Object.fromEntries(
      seats.map(({ seat, wins, score, interval }) => [
        seat,
        { wins, score: rounded(score), interval: pair(interval) },
      ]),
    ),
    ratings: byName(bots, ({ elo, margin, score, games: played }) => ({
      elo: rounded(elo),
      margin: rounded(margin),
      score: rounded(score),
      games: played,
    })),
    pairings: meetings.map(({ first: one, second, results, comparison }) => ({
      bots: [bots[one]?.name ?? '', bots[second]?.name ?? ''],
      wins: results.wins,
      draws: results.draws,
      losses: results.losses,
      interval: pair(comparison.interval),
    })),
    secondsPerGame: byName(bots, ({ secondsPerGame }) => rounded(secondsPerGame)),
    longestThought: byName(bots, ({ longest }) => rounded(longest)),
    seconds: rounded(seconds),
    decisions,
    decisionsPerSecond,
  }
}
