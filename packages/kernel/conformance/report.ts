import type { GameRecord } from '../record/record.ts'

/** What every game must keep, by name. */
export type CheckName =
  | 'offers'
  | 'refusals'
  | 'state-json'
  | 're-execution'
  | 'record'
  | 'undo'
  | 'seeking'
  | 'secrecy'
  | 'nobody-stuck'
  | 'length'
  | 'texts'
  | 'invariants'
  | 'odds'
  | 'branches'

export interface Failure {
  readonly check: CheckName
  readonly message: string
  /** how many actions had been taken */
  readonly at: number
  /** the game up to there: its seed, its options and every action */
  readonly record: GameRecord
}

export interface ConformanceReport {
  readonly game: string
  readonly scenario: string
  readonly games: number
  readonly decisions: number
  /** positions at which every check was made; at the others those that take long were left out */
  readonly sampled: number
  /** decisions of the longest game */
  readonly longest: number
  /** how often each check was made, and what it came across; a zero is a check that proved nothing */
  readonly counts: Readonly<Record<string, number>>
  /** at most one for each check in each game */
  readonly failures: readonly Failure[]
}

/** A failure for people: what, where, and how to see it again. */
export function describeFailure({ check, message, at, record }: Failure): string {
  const options = Object.entries(record.options).map(([id, value]) => ` ${id}=${value}`)
  const game = `${record.game} ${record.scenario}${options.join('')}`
  return `${check}: ${message}\n  ${game}, after ${at} actions, seed ${record.seed ?? '?'}`
}
