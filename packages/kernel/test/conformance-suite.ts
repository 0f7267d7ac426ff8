/** The conformance suite as tests of a game, scenario by scenario. */
import { beforeAll, describe, expect, it } from 'vitest'
import { conform, type ConformanceReport, describeFailure } from '../conformance/index.ts'
import type { Game, GameTypes, Scenario } from '../index.ts'

interface Suite {
  /** the ids of all rules there are */
  readonly rules: ReadonlySet<string>
  /** how many games of each scenario; those without a number are left out */
  readonly games: Readonly<Record<string, number>>
  /** how many positions of a game are looked at closely, where it offers very much */
  readonly positions?: number
  /** what must have been met: without it the suite would have looked at nothing much */
  readonly met: readonly string[]
}

/** What every game meets. */
export const USUALLY_MET: readonly string[] = [
  'offers: tried on a copy',
  'refusals: game-over',
  'refusals: not-your-decision',
  'odds: chance',
  'undo: taken back',
]

const PATIENCE = 300_000
/** positions of a game at which the checks that take long are made; `npm run conformance` makes them everywhere */
const POSITIONS = process.env['SANDTABLE_EVERYWHERE'] === 'on' ? Infinity : 250

export function conformanceSuite<T extends GameTypes>(
  game: Game<T>,
  { rules, games, met, positions = POSITIONS }: Suite,
): void {
  const examine = (scenario: Scenario): ConformanceReport =>
    conform(game, scenario, {
      games: games[scenario.id] ?? 1,
      seed: 'conformance',
      rules,
      positions: POSITIONS === Infinity ? POSITIONS : positions,
    })

  it('names only scenarios the game has', () => {
    expect(game.scenarios.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(games)))
  })

  describe.each(game.scenarios.filter(({ id }) => id in games))('random games of $id', (scenario) => {
    let report: ConformanceReport

    beforeAll(() => {
      report = examine(scenario)
    }, PATIENCE)

    it('keep what every game must keep', () => {
      expect(report.failures.map(describeFailure).join('\n')).toBe('')
    })

    it('were looked at closely in a fair sample of their positions', () => {
      const { games: played, decisions, sampled } = report
      expect(sampled).toBeGreaterThan(Math.min(decisions, played * positions) / 2)
    })

    it.each(met)('met %s', (what) => {
      expect(report.counts[what] ?? 0).toBeGreaterThan(0)
    })

    it('are far from the longest game the scenario allows', () => {
      expect(report.longest).toBeLessThan(scenario.longest / 2)
    })
  })
}
