/** §10.62 The land combat table. */
import { DATA } from '../../data/load.ts'
import type { CombatResultData, LossData } from '../../data/types.ts'
import { nation } from '../../nations.ts'

const { results, strongTrenches } = DATA.combat
const LEAST = 2
const MOST = 12
/** §10.5 */
const MOST_NET = 6

export const capped = (net: number): number => Math.max(-MOST_NET, Math.min(MOST_NET, net))
/** §10.61 */
export const lineOf = (modified: number): number => Math.max(LEAST, Math.min(MOST, modified))
export const resultOf = (line: number): CombatResultData => results[line - LEAST] as CombatResultData

export const lossesOf = (
  line: number,
  isMajor: boolean,
): { readonly attacker: LossData; readonly defender: LossData } => {
  const result = resultOf(line)
  return isMajor ? result : (result.minor ?? result)
}
export const isBreakthroughLine = (line: number): boolean => line === MOST

const strong = new Set(strongTrenches.split(' ').map(nation))
/** §10.571 */
export const hasStrongTrenches = (n: number): boolean => strong.has(n)
