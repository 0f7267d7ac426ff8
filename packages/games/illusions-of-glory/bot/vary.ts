import type { Random } from '@sandtable/bots'
import { operationsOf, type Temper } from './operations.ts'
import type { Plan } from './plan.ts'
import { sideOfSeat } from './staff-answers.ts'
import type { Sight } from './types.ts'

const DARING = [0.7, 1, 1.4]
const MARCHING = [0.3, 1, 1.7]

/** The same card in another temper: another main target, more or fewer attacks and marches. */
export function vary(sight: Sight, plan: Plan, random: Random): Plan | undefined {
  if (plan.verb !== 'ops' && plan.verb !== 'event') return undefined
  const temper = changed(sight, plan.temper, random)
  return temper && { ...plan, temper }
}

function changed(sight: Sight, temper: Temper, random: Random): Temper | undefined {
  switch (random(4)) {
    case 0:
      return { ...temper, daring: DARING[random(DARING.length)] ?? 1 }
    case 1:
      return { ...temper, marching: MARCHING[random(MARCHING.length)] ?? 1 }
    default: {
      const attacks = operationsOf(sight.state, sideOfSeat(sight)).flatMap(({ attack }) => attack ?? [])
      const targets = [...new Set(attacks.map(({ target }) => target))]
      const focus = targets[random(targets.length)]
      return focus === undefined || focus === temper.focus ? undefined : { ...temper, focus }
    }
  }
}
