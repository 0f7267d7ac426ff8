import { DATA } from './data/load.ts'
import type { ScenarioData } from './data/types.ts'
import type { Side } from './sides.ts'
import type { State } from './state.ts'

export const SCENARIOS: readonly ScenarioData[] = DATA.scenarios
const scenarioOf = (s: State): ScenarioData => SCENARIOS[s.scenario] as ScenarioData
/** §14.1.setup fifteen turns, §14.2.setup seven, §14.3.setup fifteen */
export const lastTurn = (s: State): number => scenarioOf(s).turns

/** Which of the three scenarios is played (§14). */
export const isShort = (s: State): boolean => scenarioOf(s).number === 2
export const isWhatIf = (s: State): boolean => scenarioOf(s).number === 3

/** §14.3.6 has the side taken this option? Always false outside scenario 3. */
export const hasOption = (s: State, side: Side, number: number): boolean =>
  (s.options.get(side) & (1 << number)) !== 0
