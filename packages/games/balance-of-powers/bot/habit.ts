/** The easy bot: rules of thumb, stack by stack, without a look at the whole. */
import type { Random } from '@sandtable/bots'
import { type Answer, isOffered } from '@sandtable/kernel'
import { enemyOf, type Side } from '../nations.ts'
import { corpsAt, isFriendly } from '../rules/02-concepts/control.ts'
import { whereIs, type State } from '../state.ts'
import { isCorps } from '../units.ts'
import { answer } from './answer.ts'
import { distancesTo, FAR } from './distances.ts'
import { forecast, type Outcome } from './forecast.ts'
import { argsOf, bestOf, firstOf, numberIn, numbersIn } from './offers.ts'
import { sideOf } from './seat.ts'
import { stakesOf } from './stakes.ts'
import type { Sight } from './types.ts'

export function habit(sight: Sight, random: Random): Answer {
  const found = move(sight, random)
  return found && isOffered(sight.offer, found) ? found : answer(sight)
}

function move(sight: Sight, random: Random): Answer | undefined {
  if (sight.prompt === 'pick-force') return pick(sight, random)
  return sight.prompt === 'move-force' ? go(sight) : undefined
}

/** stack after stack, those nearest to a goal first; single corps last */
function pick({ state: s, offer, seat }: Sight, random: Random): Answer | undefined {
  const side = sideOf(seat)
  const near = (p: number): number => -goalFrom(s, side, p) + random(2)
  const stack = bestOf(offer, 'stack', near)
  const unit = bestOf(offer, 'unit', (u) => near(whereIs(s, u)))
  return stack ?? unit ?? firstOf(offer, ['done'])
}

/** movement points to the nearest prize of the enemy */
function goalFrom(s: State, side: Side, p: number): number {
  let least = FAR
  for (const { place } of stakesOf(s.scenario).prizes)
    if (!isFriendly(s, side, place)) least = Math.min(least, distancesTo(place)[p] as number)
  return least
}

/** attacks with the better prospects, else towards the nearest goal, else stays */
function go({ state: s, offer, facts, seat }: Sight): Answer | undefined {
  const side = sideOf(seat)
  const corps = numbersIn(facts, 'units').filter(isCorps)
  const from = numberIn(facts, 'place')
  const attack = bestOf(offer, 'attack', (to) => prospect(s, side, corps, from, to))
  if (attack?.arg !== undefined && prospect(s, side, corps, from, attack.arg) > 0) return attack
  const here = goalFrom(s, side, from)
  const nearer = argsOf(offer, 'march').filter((p) => goalFrom(s, side, p) < here)
  const march = bestOf({ march: nearer }, 'march', (p) => -goalFrom(s, side, p))
  if (march && !isLastGuard(s, side, from, corps.length)) return march
  return firstOf(offer, ['halt'])
}

const balance = ({ chance, attackerLoss, defenderLoss }: Outcome): number =>
  chance * (defenderLoss - attackerLoss)
/** the enemy's losses less one's own; an attack costs something besides */
const COST = 0.2
function prospect(s: State, side: Side, corps: readonly number[], from: number, to: number): number {
  const { outcomes, isOpened } = forecast(s, { side, corps, from, to })
  return isOpened ? 1 : outcomes.reduce((sum, each) => sum + balance(each), 0) - COST
}

/** whoever stands alone on a prize of his own with enemies near stays there */
const isLastGuard = (s: State, side: Side, p: number, going: number): boolean =>
  corpsAt(s, side, p) <= going &&
  stakesOf(s.scenario).prizes.some(({ place }) => place === p) &&
  stakesOf(s.scenario).prizes.length > 0 &&
  hasEnemyNear(s, side, p)

const NEAR = 4
const hasEnemyNear = (s: State, side: Side, p: number): boolean => {
  const far = distancesTo(p)
  for (let near = 0; near < far.length; near++)
    if ((far[near] as number) <= NEAR && corpsAt(s, enemyOf(side), near) > 0) return true
  return false
}
