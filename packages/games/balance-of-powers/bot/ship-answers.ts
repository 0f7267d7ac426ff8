/** Answers on shipping by half a page (§6.45): corps that stand overseas go where they are wanted. */
import type { Answer } from '@sandtable/kernel'
import { isLand } from '../places.ts'
import { voyagesFrom } from '../rules/06-admiralty/waters.ts'
import { whereIs } from '../state.ts'
import { isCorps } from '../units.ts'
import { type Front, frontOf } from './front.ts'
import { argsOf, bestOf, firstOf, numberIn } from './offers.ts'
import { sideOf } from './seat.ts'
import type { Sight } from './types.ts'

/** what a corps gains at least by a voyage that is made */
const WORTH_A_VOYAGE = 0.02

export function shipAnswer(sight: Sight): Answer | undefined {
  if (sight.prompt === 'ship') return ship(sight)
  return sight.prompt === 'sail-where' ? sail(sight) : undefined
}

/** what a unit of this strength gains by going there; nobody stays at sea */
function gainOf({ front, seat }: { front: Front; seat: number }, u: number, to: number): number {
  if (!isLand(to)) return -1
  const side = sideOf(seat)
  return (front.strength[u] as number) * (front.drawAt(side, to) - front.drawAt(side, whereIs(front.s, u)))
}

function ship({ state: s, offer, seat }: Sight): Answer | undefined {
  const units = argsOf(offer, 'ship').filter(isCorps)
  if (units.length === 0) return firstOf(offer, ['done'])
  const front = frontOf(s)
  const most = (u: number): number =>
    voyagesFrom(s, sideOf(seat), whereIs(s, u)).reduce(
      (best, p) => Math.max(best, gainOf({ front, seat }, u, p)),
      0,
    )
  const able = units.map((u) => ({ u, gain: most(u) })).filter(({ gain }) => gain > WORTH_A_VOYAGE)
  const [best] = able.sort((a, b) => b.gain - a.gain)
  return best ? { verb: 'ship', arg: best.u } : firstOf(offer, ['done'])
}

function sail({ state: s, offer, facts, seat }: Sight): Answer | undefined {
  const u = numberIn(facts, 'unit')
  const front = frontOf(s)
  return bestOf(offer, 'sail-to', (p) =>
    p === whereIs(s, u) ? WORTH_A_VOYAGE / 2 : gainOf({ front, seat }, u, p),
  )
}
