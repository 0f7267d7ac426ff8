/** The plan with something changed. */
import type { Random } from '@sandtable/bots'
import type { Side } from '../sides.ts'
import { argsOf } from './offers.ts'
import { Outlook } from './outlook.ts'
import type { Plan } from './plan.ts'
import { Scout } from './scout.ts'
import type { Sight } from './types.ts'

/** another idea for the same hex, or the same without its last movement */
export function vary({ state: s, seat, offer }: Sight, plan: Plan, random: Random): Plan | undefined {
  if (plan.kind !== 'activate') return undefined
  if (plan.movements.length > 1 && random(2) === 0) return { ...plan, movements: plan.movements.slice(0, -1) }
  const hexes = argsOf(offer, 'activate')
  const hex = random(3) > 0 ? plan.hex : (hexes[random(hexes.length)] ?? plan.hex)
  const ideas = new Scout(s, seat as Side, new Outlook(s)).ideas(hex, 8)
  const idea = ideas[random(ideas.length)]
  return idea && { kind: 'activate', at: plan.at, ...idea }
}
