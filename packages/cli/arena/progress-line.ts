import { pointsOf } from '@sandtable/bots'
import { bar } from '../progress.ts'
import type { Standings } from './standings.ts'

/** Games done, points so far, and how long it will take if it goes on like this. */
export function progressLine({ tally, bots }: Standings, count: number): string {
  const { games, seconds } = tally
  const points = bots.map((bot) => `${bot.name} ${pointsOf(bot)}`).join(', ')
  const left = games === 0 ? '' : `, ${timeLeft((seconds / games) * (count - games))}`
  return `${bar(games / count)} ${games}/${count} games: ${points}${left}`
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Rough, as such a forecast is. */
export function timeLeft(seconds: number): string {
  if (seconds < MINUTE) return `about ${Math.ceil(seconds)} s left`
  if (seconds < HOUR) return `about ${Math.round(seconds / MINUTE)} min left`
  return `about ${(seconds / HOUR).toFixed(1)} h left`
}
