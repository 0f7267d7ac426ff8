import { readFileSync } from 'node:fs'
import { conform, type ConformanceReport, describeFailure } from '@sandtable/kernel/conformance'
import type { Scenario } from '@sandtable/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { battleForGalicia } from '../game.ts'

const rulebook = readFileSync(new URL('../rulebook.tsv', import.meta.url), 'utf8')
const rules = new Set(
  rulebook
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0] ?? ''),
)

/** Two games already have every value of every option; more of them where games are short. */
const GAMES: Readonly<Record<string, number>> = { campaign: 2, krasnik: 8, lemberg: 8 }

/** Without these the suite would have looked at nothing much. */
const MET = [
  'offers: tried on a copy',
  'refusals: game-over',
  'refusals: not-your-decision',
  'secrecy: secrets exchanged',
  'secrecy: worlds compared',
  'secrecy: odds compared',
  'odds: chance',
  'undo: taken back',
]

const examine = (scenario: Scenario): ConformanceReport =>
  conform(battleForGalicia, scenario, { games: GAMES[scenario.id] ?? 2, seed: 'conformance', rules })

describe.each(battleForGalicia.scenarios)('random games of $id', (scenario) => {
  let report: ConformanceReport

  beforeAll(() => {
    report = examine(scenario)
  }, 120_000)

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
