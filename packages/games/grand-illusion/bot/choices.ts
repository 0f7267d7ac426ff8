/** Questions with few answers on which much depends: each answer is a plan, and imagined games decide. */
import type { Side } from '../sides.ts'
import { answer } from './answer.ts'
import { isBare } from './offers.ts'
import type { Plan } from './plan.ts'
import { momentOf } from './propose.ts'
import type { Sight } from './types.ts'

const WEIGHTY: ReadonlySet<string> = new Set([
  'retreat-or-stay',
  'tactical-advantage',
  'belgian-withdrawal',
  'allenby',
  'cavalry-delay',
])

/** the usual answer first */
export function choices(sight: Sight): Plan[] {
  const { state: s, seat, prompt, offer } = sight
  if (!WEIGHTY.has(prompt)) return []
  const usual = answer(sight, () => 0)
  const verbs = Object.keys(offer).filter((verb) => isBare(offer, verb))
  const at = momentOf(s, seat as Side)
  const plan = (verb: string): Plan => ({ kind: 'choose', at, hex: s.battleHex, prompt, verb, gain: 0 })
  return [plan(usual.verb), ...verbs.filter((verb) => verb !== usual.verb).map(plan)]
}
