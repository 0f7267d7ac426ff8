/** The sheet of the powers: every figure that is kept of a nation, what it is good for, and how it came there. */
import type { Line, RuleId } from './models.ts'

/** Something happens when a figure comes to a value. */
export interface Threshold {
  readonly at: number
  /** it happens at this value and above it, or at this value and below it */
  readonly from: 'above' | 'below'
  readonly text: string
  readonly rules: readonly RuleId[]
  readonly tone?: 'good' | 'bad'
}

export interface PowerFigure {
  readonly id: string
  readonly title: string
  readonly value: number
  /** shown in place of the number */
  readonly text?: string
  /** ends of the track it lies on */
  readonly least?: number
  readonly most?: number
  /** what it is good for */
  readonly about: Line
  readonly thresholds: readonly Threshold[]
  /** at the end of each turn so far, and now; none where that is not kept */
  readonly history: readonly number[]
  /** before the first turn, where the history tells only how turns ended */
  readonly began?: number
  /** what it is made of */
  readonly parts?: readonly Line[]
}

export interface Power {
  readonly nation: string
  readonly title: string
  /** "neutral", "you" */
  readonly note?: string
  readonly figures: readonly PowerFigure[]
}

/** A side, with what it has in common and its powers. */
export interface PowerSide {
  readonly nation: string
  readonly title: string
  readonly figures: readonly PowerFigure[]
  readonly powers: readonly Power[]
}

export interface PowersSheet {
  /** of all sides together */
  readonly shared: readonly PowerFigure[]
  readonly sides: readonly PowerSide[]
  /** names of the turns of the histories, the last is the one that runs */
  readonly turns: readonly string[]
}

/** Where a figure stands: since the last turn, and since the beginning. */
export interface Trend {
  readonly sinceTurn: number
  readonly sinceStart: number
}

export function trendOf({ history, began }: Pick<PowerFigure, 'history' | 'began'>): Trend | undefined {
  const all = began === undefined ? history : [began, ...history]
  const [first, last, before] = [all[0], all.at(-1), all.at(-2)]
  if (first === undefined || last === undefined || before === undefined) return undefined
  return { sinceTurn: last - before, sinceStart: last - first }
}

export const isReached = ({ at, from }: Threshold, value: number): boolean =>
  from === 'above' ? value >= at : value <= at

/** The threshold that comes next, and how far it is; undefined where none is ahead. */
export function nextThreshold({
  thresholds,
  value,
}: Pick<PowerFigure, 'thresholds' | 'value'>):
  | { readonly threshold: Threshold; readonly by: number }
  | undefined {
  const ahead = thresholds
    .filter((each) => !isReached(each, value))
    .map((threshold) => ({ threshold, by: Math.abs(threshold.at - value) }))
  return ahead.sort((a, b) => a.by - b.by)[0]
}

/** so near something bad is marked */
const NEAR = 3

export function isNearTrouble(figure: Pick<PowerFigure, 'thresholds' | 'value'>): boolean {
  const { thresholds, value } = figure
  return thresholds.some((each) => each.tone === 'bad' && Math.abs(each.at - value) <= NEAR)
}
