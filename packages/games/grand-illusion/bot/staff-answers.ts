/** Arrivals, replacements, the East, trains, general withdrawals, set-ups: rules of thumb. */
import type { Answer } from '@sandtable/kernel'
import { argsOf, bestOf, has, isBare, type Random } from '@sandtable/bots'
import { PARIS } from '../map.ts'
import { isCavalry, isCombatUnit, isHq, isInfantry, printedStrength } from '../pieces.ts'
import { gather } from '../rules/08-action/group.ts'
import { findWays } from '../rules/08-action/ways.ts'
import { railGoals } from '../rules/10-strategic/rail.ts'
import { lastTurn } from '../scenarios.ts'
import { AL, enemyOf, type Side } from '../sides.ts'
import { faceOf, hexOf, isDisrupted, isMarked, MARK, presenceOf, type State, unitsAt } from '../state.ts'
import { Outlook } from './outlook.ts'
import { power } from './power.ts'
import type { Sight } from './types.ts'

type Answering = (sight: Sight, side: Side, random: Random) => Answer

const done: Answering = () => ({ verb: 'done' })
const no: Answering = () => ({ verb: 'no' })

const ANSWERS: Partial<Readonly<Record<Sight['prompt'], Answering>>> = {
  'station-british': done,
  redeploy: done,
  'deploy-belgians': done,
  'withdrawal-trenches': done,
  'redeploy-where': no,
  'delay-ninth-army': no,
  'choose-options': ({ offer }, _side, random) => options(offer, random),
  arrivals: ({ state, offer }, side) => arrivals(state, side, offer),
  'arrive-where': ({ state, offer, facts }, side) =>
    bestOf(offer, 'place-in', wished(state, side, numberOf(facts.piece))) ?? { verb: 'put-back' },
  'eastern-front': ({ state, offer, facts }) => sendEast(state, offer, facts),
  'send-east': ({ state, offer, facts }) => sendEast(state, offer, facts),
  'withdrawal-window': ({ state }, side) => window(state, side),
  'withdraw-units': ({ state, offer }, side) => withdrawUnits(state, side, offer),
  strategic: ({ state, offer }, side) => strategic(state, side, offer),
  'strategic-where': ({ state, offer, facts }, side) => journey(state, side, offer, numberOf(facts.piece)),
}

export const staffAnswer = (sight: Sight, random: Random): Answer | undefined =>
  ANSWERS[sight.prompt]?.(sight, sight.seat as Side, random)

const numberOf = (fact: unknown): number => (typeof fact === 'number' ? fact : -1)

/** §14.3.6 nothing most often; cheap ones now and then: every VP counts */
function options(offer: Sight['offer'], random: Random): Answer {
  const masks = argsOf(offer, 'options')
  const single = masks.filter((mask) => (mask & (mask - 1)) === 0)
  const pool = random(3) === 0 ? masks : single
  return { verb: 'options', arg: pool[random(pool.length)] ?? 0 }
}

/** hexes by what strength is wanted there, and safe enough */
function wished(s: State, side: Side, u: number): (h: number) => number {
  const wish = new Outlook(s).wish(side)
  const own = u >= 0 ? Math.max(1, power(s, u)) : 1
  return (h) => own * (wish[h] as number) - (presenceOf(s, enemyOf(side)).isHolding(h) ? 0.3 : 0)
}

/** a unit bought back costs as much as two moves: only corps, with CAPs to spare and time to use them */
function arrivals(s: State, side: Side, offer: Sight['offer']): Answer {
  const [first] = argsOf(offer, 'arrive')
  if (first !== undefined) return { verb: 'arrive', arg: first }
  const [back] = argsOf(offer, 'restore')
  if (back !== undefined) return { verb: 'restore', arg: back }
  const caps = s.caps.get(side)
  const turns = lastTurn(s) - s.turn
  const best = (verb: string) => bestOf(offer, verb, (u) => (isInfantry(u) ? printedStrength(u, 0) : 0))
  const order = best('order')
  if (order?.arg !== undefined && printedStrength(order.arg, 0) >= 4 && caps >= 6 && turns >= 3) return order
  return { verb: 'done' }
}

/** §7.3 the weakest that will do: fresh strength is worth more on the Marne than on the Vistula */
function sendEast(s: State, offer: Sight['offer'], facts: Sight['facts']): Answer {
  if (isBare(offer, 'done')) return { verb: 'done' }
  const missing = numberOf(facts.least) - numberOf(facts.points)
  const strength = (u: number): number => printedStrength(u, faceOf(s, u))
  const pick = bestOf(offer, 'send', (u) => {
    if (isCavalry(u)) return 100
    const over = strength(u) - missing
    return over >= 0 ? 50 - over : isEnoughWithAnother(strength(u), missing) ? 20 - strength(u) : strength(u)
  })
  return pick ?? { verb: 'refuse-east' }
}
const STRONGEST = 5
const isEnoughWithAnother = (strength: number, missing: number): boolean => strength + STRONGEST >= missing

/** §8.4.9.b only who must withdraws, and a turn later it is cheaper (§8.7.2) */
function window(s: State, side: Side): Answer {
  if (side !== AL || s.withdrawBy === 0) return { verb: 'not-this-turn' }
  const isCheapest = s.turn >= 4 || s.withdrawBy <= s.turn
  return isCheapest ? { verb: 'withdraw' } : { verb: 'not-this-turn' }
}

/** weak stacks beside strong enemies go; the others stay */
function withdrawUnits(s: State, side: Side, offer: Sight['offer']): Answer {
  const outlook = new Outlook(s)
  const enemy = enemyOf(side)
  for (const h of argsOf(offer, 'stack')) {
    const facing = outlook.strength[enemy][h] as number
    const isWeak = facing > 0 && facing > 1.1 * (outlook.strength[side][h] as number)
    if (isWeak && canWithdraw(s, side, h)) return { verb: 'stack', arg: h }
  }
  return { verb: 'done' }
}

/** §8.7.2 is there a friendly hex for all who have not gone yet? */
function canWithdraw(s: State, side: Side, h: number): boolean {
  const units = unitsAt(s, side, h).filter((u) => !isMarked(s, u, MARK.moved))
  return findWays(s, { ...gather(s, units, 'withdrawal'), spent: 0 }).some((way) => way.hex !== h)
}

/** one CAP a unit: from where nobody needs it to where it is wanted */
function strategic(s: State, side: Side, offer: Sight['offer']): Answer {
  const wish = new Outlook(s).wish(side)
  const travellers = argsOf(offer, 'transport')
    .filter((u) => isCombatUnit(u) && !isHq(u) && !isDisrupted(s, u) && isInfantry(u))
    .filter((u) => !presenceOf(s, enemyOf(side)).isHolding(hexOf(s, u)))
    .sort((a, b) => (wish[hexOf(s, a)] as number) - (wish[hexOf(s, b)] as number))
  if (s.caps.get(side) === 0)
    return travellers[0] === undefined ? { verb: 'done' } : { verb: 'transport', arg: travellers[0] }
  for (const u of travellers.slice(0, 6))
    if (bestJourney(s, side, u, wish) >= 0) return { verb: 'transport', arg: u }
  return { verb: 'done' }
}

const LEAST_GAIN = 0.05
function bestJourney(s: State, side: Side, u: number, wish: Float64Array): number {
  const here = wish[hexOf(s, u)] as number
  let best = -1
  let most = LEAST_GAIN / Math.max(1, power(s, u))
  for (const h of railGoals(s, u)) {
    const gain = (wish[h] as number) - here
    if (gain > most && !presenceOf(s, enemyOf(side)).isHolding(h)) [best, most] = [h, gain]
  }
  return best
}

function journey(s: State, side: Side, offer: Sight['offer'], u: number): Answer {
  // §8.4.9.g without a CAP only Paris is open, and there it is for nothing
  if (s.caps.get(side) === 0 && has(offer, 'rail-to', PARIS)) return { verb: 'rail-to', arg: PARIS }
  const to = bestJourney(s, side, u, new Outlook(s).wish(side))
  return has(offer, 'rail-to', to) ? { verb: 'rail-to', arg: to } : { verb: 'put-back' }
}
