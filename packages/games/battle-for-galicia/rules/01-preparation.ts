/** Chapter 1: preparation for play (§1.1). */
import type { OptionValues } from '@sandtable/kernel'
import { scenarioUnits } from '../data/scenario-units.ts'
import type { UnitData } from '../data/types.ts'
import { hex, TOWNS } from '../map.ts'
import { SCENARIOS } from '../scenarios.ts'
import { AH, enemyOf, RU } from '../sides.ts'
import { addPoints, LAYOUT, NOT_IN_SCENARIO, type State, TO_COME, VP } from '../state.ts'
import { UNITS } from '../units.ts'
import { RATIO_READINGS } from './08-combat-procedure/ratio.ts'
import { ARRIVAL_READINGS } from './14-reinforcements.ts'
import { TOWN_READINGS } from './15-victory.ts'

export function setUp(s: State, scenarioId: string, options: OptionValues): void {
  const scenario = SCENARIOS.find(({ id }) => id === scenarioId)
  if (!scenario) throw new Error(`no scenario ${scenarioId}`)
  s.scenario = SCENARIOS.indexOf(scenario)
  s.turn = scenario.firstTurn
  s.side = scenario.firstSide === 'AH' ? AH : RU
  s.target = -1
  s.optionArrivals = (ARRIVAL_READINGS as readonly string[]).indexOf(options.arrivals ?? 'split')
  s.optionTowns = (TOWN_READINGS as readonly string[]).indexOf(options.towns ?? 'occupied')
  s.optionRatios = (RATIO_READINGS as readonly string[]).indexOf(options.ratios ?? 'final')
  // A town belongs at first to the side that does not score it.
  TOWNS.forEach(({ side }, i) => {
    s.holder.set(i, enemyOf(side))
  })
  // §1.1 §2.1.setup-info Every unit stands in the hex printed on it, or waits for the turn printed on it,
  s.where.assign(starts[s.scenario] as Int16Array)
  // §1.1 at full strength.
  s.steps.assign(fullStrength)
  const { headStart } = scenario
  if (headStart) addPoints(s, headStart.side === 'AH' ? AH : RU, VP.headStart, headStart.vp)
  LAYOUT.restore(s, s.words)
}

const startOf = ({ setup }: UnitData): number => (setup === null ? TO_COME : hex(setup))

/** Where each unit is at the start, by scenario. */
const starts = SCENARIOS.map((scenario) => {
  const taking = new Set(scenarioUnits(scenario, UNITS))
  return Int16Array.from(UNITS, (data) => (taking.has(data) ? startOf(data) : NOT_IN_SCENARIO))
})
const fullStrength = Int16Array.from(UNITS, (data) => data.steps)
