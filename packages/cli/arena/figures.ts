import { compare, type Comparison, eloTable, type Interval, type Rating, wilson } from '@sandtable/bots'
import type { Scenario } from '@sandtable/kernel'
import type { BotLine, Meeting, Standings } from './standings.ts'

/** What one bot's games come to. */
export interface BotFigures extends BotLine, Rating {
  /** finished games */
  readonly games: number
  /** points per game */
  readonly score: number
  readonly secondsPerGame: number
}

/** How often a seat won, whoever sat there. */
export interface SeatFigures {
  readonly seat: string
  readonly wins: number
  readonly score: number
  readonly interval: Interval
}

export interface MeetingFigures extends Meeting {
  readonly comparison: Comparison
}

/** What an arena comes to. */
export interface Figures {
  readonly draws: number
  /** the first bot against all others */
  readonly first: Comparison
  readonly bots: readonly BotFigures[]
  readonly seats: readonly SeatFigures[]
  readonly meetings: readonly MeetingFigures[]
}

export function figuresOf(standings: Standings, { seats }: Scenario): Figures {
  const { bots, meetings, tally } = standings
  const { draw = 0 } = tally.results
  const ratings = eloTable(bots.length, meetings)
  return {
    draws: meetings.reduce((sum, { results }) => sum + results.draws, 0),
    first: compare(bots[0] ?? { wins: 0, draws: 0, losses: 0 }),
    bots: bots.map((bot, i) => botFigures(bot, ratings[i] as Rating)),
    seats: seats.map(({ id }) => seatFigures(id, tally.results[id] ?? 0, draw, tally.finished)),
    meetings: meetings.map((meeting) => ({ ...meeting, comparison: compare(meeting.results) })),
  }
}

function botFigures(bot: BotLine, rating: Rating): BotFigures {
  const games = bot.wins + bot.draws + bot.losses
  const secondsPerGame = bot.seconds / Math.max(1, games)
  return { ...bot, ...rating, games, score: compare(bot).score, secondsPerGame }
}

function seatFigures(seat: string, wins: number, draws: number, games: number): SeatFigures {
  const points = wins + draws / 2
  return { seat, wins, score: points / Math.max(1, games), interval: wilson(points, games) }
}
