/** From what was found about a game to what is shown of it. */
import type { LogGroup, LogLine, TimeSpan } from '@sandtable/presentation'
import type { LogEntry } from '../panels/log-entries.ts'
import { type Happening, happeningsIn } from './happenings.ts'
import type { Findings } from './study.ts'

interface Side {
  readonly nation: string
  readonly title: string
}

/** The game as the table knows it. */
export interface PlayedGame {
  readonly sides: readonly Side[]
  /** all of it */
  readonly log: readonly LogGroup[]
  readonly timeline: readonly TimeSpan[]
  readonly length: number
}

/** Something worth looking at again. */
export interface ShownMoment {
  /** the position after it */
  readonly at: number
  /** turn and phase */
  readonly where: string
  /** the log's own words */
  readonly text: string
  /** what the same action brought about besides */
  readonly also: readonly string[]
  readonly dice: NonNullable<LogLine['dice']>
  readonly space: number | undefined
  /** who gained by it */
  readonly seat: number
  /** so many chances to win */
  readonly gain: number
}

export interface TurningPoint extends ShownMoment {
  /** from left to right */
  readonly number: number
  /** the part of the gain that was luck */
  readonly luck: number
}

interface SideLuck {
  readonly total: number
  /** what went best for the side, the best first */
  readonly best: readonly ShownMoment[]
}

export interface TurnChances {
  /** as the timeline names it; undefined for the end */
  readonly label: string | undefined
  readonly at: number
  readonly chances: readonly number[]
}

export interface AnalysisModel {
  readonly sides: readonly Side[]
  readonly curve: Findings['curve']
  readonly turns: readonly TurnChances[]
  /** in the order they came */
  readonly points: readonly TurningPoint[]
  /** by seat */
  readonly luck: readonly SideLuck[]
}

/** smaller changes turn nothing; but the largest is named even in a one-sided game */
const LEAST_TURN = 0.03
const LEAST_AT_ALL = 0.002
const MOST_POINTS = 7
/** less cannot be told from nothing by throwing so few times again */
const LEAST_LUCK = 0.01
const MOST_LUCKY = 3
const MOST_ALSO = 2

export function modelOf(findings: Findings, game: PlayedGame): AnalysisModel {
  const { curve, luck, luckBySeat } = findings
  const happenings = happeningsIn(game.log, game.length)
  const weighed = happenings.map((happening) => weighedBy(findings, happening, game.length))
  return {
    sides: game.sides,
    curve,
    turns: turnsOf(game, curve),
    points: pointsOf(weighed),
    luck: game.sides.map((_, seat) => ({
      total: luckBySeat[seat] ?? 0,
      best: luck.length === 0 ? [] : bestFor(weighed, seat),
    })),
  }
}

interface Weighed {
  readonly happening: Happening
  /** by seat */
  readonly change: readonly number[]
  readonly luck: readonly number[]
}

/** That a game ends is not what turned it, unless dice decided it. */
function weighedBy({ curve, luck }: Findings, happening: Happening, length: number): Weighed {
  const { from, to } = happening
  const thrown = luck.filter(({ at }) => at >= from && at <= to)
  const isResult = to === length && !thrown.some(({ at }) => at === length)
  const before = curve[Math.max(0, from - 1)] ?? []
  const after = curve[isResult ? Math.max(from - 1, to - 1) : to] ?? before
  return {
    happening,
    change: after.map((chance, seat) => chance - (before[seat] ?? chance)),
    luck: after.map((_, seat) => thrown.reduce((sum, { bySeat }) => sum + (bySeat[seat] ?? 0), 0)),
  }
}

function pointsOf(weighed: readonly Weighed[]): TurningPoint[] {
  const size = ({ change }: Weighed): number => Math.max(0, ...change)
  return weighed
    .toSorted((a, b) => size(b) - size(a))
    .filter((each, rank) => size(each) >= (rank === 0 ? LEAST_AT_ALL : LEAST_TURN))
    .slice(0, MOST_POINTS)
    .sort((a, b) => a.happening.from - b.happening.from)
    .map((each, n) => {
      const seat = each.change.indexOf(size(each))
      const luck = each.luck[seat] ?? 0
      return { ...shown(each.happening, seat, size(each)), number: n + 1, luck }
    })
}

function bestFor(weighed: readonly Weighed[], seat: number): ShownMoment[] {
  const luckOf = ({ luck }: Weighed): number => luck[seat] ?? 0
  return weighed
    .filter((each) => luckOf(each) >= LEAST_LUCK)
    .sort((a, b) => luckOf(b) - luckOf(a))
    .slice(0, MOST_LUCKY)
    .map((each) => shown(each.happening, seat, luckOf(each)))
}

const diceIn = ({ main, minor }: LogEntry): NonNullable<LogLine['dice']> =>
  [main, ...minor].flatMap(({ dice }) => dice ?? [])

/** Of several entries of one action those with dice say most. */
function shown({ entries, told, title }: Happening, seat: number, gain: number): ShownMoment {
  const entry = entries.find((each) => diceIn(each).length > 0) ?? entries[0]
  return {
    at: told,
    where: title,
    text: entry?.main.text ?? '',
    also: entries.flatMap((each) => (each === entry ? [] : [each.main.text])).slice(0, MOST_ALSO),
    dice: entry ? diceIn(entry) : [],
    space: entry?.main.space,
    seat,
    gain,
  }
}

/** How it stood when each turn began, and at the end. */
function turnsOf({ timeline, length }: PlayedGame, curve: Findings['curve']): TurnChances[] {
  const begun = timeline.flatMap(({ from, label }) => (label === undefined ? [] : [{ label, at: from }]))
  return [...begun, { label: undefined, at: length }].map(({ label, at }) => ({
    label,
    at,
    chances: curve[at] ?? [],
  }))
}
