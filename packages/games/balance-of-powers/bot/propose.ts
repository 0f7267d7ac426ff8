/** Plans for a half: other main targets, more daring, more caution. */
import type { Random } from '@sandtable/bots'
import { halvesLeft } from './clock.ts'
import { Front } from './front.ts'
import type { Plan } from './plan.ts'
import { type Temper, USUAL } from './temper.ts'
import type { Sight } from './types.ts'

const BOLD: Temper = { daring: 1.6, focus: -1, thrift: 0.6 }
const WARY: Temper = { daring: 0.7, focus: -1, thrift: 1.5 }
/** how many prizes are tried as the main target */
const TARGETS = 3

/** In imagined games (breadth 1) no plans are made: habits are quicker. */
export function propose({ state: s, prompt }: Sight, breadth: number): Plan[] {
  if (prompt !== 'pick-force' || breadth < 2) return []
  const tempers = [
    USUAL,
    BOLD,
    WARY,
    ...disputed(new Front(s), TARGETS).map((focus) => ({ ...USUAL, focus })),
  ]
  const left = halvesLeft(s)
  return tempers.slice(0, breadth).map((temper) => ({ left, temper }))
}

/** the prizes whose fate is most open */
function disputed(front: Front, most: number): number[] {
  return front.stakes.prizes
    .map(({ place, worth }, g) => ({ place, open: worth * front.chance(g) * (1 - front.chance(g)) }))
    .sort((a, b) => b.open - a.open)
    .slice(0, most)
    .map(({ place }) => place)
}

const DARING = [0.7, 1, 1.4, 2]
const THRIFT = [0.5, 1, 1.6]

/** The same half in another temper. */
export function vary({ state: s }: Sight, plan: Plan, random: Random): Plan {
  const { temper } = plan
  const pick = <T>(list: readonly T[], usual: T): T => list[random(list.length)] ?? usual
  switch (random(3)) {
    case 0:
      return { ...plan, temper: { ...temper, daring: pick(DARING, 1) } }
    case 1:
      return { ...plan, temper: { ...temper, thrift: pick(THRIFT, 1) } }
    default:
      return { ...plan, temper: { ...temper, focus: pick(disputed(new Front(s), 2 * TARGETS), -1) } }
  }
}
