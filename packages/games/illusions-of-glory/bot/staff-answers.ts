/**
 * Answers outside movement and combat: cards to take, reinforcements, replacements, redeployments, politics.
 */
import type { Answer, Offer } from '@sandtable/kernel'
import { opsOf } from '../cards.ts'
import { sideOfCommand, type Command } from '../commands.ts'
import { FULL, isLcu, isTroops, REDUCED } from '../pieces.ts'
import type { Side } from '../sides.ts'
import { campOf, isFull, isOnMap, type State, spaceOf } from '../state.ts'
import { srCost } from '../rules/13-redeployment/eligible.ts'
import { poolFor } from '../rules/16-replacements/pools.ts'
import { eventWorth } from './event-worth.ts'
import { type Front, frontOf, strengthIn } from './front.ts'
import { spaceWorth } from './geography.ts'
import { argsOf, bestOf, firstOf, numberIn, rated } from './offers.ts'
import { bestTransfer, transferGain } from './redeployments.ts'
import type { Sight } from './types.ts'
import { faceWorth } from './worth.ts'

/** the side a seat fights for */
export const sideOfSeat = ({ scenario, seat }: Pick<Sight, 'scenario' | 'seat'>): Side =>
  sideOfCommand((scenario.seats[seat]?.powers[0] ?? 0) as Command)

export function staffAnswer(sight: Sight): Answer | undefined {
  const { state: s, prompt, offer, facts } = sight
  const side = sideOfSeat(sight)
  switch (prompt) {
    case 'take-card':
      return bestOf(offer, 'take', (c) => eventWorth(s, side, c) + 0.1 * opsOf(c))
    case 'redeploy':
      return redeploy(s, offer, frontOf(s, side))
    case 'redeploy-where':
      return redeployTo(s, offer, frontOf(s, side), numberIn(facts, 'piece'))
    case 'place-unit':
    case 'rebuilt-where':
      return place(s, offer, frontOf(s, side), numberIn(facts, 'piece'))
    case 'replacements':
    case 'repair-now':
      return replace(s, offer, frontOf(s, side))
    default:
      return politics(sight)
  }
}

function redeploy(s: State, offer: Offer, front: Front): Answer | undefined {
  const best = rated(argsOf(offer, 'redeploy'), (p) => bestTransfer(s, front, p) / srCost(p))
  return best && best.score > 0.01 ? { verb: 'redeploy', arg: best.arg } : firstOf(offer, 'done')
}
function redeployTo(s: State, offer: Offer, front: Front, p: number): Answer | undefined {
  const best = rated(argsOf(offer, 'redeploy-to'), (x) => transferGain(s, front, p, x))
  if (best && (best.score > 0 || offer.keep !== true)) return { verb: 'redeploy-to', arg: best.arg }
  return firstOf(offer, 'keep')
}

/** A space where the unit is needed: to hold it, or to be near spaces that need it. */
function place(s: State, offer: Offer, front: Front, p: number): Answer | undefined {
  const strength = isTroops(p) ? strengthIn(s, p) : 0.5
  const want = (x: number): number =>
    (front.peril[x] as number) - front.danger(x, front.ours(x) + strength) + 0.3 * (front.wanted[x] as number)
  return bestOf(offer, 'place-in', want) ?? firstOf(offer, 'no-more')
}

/** Unspent RPs are lost (§16.2.1), so the best purchase comes first. */
function replace(s: State, offer: Offer, front: Front): Answer | undefined {
  const repair = rated(argsOf(offer, 'repair'), (p) => repairWorth(s, front, p))
  const rebuild = rated(argsOf(offer, 'rebuild'), (p) => faceWorth(p, FULL) / 2)
  const reduced = rated(
    argsOf(offer, 'rebuild-reduced'),
    (p) => 0.9 * faceWorth(p, REDUCED) - (isLcu(p) ? 0 : 0.1),
  )
  const reserve = rated(argsOf(offer, 'rebuild-to-reserve'), (p) => 0.4 * faceWorth(p, FULL))
  const choices = [
    { verb: 'repair', best: repair },
    { verb: 'rebuild', best: rebuild },
    { verb: 'rebuild-reduced', best: reduced },
    { verb: 'rebuild-to-reserve', best: reserve },
  ].filter(({ best }) => best !== undefined)
  choices.sort((a, b) => (b.best?.score ?? 0) - (a.best?.score ?? 0))
  const [first] = choices
  if (first?.best) return { verb: first.verb, arg: first.best.arg }
  return bestOf(offer, 'convert', () => 0) ?? firstOf(offer, 'done')
}
function repairWorth(s: State, front: Front, p: number): number {
  const gain = faceWorth(p, FULL) - faceWorth(p, REDUCED)
  const isInLine = isOnMap(s, p) && (front.threat[spaceOf(s, p)] as number) > 0
  return (isLcu(p) ? gain : 0.8 * gain) + (isInLine ? 0.08 : 0.03)
}

function politics(sight: Sight): Answer | undefined {
  const { state: s, prompt, offer } = sight
  const side = sideOfSeat(sight)
  switch (prompt) {
    case 'divide-rp':
    case 'captured-supplies':
      return bestOf(offer, 'gain', (pool) => wounded(s, side, pool))
    case 'uprising':
      return bestOf(offer, 'rise-in', spaceWorth) ?? firstOf(offer, 'not-now')
    case 'serbian-collapse':
      return firstOf(offer, 'no')
    case 'delegate':
      return firstOf(offer, 'no')
    case 'discard-cards':
      return firstOf(offer, 'done')
    case 'relieve-command':
    case 'dissolve':
      return bestOf(offer, 'replace-by', (p) => faceWorth(p, FULL))
    case 'dissolve-which':
      return bestOf(offer, 'dissolve', (p) => frontOf(s, side).threat[spaceOf(s, p)] as number)
    case 'transfer':
      return bestOf(offer, 'transfer', (p) => -missedAt(s, frontOf(s, side), p))
    case 'give-up':
      return bestOf(offer, 'give-up', (p) => -faceWorth(p, isFull(s, p) ? FULL : REDUCED))
    default:
      return undefined
  }
}
/** How much a unit is missed where it stands: above all in a VP space that would be empty without it. */
const missedAt = (s: State, front: Front, p: number): number =>
  (front.threat[spaceOf(s, p)] as number) + 50 * front.desertion(spaceOf(s, p), strengthIn(s, p))

/** Steps that a pool could repair. */
function wounded(s: State, side: Side, pool: number): number {
  let hurt = 0
  for (let p = 0; p < s.face.length; p++)
    if (isTroops(p) && campOf(s, p) === side && isOnMap(s, p) && !isFull(s, p) && poolFor(s, p) === pool)
      hurt++
  return hurt - s.rp.get(pool)
}
