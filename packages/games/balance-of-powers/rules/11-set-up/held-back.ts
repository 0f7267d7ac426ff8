/** §12.2 §12.3 §12.4 Corps a nation holds back: eliminated before the scenario begins, and so in its Force Pool. */
import type { Refusal } from '../../balance-of-powers.ts'
import { OUT } from '../../codes.ts'
import { nation, NATION_IDS } from '../../nations.ts'
import { scenarioData } from '../../scenarios.ts'
import { type State, whereIs } from '../../state.ts'
import { isCavalryCorps, isCorps, isKind, nationOf, printedEffectiveness } from '../../units.ts'

/** What a nation has to hold back. */
interface Demand {
  readonly corps: number
  /** their effectiveness in all */
  readonly effectiveness: number
  /** no more than that */
  readonly isExact?: true
  /** only infantry counts, and all cavalry goes as well */
  readonly infantry?: true
}
const EACH: Demand = { corps: 4, effectiveness: 7 }
const DEMANDS: Readonly<Record<string, Readonly<Record<string, Demand>>>> = {
  '12.2': { RU: { corps: 6, effectiveness: 11, isExact: true } },
  '12.3': {
    ...{ AH: EACH, DE: EACH, GB: EACH, FR: EACH },
    RU: { corps: 12, effectiveness: 21, infantry: true },
  },
  // §12.4 the one American corps has to stand on the map
  '12.4': { DE: EACH, GB: EACH, FR: EACH },
}
const demandOf = (s: State, n: number): Demand | undefined =>
  DEMANDS[scenarioData(s.scenario).id]?.[NATION_IDS[n] ?? '']
const ruleOf = (s: State): string => `${scenarioData(s.scenario).id}.ob`

const held = (s: State, n: number, units: readonly number[]): number[] =>
  units.filter((u) => nationOf(u) === n && whereIs(s, u) === OUT.pool)
const counted = ({ infantry }: Demand, units: readonly number[]): number[] =>
  units.filter((u) => infantry !== true || isKind(u, 'infantry'))

/** Why the unit may not be held back; `units` are those its side begins with. */
export function whyNotHoldBack(s: State, u: number, units: readonly number[]): Refusal | undefined {
  const n = nationOf(u)
  const facts = { unit: u, nation: n }
  const demand = demandOf(s, n)
  if (!demand || !isCorps(u)) return { code: 'not-held-back', rule: ruleOf(s), facts }
  const others = held(s, n, units).filter((each) => each !== u)
  return demand.isExact && others.length >= demand.corps
    ? { code: 'held-enough', rule: ruleOf(s), facts }
    : undefined
}

/** What is still to be held back, if anything. */
export function whatToHold(s: State, units: readonly number[]): Refusal | undefined {
  for (const id of Object.keys(DEMANDS[scenarioData(s.scenario).id] ?? {})) {
    const n = nation(id)
    const demand = demandOf(s, n)
    const corps = held(s, n, units)
    if (!units.some((u) => nationOf(u) === n) || !demand || isMet(s, demand, corps, units, n)) continue
    const { corps: wanted, effectiveness } = demand
    return { code: 'hold-back-more', rule: ruleOf(s), facts: { nation: n, corps: wanted, effectiveness } }
  }
  return undefined
}

function isMet(
  s: State,
  demand: Demand,
  corps: readonly number[],
  units: readonly number[],
  n: number,
): boolean {
  const those = counted(demand, corps)
  const sum = those.reduce((total, u) => total + printedEffectiveness(u, false), 0)
  const isRidersGone =
    demand.infantry !== true ||
    units.every((u) => nationOf(u) !== n || !isCavalryCorps(u) || whereIs(s, u) === OUT.pool)
  return those.length >= demand.corps && sum >= demand.effectiveness && isRidersGone
}
