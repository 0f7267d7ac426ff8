/** Careful answers where there is nothing to plan: reactions, entries, retreats, losses, advances. */
import type { Answer } from '@sandtable/kernel'
import type { Sight } from '@sandtable/bots'
import type { BattleForGaliciaTypes } from '../battle-for-galicia.ts'
import { TOWNS, townAt } from '../map.ts'
import { attackStrength, defenseStrength } from '../rules/02-units.ts'
import { wouldEliminate } from '../rules/10-effectiveness.ts'
import { enemyOf, type Side } from '../sides.ts'
import { ceOf, hexOf, isHeldBy, type State, stackedSteps, stepsOf, unitsAt } from '../state.ts'
import { ARMY, breakingPoint, isCavalry, isErsatz } from '../units.ts'
import { threatOf } from './battlefield.ts'
import { distance, marchToTown } from './geometry.ts'
import { best, list, number, plainest } from './offers.ts'
import { riskOf } from './posts.ts'
import { qualityOf, townWorth } from './worth.ts'

type Look = Sight<BattleForGaliciaTypes>

export function answer(sight: Look): Answer {
  const { state: s, offer, facts, seat } = sight
  const side = seat as Side
  switch (sight.prompt) {
    case 'react':
      return reaction(sight)
    case 'enter':
    case 'enter-or-wait':
      return entry(s, side, offer)
    case 'retreat':
      return best(offer, 'retreat', (h) => shelter(s, side, h)) ?? plainest(offer)
    case 'advance':
      return advance(s, side, offer, number(facts, 'hex'))
    case 'take-loss':
      return best(offer, 'suffer', (u) => -lossAt(s, u)) ?? plainest(offer)
    case 'choose-defenders':
      return best(offer, 'defend', (u) => defenseStrength(s, u) + (isCavalry(u) ? -5 : 0)) ?? plainest(offer)
    case 'run-on':
    case 'remove-excess':
      return leastMissed(sight)
    case 'accompany':
      return companions(s, side, offer, number(facts, 'hex'))
    default:
      return fallback(sight)
  }
}

/** with no plan in hand nobody moves or attacks */
function fallback({ offer, prompt }: Look): Answer {
  if (prompt === 'attack' || prompt === 'move') return { verb: 'done' }
  if (offer.halt === true) return { verb: 'halt' }
  if (offer.all === true) return { verb: 'all' }
  return plainest(offer)
}

function leastMissed({ state: s, offer, prompt }: Look): Answer {
  const verb = prompt === 'run-on' ? 'run-on' : 'remove'
  return best(offer, verb, (u) => -qualityOf(s, u) * stepsOf(s, u)) ?? plainest(offer)
}

/** Attack strength of the side's infantry in the hexes around, and the best it could bring together. */
function strengthBeside(s: State, side: Side, hex: number): number {
  let sum = 0
  for (const u of ARMY[side] as readonly number[]) {
    const at = hexOf(s, u)
    if (at >= 0 && distance(at, hex) <= 2)
      sum += Math.max(0, attackStrength(s, u)) * (distance(at, hex) === 1 ? 1 : 0.6)
  }
  return sum
}

/** Why cavalry does not give way: infantry stands with it, it guards a town, or nobody near can ride it down. */
export type Steady = 'company' | 'town' | 'safe'

/** §12.1 undefined if it had better ride away */
export function steadyAt({ state: s, facts, seat }: Look): Steady | undefined {
  const side = seat as Side
  const u = number(facts, 'unit')
  const at = hexOf(s, u)
  const town = TOWNS[townAt(at)]
  if (unitsAt(s, side, at).some((each) => !isCavalry(each))) return 'company'
  if (town && town.side !== side && townWorth(s, town, townAt(at)) >= 3) return 'town'
  return strengthBeside(s, enemyOf(side), at) < defenseStrength(s, u) * 1.5 ? 'safe' : undefined
}

/** §12.1 cavalry gets out of the way of what could ride it down, unless it guards a town */
function reaction(sight: Look): Answer {
  const { state: s, offer, facts, seat } = sight
  const side = seat as Side
  const enemy = number(facts, 'enemy')
  if (steadyAt(sight) !== undefined) return { verb: 'stay' }
  const away = (h: number): number =>
    distance(h, enemy) * 2 + (isHeldBy(s, side, h) ? 1 : 0) - strengthBeside(s, enemyOf(side), h) * 0.15
  return best(offer, 'react', away) ?? { verb: 'stay' }
}

/** §14.0 reinforcements come in where they are needed: near the towns at stake, out of the enemy's reach */
function entry(s: State, side: Side, offer: Look['offer']): Answer {
  const threat = threatOf(s, enemyOf(side))
  const score = (h: number): number =>
    townPull(s, h) - (threat[h] as number) * 0.02 - Math.max(0, stackedSteps(s, side, h) - 2) * 0.15
  return best(offer, 'enter', score) ?? plainest(offer)
}

function townPull(s: State, h: number): number {
  let pull = 0
  TOWNS.forEach((town, i) => {
    pull += townWorth(s, town, i) / (marchToTown(i, h) / 4 + 2)
  })
  return pull
}

/** a good hex to be driven to: out of reach, in company, on a town */
function shelter(s: State, side: Side, h: number): number {
  const danger = strengthBeside(s, enemyOf(side), h)
  const company = unitsAt(s, side, h).reduce((sum, u) => sum + Math.max(0, defenseStrength(s, u)), 0)
  const town = TOWNS[townAt(h)]
  return (town ? 3 : 0) + Math.min(company, 8) * 0.1 - danger * 0.05 + townPull(s, h) * 0.05
}

/** §9.3.2 into a town that counts always; elsewhere if the place is no worse than the one left */
function advance(s: State, side: Side, offer: Look['offer'], target: number): Answer {
  const able = list(offer, 'advance')
  const threat = threatOf(s, enemyOf(side))
  const there = unitsAt(s, side, target).reduce((sum, u) => sum + Math.max(0, defenseStrength(s, u)), 0)
  const index = townAt(target)
  const town = TOWNS[index]
  const prize = town && there === 0 ? townWorth(s, town, index) * 0.6 + 1 : 0
  const gain = (u: number): number => {
    const from = hexOf(s, u)
    const own = Math.max(0, defenseStrength(s, u))
    const left = unitsAt(s, side, from).reduce((sum, v) => sum + Math.max(0, defenseStrength(s, v)), 0)
    const now = riskOf(s, threat[from] as number, left)
    const then =
      (left > own ? riskOf(s, threat[from] as number, left - own) : 0) +
      riskOf(s, threat[target] as number, there + own) -
      (there > 0 ? riskOf(s, threat[target] as number, there) : 0)
    return (
      prize + (townPull(s, target) - townPull(s, from)) * 0.4 + now - then - guard(s, side, from, left > own)
    )
  }
  const pick = best({ advance: able }, 'advance', gain)
  return pick && gain(pick.arg as number) > 0 ? pick : { verb: 'halt' }
}

/** leaving a town nobody else stands in */
function guard(s: State, side: Side, from: number, isHeld: boolean): number {
  const index = townAt(from)
  const town = TOWNS[index]
  if (!town || isHeld) return 0
  return townWorth(s, town, index) * (town.side === side ? 1 : 0.5)
}

/** §9.4.2 §10.2 who can best bear one more CE reduction */
function lossAt(s: State, u: number): number {
  if (wouldEliminate(s, u)) return isErsatz(u) ? 3 : 10
  const breaks = ceOf(s, u) + 1 >= breakingPoint(u)
  const recovers = !isCavalry(u) && !isErsatz(u)
  return (breaks ? 2 : 1 + ceOf(s, u) * 0.3) * qualityOf(s, u) * (recovers ? 1 : 0.8)
}

/** §7.6.attack withheld units stay if they can hold the hex by themselves */
function companions(s: State, side: Side, offer: Look['offer'], from: number): Answer {
  const open = list(offer, 'accompany')
  const left = open.reduce((sum, u) => sum + Math.max(0, defenseStrength(s, u)), 0)
  const town = TOWNS[townAt(from)]
  const danger = strengthBeside(s, enemyOf(side), from)
  if (town || left * 1.5 >= danger || open.length === 0) return { verb: 'go' }
  return { verb: 'accompany', arg: open[0] as number }
}
