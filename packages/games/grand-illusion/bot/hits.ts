/** What a battle of a plan would come to on the average: hits of both sides, as players are told them. */
import { battleForecast, battleOnceThere, hitChances } from '../inspect/index.ts'
import { enemyOf } from '../sides.ts'
import type { State } from '../state.ts'
import type { Plan } from './plan.ts'
import type { Going } from './reasons.ts'

export interface Hits {
  readonly ours: number
  readonly theirs: number
}

type Activation = Extract<Plan, { readonly kind: 'activate' }>

/** Everybody of the plan who goes to the hex. */
export const comingTo = ({ movements }: Activation, to: number): number[] =>
  movements.filter((movement) => movement.to === to).flatMap(({ units }) => units)

/** Undefined where nobody would fight. */
export function oddsOf(s: State, { units, from, to }: Going): Hits | undefined {
  const forecast = from === to ? battleForecast(s, to) : battleOnceThere(s, units, to)
  if (!forecast || forecast.columns.length === 0) return undefined
  const hits = (side: typeof forecast.attacker): number =>
    hitChances(forecast, side).reduce((sum, p, n) => sum + p * n, 0)
  return { ours: hits(forecast.attacker), theirs: hits(enemyOf(forecast.attacker)) }
}
