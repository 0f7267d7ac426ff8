/** The easy bot: rules of thumb at every question, no look ahead. */
import { argsOf, bestOf, firstOf, isBare, type Random } from '@sandtable/bots'
import { type Answer, isOffered } from '@sandtable/kernel'
import { GERMAN_VP_HEXES, hex, PLAN_XVII_HEXES, TRIER } from '../map.ts'
import { AL, enemyOf, GE, type Side } from '../sides.ts'
import { movableUnits } from '../rules/08-action/march.ts'
import { gather } from '../rules/08-action/group.ts'
import { destinations, findWays } from '../rules/08-action/ways.ts'
import { isControlledBy, isMarked, MARK, presenceOf, type State, unitsAt } from '../state.ts'
import { answer } from './answer.ts'
import { distance } from './geography.ts'
import { powerOfAll } from './power.ts'
import type { Sight } from './types.ts'

export function habit(sight: Sight, random: Random): Answer {
  const found = move(sight, random)
  return found && isOffered(sight.offer, found) ? found : answer(sight, random)
}

function move({ state: s, seat, prompt, offer, facts }: Sight, random: Random): Answer | undefined {
  const side = seat as Side
  switch (prompt) {
    case 'activity':
      return act(s, side, offer, random)
    case 'activation':
      return activate(s, side, offer)
    case 'march':
      return s.withdrawing >= 0 ? undefined : march(s, side, offer, facts.fresh !== true)
    default:
      return undefined
  }
}

const GATES = ['62', '64', '54', '44', '56', '45', '46'].map(hex)

/** places of his own the side has not got yet; the German opens the gates of Belgium first */
function goals(s: State, side: Side): number[] {
  const all = side === AL ? PLAN_XVII_HEXES : [...GERMAN_VP_HEXES, ...GATES]
  const open = all.filter((h) => !isControlledBy(s, side, h))
  return open.length > 0 ? open : [...all]
}

/** §14.1.3.b without Trier all is lost */
const needsGuard = (s: State, side: Side): boolean =>
  side === GE && presenceOf(s, GE).combatUnits(TRIER) === 0

const away = (targets: readonly number[], h: number): number =>
  Math.min(...targets.map((goal) => distance(goal, h)))

const strengthAt = (s: State, side: Side, h: number): number => powerOfAll(s, unitsAt(s, side, h))

/** the strongest stacks near a goal that have something to do, by and large */
function act(s: State, side: Side, offer: Sight['offer'], random: Random): Answer | undefined {
  const targets = goals(s, side)
  const able = argsOf(offer, 'activate').filter(
    (h) => wouldAttack(s, side, h) || destination(s, side, h) >= 0,
  )
  const best = bestOf({ activate: able }, 'activate', (h) => {
    const reach = away(targets, h)
    const guard = needsGuard(s, side) && distance(h, TRIER) === 1 ? 10 : 0
    return guard + strengthAt(s, side, h) / (2 + reach) + random(4)
  })
  return best ?? firstOf(offer, ['stop', 'pass'])
}

/** with the upper hand, or with less where a battle is demanded (§9.1.1) */
function wouldAttack(s: State, side: Side, h: number): boolean {
  const enemies = presenceOf(s, enemyOf(side))
  if (enemies.combatUnits(h) + enemies.forts(h) === 0 || presenceOf(s, side).freshInfantry(h) === 0)
    return false
  const daring = s.mandated.get(side) > 0 ? 0.8 : 1.2
  return strengthAt(s, side, h) > daring * strengthAt(s, enemyOf(side), h)
}

/** where everybody who can move would go, or -1 */
function destination(s: State, side: Side, h: number): number {
  if (presenceOf(s, enemyOf(side)).isHolding(h)) return -1
  const units = unitsAt(s, side, h).filter((u) => !isMarked(s, u, MARK.moved))
  if (units.length < 2) return -1
  const group = { ...gather(s, units, 'activation'), spent: 0 }
  return nearer(s, side, h, destinations(findWays(s, group)))
}

function activate(s: State, side: Side, offer: Sight['offer']): Answer | undefined {
  const h = s.activeHex
  if (wouldAttack(s, side, h)) {
    if (isBare(offer, 'attack-all')) return { verb: 'attack-all' }
    const [one] = argsOf(offer, 'attack')
    if (one !== undefined) return { verb: 'attack', arg: one }
  }
  // asked again after a halt, nobody would come to an end: only who has somewhere to go is called
  const [stack] = argsOf(offer, 'stack')
  if (stack === undefined || destination(s, side, h) < 0) return { verb: 'done' }
  const all = movableUnits(s, side, h, 'activation')
  const to = nearer(s, side, h, destinations(findWays(s, gather(s, all, 'activation'))))
  return to < 0 ? { verb: 'done' } : { verb: 'stack', arg: stack }
}

/** the hex that is nearer to a goal, and not full of stronger enemies; or -1 */
function nearer(s: State, side: Side, from: number, hexes: readonly number[]): number {
  const targets = goals(s, side)
  const own = strengthAt(s, side, from)
  if (needsGuard(s, side) && hexes.includes(TRIER)) return TRIER
  let best = -1
  let least = away(targets, from)
  for (const h of hexes) {
    const enemy = strengthAt(s, enemyOf(side), h) + 4 * presenceOf(s, enemyOf(side)).forts(h)
    const d = away(targets, h)
    if (d < least && enemy <= 0.8 * own) [best, least] = [h, d]
  }
  return best
}

function march(s: State, side: Side, offer: Sight['offer'], hasMoved: boolean): Answer | undefined {
  const to = hasMoved ? -1 : nearer(s, side, s.activeHex, argsOf(offer, 'march'))
  return to < 0 ? firstOf(offer, ['halt']) : { verb: 'march', arg: to }
}
