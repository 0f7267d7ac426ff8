/** What is left to do in a hex that has been activated: what "What would you do?" weighs in the middle of it. */
import { argsOf, has, isBare } from '@sandtable/bots'
import type { Side } from '../sides.ts'
import { hexOf, isMarked, MARK } from '../state.ts'
import { Outlook } from './outlook.ts'
import type { Movement, Plan } from './plan.ts'
import { momentOf } from './propose.ts'
import { type Idea, Scout } from './scout.ts'
import type { Sight } from './types.ts'

const MOST = 12

/** §8.2.2 the rest of the activation, or the march of those in the hand; of all else nothing is said here. */
export function midway(sight: Sight, breadth: number): Plan[] {
  if (sight.prompt !== 'activation' && sight.prompt !== 'march') return []
  const at = momentOf(sight.state, sight.seat as Side)
  const good = ideas(sight).filter(({ gain }) => gain > 0)
  return good.slice(0, breadth).map((idea) => ({ kind: 'activate', at, ...idea }))
}

/** what the hex could do, as far as it is offered now, the best first */
function ideas(sight: Sight): readonly Idea[] {
  const { state: s, seat, offer, prompt } = sight
  if (s.withdrawing >= 0) return []
  const isPossible = prompt === 'march' ? mayGo(sight) : mayStillMove(sight)
  const mayAttack = isBare(offer, 'attack-all') || argsOf(offer, 'attack').length > 0
  return new Scout(s, seat as Side, new Outlook(s))
    .ideas(s.activeHex, MOST)
    .filter(({ attacks, movements }) => (attacks ? mayAttack : movements.every(isPossible)))
}

/** §8.4.basic §8.5 who has moved or attacks does not move */
const mayStillMove =
  ({ state: s }: Sight) =>
  ({ units }: Movement): boolean =>
    units.every((u) => hexOf(s, u) === s.activeHex && !isMarked(s, u, MARK.moved | MARK.attacks))

/** those in the hand, or some of them: the others are left first */
function mayGo({ offer, facts }: Sight): (movement: Movement) => boolean {
  const inHand: readonly unknown[] = Array.isArray(facts.units) ? facts.units : []
  return ({ units, to }) => has(offer, 'march', to) && units.every((u) => inHand.includes(u))
}
