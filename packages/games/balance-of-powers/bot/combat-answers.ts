/** Answers within a combat (chapter 10). */
import type { Answer } from '@sandtable/kernel'
import { enemyOf, type Side } from '../nations.ts'
import { isKind, nationOf } from '../units.ts'
import { corpsAt } from '../rules/02-concepts/control.ts'
import { isInCrisis } from '../rules/02-concepts/demoralization.ts'
import {
  attackerOf,
  COMBAT,
  corpsIn,
  defenderOf,
  fortressSteps,
  is,
  PRINTED_POINT,
  WORD,
} from '../rules/10-land-combat/facts.ts'
import { attackValue, defenceValue } from '../rules/10-land-combat/effectiveness.ts'
import { isSuppliedAt } from '../rules/03-supply/net.ts'
import { lossesOf } from '../rules/10-land-combat/table.ts'
import type { State } from '../state.ts'
import { neighboursOf } from '../terrain.ts'
import { argsOf, bestOf, firstOf, numberIn } from './offers.ts'
import { sideOf } from './seat.ts'
import { strengthOf } from './strength.ts'
import type { Sight } from './types.ts'
import { priceOfRp } from './prices.ts'
import { stakesOf } from './stakes.ts'
import { chanceOf } from './forecast.ts'
import { distancesTo } from './distances.ts'

export function combatAnswer(sight: Sight): Answer | undefined {
  switch (sight.prompt) {
    case 'pay-attack':
      return payAttack(sight)
    case 'commit-reserve':
      return commitReserve(sight)
    case 'point-unit':
      return pointUnit(sight)
    case 'use-infrastructure':
      return firstOf(sight.offer, ['yes'])
    case 'roll-again':
      return rollAgain(sight)
    case 'pay-or-lose':
      return payOrLose(sight)
    case 'take-loss':
      return takeLoss(sight)
    case 'retreat':
      return retreat(sight)
    default:
      return undefined
  }
}

/** who has most pays */
const richest = ({ state: s, offer }: Sight): Answer | undefined =>
  bestOf(offer, 'nation', (n) => s.rp.get(n))

function payAttack(sight: Sight): Answer | undefined {
  return firstOf(sight.offer, ['free']) ?? richest(sight) ?? firstOf(sight.offer, ['call-off'])
}

/** §10.42 below this a corps hardly ever comes */
const LIKELY = 2
/** a corps comes from where it is not missed */
function commitReserve({ state: s, offer }: Sight): Answer | undefined {
  const side = defenderOf(s)
  const able = argsOf(offer, 'reserve').filter((u) => {
    const p = s.where.get(u)
    return defenceValue(s, u) >= LIKELY && (corpsAt(s, side, p) > 1 || !isThreatened(s, side, p))
  })
  const best = bestOf({ reserve: able }, 'reserve', (u) => defenceValue(s, u))
  return best ?? firstOf(offer, ['no'])
}
const isThreatened = (s: State, side: Side, p: number): boolean =>
  neighboursOf(p).some((near) => corpsAt(s, enemyOf(side), near) > 0)

/** §10.531 the best fights; of equals the one that is worth least otherwise; walls before corps */
function pointUnit({ state: s, offer, facts }: Sight): Answer | undefined {
  const side = numberIn(facts, 'side') as Side
  const isAttacking = side === attackerOf(s)
  const value = (u: number): number => (isAttacking ? attackValue(s, u) : defenceValue(s, u))
  const best = bestOf(offer, 'point', (u) => value(u) - TIE * strengthOf(s, u))
  if (offer['point-fortress'] !== true) return best
  const walls = defenceValue(s, PRINTED_POINT)
  return best?.arg === undefined || value(best.arg) <= walls ? { verb: 'point-fortress' } : best
}
const TIE = 0.01
/** §11.5 only one roll: a bad one in a battle that matters */
function rollAgain({ state: s, offer, seat }: Sight): Answer | undefined {
  const side = sideOf(seat)
  const [line, net] = [s.combat.get(WORD.line), s.combat.get(WORD.net)]
  const balance = balanceOf(line, is(s, COMBAT.major)) * (side === attackerOf(s) ? 1 : -1)
  const isBad =
    balance <= BAD &&
    chanceOf(net, true, ({ defenderLoss, attackerLoss }) => defenderLoss > attackerLoss) > HALF
  return isBad ? firstOf(offer, ['yes']) : firstOf(offer, ['no'])
}
const BAD = -1
const HALF = 0.4
function balanceOf(line: number, isMajor: boolean): number {
  const { attacker, defender } = lossesOf(line, isMajor)
  return (defender === 'RP' ? 0 : defender) - (attacker === 'RP' ? 0 : attacker)
}

/** §10.711 a corps costs two RP and a month to replace */
const CORPS_IN_RP = 2
const MONTH = 0.8
const corpsPrice = (s: State, n: number): number =>
  MONTH * stakesOf(s.scenario).corps + CORPS_IN_RP * priceOfRp(s, n)

function payOrLose(sight: Sight): Answer | undefined {
  const { state: s, offer } = sight
  const payer = richest(sight)
  if (payer?.arg === undefined) return firstOf(offer, ['take-loss'])
  return priceOfRp(s, payer.arg) < corpsPrice(s, payer.arg) ? payer : firstOf(offer, ['take-loss'])
}

/** §10.712 the least corps; §10.713 attrition where demoralization is far from the limit; walls are lost before corps */
function takeLoss(sight: Sight): Answer | undefined {
  const { state: s, offer, facts } = sight
  const side = numberIn(facts, 'side') as Side
  const attrition = bestOf(offer, 'attrition', (n) => s.rp.get(n) - 2 * s.demoralization.get(n))
  if (attrition?.arg !== undefined && isWornDownCheaply(s, attrition.arg)) return attrition
  if (offer['lose-fortress'] === true && corpsIn(s, side).length <= fortressSteps(s, side))
    return { verb: 'lose-fortress' }
  return bestOf(offer, 'lose', (u) => -keepWorth(s, u)) ?? firstOf(offer, ['lose-fortress'])
}
const isWornDownCheaply = (s: State, n: number): boolean => {
  const { morale, corps } = stakesOf(s.scenario)
  return !isInCrisis(s, n) && morale * SINKS + priceOfRp(s, n) < corps + CORPS_IN_RP * priceOfRp(s, n)
}
/** §10.713 below 3 */
const SINKS = 2 / 6

/** siege corps are rare, those out of supply will not last */
function keepWorth(s: State, u: number): number {
  const rare = isKind(u, 'siege') ? 1 : 0
  return strengthOf(s, u) + rare - (isSuppliedAt(s, nationOf(u), s.where.get(u)) ? 0 : 1)
}

/** §10.722 into supply, together, and towards what is to be defended */
function retreat({ state: s, offer, facts, seat }: Sight): Answer | undefined {
  const u = numberIn(facts, 'unit')
  const side = sideOf(seat)
  return bestOf(offer, 'retreat', (p) => shelter(s, side, u, p))
}
const TOGETHER = 0.3
const EXPOSED = 0.4
function shelter(s: State, side: Side, u: number, p: number): number {
  const friends = Math.min(3, corpsAt(s, side, p))
  const enemies = neighboursOf(p).filter((near) => corpsAt(s, enemyOf(side), near) > 0).length
  const supplied = isSuppliedAt(s, nationOf(u), p) ? 0 : -3
  let guard = 0
  for (const { place, worth } of stakesOf(s.scenario).prizes)
    if (s.control.get(place) >= 0 && s.allegiance.get(s.control.get(place)) === side)
      guard = Math.max(guard, worth / (1 + (distancesTo(place)[p] as number)))
  return supplied + TOGETHER * friends - EXPOSED * enemies + 2 * guard
}
