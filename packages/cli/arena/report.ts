import type { Interval } from '@sandtable/bots'
import type { BotFigures, Figures, MeetingFigures, SeatFigures } from './figures.ts'

/** For people; two bots in sentences, more in a table. */
export function arenaLines({ bots, seats, meetings, draws, first }: Figures): string[] {
  const wins = [...bots.map(({ name, wins: won }) => `${name} ${won}`), `draws ${draws}`].join(', ')
  const sides = `By side: ${seats.map(sideText).join('; ')}`
  if (bots.length > 2)
    return [...table(bots), '', ...meetings.map((each) => meetingLine(each, bots)), '', sides]
  const name = bots[0]?.name ?? ''
  return [
    `Wins: ${wins}`,
    sides,
    `${name} scores ${percent(first.score)} (95 percent interval ${percents(first.interval)})`,
    `Elo difference ${signed(first.elo)} (${signed(first.eloInterval.low)} to ${signed(first.eloInterval.high)})`,
    `Thinking a game: ${bots.map((bot) => `${bot.name} ${seconds(bot.secondsPerGame)}`).join(', ')}`,
    `Longest thought: ${bots.map((bot) => `${bot.name} ${seconds(bot.longest)}`).join(', ')}`,
  ]
}

function table(bots: readonly BotFigures[]): string[] {
  const ranked = [...bots].sort((a, b) => b.elo - a.elo)
  const rows = ranked.map(({ name, elo, margin, score, games, secondsPerGame, longest }) => [
    name,
    signed(elo),
    `±${margin.toFixed(0)}`,
    percent(score),
    String(games),
    seconds(secondsPerGame),
    seconds(longest),
  ])
  return tableLines([['bot', 'Elo', '95%', 'score', 'games', 'a game', 'longest'], ...rows])
}

function meetingLine(
  { first, second, results, comparison }: MeetingFigures,
  bots: readonly BotFigures[],
): string {
  const { wins, draws, losses } = results
  const names = `${bots[first]?.name ?? ''} against ${bots[second]?.name ?? ''}`
  return `${names}: ${wins} won, ${draws} drawn, ${losses} lost (${percent(comparison.score)}, ${percents(comparison.interval)})`
}

const sideText = ({ seat, wins, score, interval }: SeatFigures): string =>
  `${seat} ${wins} won, scores ${percent(score)} (${percents(interval)})`

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`
const percents = ({ low, high }: Interval): string => `${percent(low)} to ${percent(high)}`
const seconds = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} s`

function signed(elo: number): string {
  if (!Number.isFinite(elo)) return elo > 0 ? '+∞' : '-∞'
  return `${elo < -0.5 ? '' : '+'}${elo.toFixed(0).replace('-0', '0')}`
}

const GAP = '  '

/** Rows under each other: the first column to the left, figures to the right. */
function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join(GAP),
  )
}
