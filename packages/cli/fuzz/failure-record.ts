import { join } from 'node:path'
import { type Action, commitmentOf, writeRecord } from '@sandtable/kernel'
import { writeWhole } from '../files.ts'
import type { Found } from './fuzz-game.ts'
import { shown } from './probe.ts'

/** A failure as it is reported. */
export interface FailureReport {
  readonly kind: string
  readonly message: string
  readonly scenario: string
  readonly actions: number
  /** the file that shows it */
  readonly record: string
  readonly probe?: string
}

/** Writes the record that shows a failure. */
export function reportFailure(directory: string, found: Found, actions: readonly Action[]): FailureReport {
  const { failure, setup, probe } = found
  const { game, scenario, options, seed } = setup
  const path = join(directory, `${game.id}-${scenario.id}-${failure.kind}-${seed.slice(0, 8)}.json`)
  const failed = {
    kind: failure.kind,
    message: failure.message,
    ...(probe ? { probe: shown(probe.sent) } : {}),
  }
  const head = { game: game.id, edition: game.edition, scenario: scenario.id, options, seed }
  writeWhole(path, writeRecord({ ...head, commitment: commitmentOf(seed), ...{ fuzz: failed }, actions }))
  return { ...failed, scenario: scenario.id, actions: actions.length, record: path }
}
