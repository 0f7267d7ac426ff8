import { conform, type ConformanceReport, describeFailure } from '@sandtable/kernel/conformance'
import type { Scenario } from '@sandtable/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { balanceOfPowers } from '../game.ts'

/** Positions looked at closely; the rulebook to cite from is still to be written. */
const POSITIONS = 12

describe('random games of 12.1', () => {
  let report: ConformanceReport

  beforeAll(() => {
    const [scenario] = balanceOfPowers.scenarios as readonly [Scenario]
    report = conform(balanceOfPowers, scenario, { games: 1, seed: 'balance', positions: POSITIONS })
  })

  it('keep what every game must keep', () => {
    expect(report.failures.map(describeFailure).join('\n')).toBe('')
  })

  it.each(['offers: tried on a copy', 'refusals: not-your-decision', 'undo: taken back'])(
    'met %s',
    (what) => {
      expect(report.counts[what] ?? 0).toBeGreaterThan(0)
    },
  )
})
