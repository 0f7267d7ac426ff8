import { readFileSync } from 'node:fs'
import type { Scenario } from '@sandtable/kernel'
import { conform, type ConformanceReport, describeFailure } from '@sandtable/kernel/conformance'
import { beforeAll, describe, expect, it } from 'vitest'
import { grandIllusion } from '../game.ts'

const rulebook = readFileSync(new URL('../rulebook.tsv', import.meta.url), 'utf8')
const rules = new Set(
  rulebook
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0] ?? ''),
)

const GAMES: Readonly<Record<string, number>> = { campaign: 1, marne: 2, 'what-if': 1 }

/** Without these the suite would have looked at nothing much. Nothing is secret here, so secrecy has little to look at. */
const MET = [
  'offers: tried on a copy',
  'refusals: game-over',
  'refusals: not-your-decision',
  'odds: chance',
  'undo: taken back',
]

const examine = (scenario: Scenario): ConformanceReport =>
  conform(grandIllusion, scenario, { games: GAMES[scenario.id] ?? 2, seed: 'conformance', rules })

describe.each(grandIllusion.scenarios)('random games of $id', (scenario) => {
  let report: ConformanceReport

  beforeAll(() => {
    report = examine(scenario)
  }, 300_000)

  it('keep what every game must keep', () => {
    expect(report.failures.map(describeFailure).join('\n')).toBe('')
  })

  it.each(MET)('met %s', (what) => {
    expect(report.counts[what] ?? 0).toBeGreaterThan(0)
  })

  it('are far from the longest game the scenario allows', () => {
    expect(report.longest).toBeLessThan(scenario.longest / 2)
  })
})
