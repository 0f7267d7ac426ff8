import { pointsOf, type Results } from '@sandtable/bots'
import type { Scenario } from '@sandtable/kernel'
import { bar } from '../progress.ts'
import type { Played } from '../selfplay/played.ts'
import { type Mirrored, pairOfGame, pairsOf, seatedIn } from '../selfplay/seating.ts'
import { Tally } from '../selfplay/tally.ts'
import { Course } from './course.ts'

/** Two bots and what they have come to against each other, from the first one's point of view. */
export interface Meeting {
  readonly first: number
  readonly second: number
  readonly results: Results
}

/** What one bot has done so far. */
export interface BotLine extends Results {
  readonly name: string
  /** thinking, in all its games */
  readonly seconds: number
  /** its longest thought */
  readonly longest: number
}

type Counter = { -readonly [K in keyof Results]: Results[K] }

const nothing = (): Counter => ({ wins: 0, draws: 0, losses: 0 })

/** The count of an arena so far. Games that did not end count for nobody. */
export class Standings {
  readonly tally: Tally
  readonly names: readonly string[]
  readonly #seating: Mirrored
  readonly #seats: number
  readonly #results: readonly Counter[]
  readonly #seconds: number[]
  readonly #longest: number[]
  readonly course = new Course()

  constructor(scenario: Scenario, seating: Mirrored) {
    this.tally = new Tally(scenario)
    this.names = botNames(seating.bots)
    this.#seating = seating
    this.#seats = scenario.seats.length
    this.#results = pairsOf(seating.bots.length).map(nothing)
    this.#seconds = seating.bots.map(() => 0)
    this.#longest = seating.bots.map(() => 0)
  }

  get meetings(): Meeting[] {
    return pairsOf(this.names.length).map(([first, second], pair) => {
      const results = this.#results[pair] as Results
      return { first, second, results }
    })
  }

  get bots(): BotLine[] {
    return this.names.map((name, bot) => ({
      name,
      ...this.#sum(bot),
      seconds: this.#seconds[bot] as number,
      longest: this.#longest[bot] as number,
    }))
  }

  add(played: Played): void {
    this.tally.add(played)
    const { bots } = seatedIn(this.#seating, this.#seats, played.number)
    for (const [seat, bot] of bots.entries()) {
      this.#seconds[bot] = (this.#seconds[bot] as number) + (played.seconds?.[seat] ?? 0)
      this.#longest[bot] = Math.max(this.#longest[bot] as number, played.longest?.[seat] ?? 0)
    }
    if (played.result === undefined) return
    this.course.add(played)
    const pair = pairOfGame(played.number, this.#seating.each)
    const winners = new Set(played.winners.map((seat) => bots[seat]))
    const results = this.#results[pair] as Counter
    // Seats of both bots among the winners: neither was better.
    if (winners.size !== 1) results.draws++
    else if (winners.has(this.meetings[pair]?.first)) results.wins++
    else results.losses++
  }

  #sum(bot: number): Results {
    const sum = nothing()
    for (const { first, second, results } of this.meetings) {
      if (first !== bot && second !== bot) continue
      sum.wins += first === bot ? results.wins : results.losses
      sum.losses += first === bot ? results.losses : results.wins
      sum.draws += results.draws
    }
    return sum
  }
}

/** Bots by their level; of several of one level the second is "hard (2)", and so on. */
export function botNames(levels: readonly string[]): string[] {
  return levels.map((level, i) => {
    const before = levels.slice(0, i).filter((each) => each === level).length
    return before === 0 ? level : `${level} (${before + 1})`
  })
}

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
