import { readFileSync } from 'node:fs'
import type { Scenario } from '@sandtable/kernel'
import { conform, type ConformanceReport, describeFailure } from '@sandtable/kernel/conformance'
import { beforeAll, describe, expect, it } from 'vitest'
import { illusionsOfGlory } from '../game.ts'

const rulebook = readFileSync(new URL('../rulebook.tsv', import.meta.url), 'utf8')
const rules = new Set(
  rulebook
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0] ?? ''),
)

/** Both set-ups, and two, three and four players. */
const GAMES: Readonly<Record<string, number>> = {
  mobilization: 2,
  'mobilization-two-ap': 1,
  'brusilov-four': 1,
}

/** Without these the suite would have looked at nothing much. */
const MET = [
  'offers: tried on a copy',
  'refusals: game-over',
  'refusals: not-your-decision',
  'secrecy: secrets exchanged',
  'secrecy: worlds compared',
  'odds: chance',
  'undo: taken back',
]

const examine = (scenario: Scenario): ConformanceReport =>
  conform(illusionsOfGlory, scenario, { games: GAMES[scenario.id] ?? 1, seed: 'conformance', rules })

describe.each(illusionsOfGlory.scenarios.filter(({ id }) => id in GAMES))(
  'random games of $id',
  (scenario) => {
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
  },
)
