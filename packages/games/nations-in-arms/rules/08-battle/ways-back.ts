/** §8.7.1 Where a beaten force may go, and what it costs. */
import { Reach } from '@sandtable/board'
import { areAtWar, blocOf, isSide, ownerAt, sideOf } from '../../allegiance.ts'
import { MARK } from '../../codes.ts'
import { GRID } from '../../map.ts'
import type { Refusal } from '../../nations-in-arms.ts'
import { NONE } from '../../nations.ts'
import { isArmy, nationOf } from '../../pieces.ts'
import { isInPlay } from '../../scenarios.ts'
import { isBox, neighboursOf } from '../../spaces.ts'
import { has, type State } from '../../state.ts'
import { isPassable } from '../../terrain.ts'
import { enemiesAt, type Force, halvesIn, hasEngineer, isCombatCapable } from '../02-units/force.ts'
import { costOfGround, isUnbridged } from '../06-movement/costs.ts'
import { isOpenEnemyFortress, isOwnFortress } from '../06-movement/fortresses.ts'
import { contactArea, isInEnemyZone } from '../06-movement/zones.ts'
import { sourcesOf } from '../07-supply/sources.ts'
import { ATTACKER, fightersOf, otherRole, type Role } from './facts.ts'
import { ratioOf, wonByOdds } from './odds.ts'

const FARTHEST = 99
const homeward = new Reach(GRID, FARTHEST, 1)

/** §8.7.1(3)a MP to the nearest supply source of a nation, by spaces */
function distancesHome(s: State, n: number): (at: number) => number {
  const sources = sourcesOf(s, n).filter((at) => !isBox(at))
  // the way there and the way from there cost alike but for mountains: measured towards the force
  homeward.searchFrom(sources, FARTHEST, (from, d) => (isPassable(from, d) ? costOfGround(s, from, d) : -1))
  const cost = Int16Array.from({ length: GRID.size }, (_, h) => homeward.costTo(h))
  return (at) => (isBox(at) || (cost[at] ?? -1) < 0 ? FARTHEST : (cost[at] as number))
}

/** The nation whose rules a party goes by: that of its first unit. */
const nationIn = (party: Force): number => nationOf(party[0] ?? 0)

/** §8.7.1(2) where an interceptor has come from; -1 for everybody else */
const cameFrom = (s: State, p: number): number => (has(s, p, MARK.intercepted) ? s.cameFrom.get(p) - 1 : NONE)

/** §8.7.1(1) §8.7.1(2) The hex a party must retreat to first; -1 where it may choose. */
export function firstHexOf(s: State, role: Role, party: Force): number {
  if (role === ATTACKER && s.battleContact !== NONE) return s.battleContact
  const [origin = NONE] = party.map((p) => cameFrom(s, p)).filter((at) => at >= 0)
  return origin
}

const holdsEnemies = (s: State, at: number, n: number): boolean =>
  enemiesAt(s, at, n).some((p) => isCombatCapable(s, p))
/** §8.7.1(3)d enemies there that the party could overrun */
export const canOverrun = (s: State, party: Force, at: number): boolean =>
  wonByOdds(ratioOf(halvesIn(s, party), halvesIn(s, enemiesAt(s, at, nationIn(party))))) > 0

/** §8.7.1(3)c ground of a nation that is at war with nobody here */
function isNeutralGround(s: State, at: number, n: number): boolean {
  const owner = ownerAt(s, at)
  if (owner === NONE || blocOf(s, owner) === blocOf(s, n) || areAtWar(s, owner, n)) return false
  return !isSide(sideOf(s, owner))
}

interface Ways {
  readonly party: Force
  readonly role: Role
  readonly from: number
}

/** §8.7.1(3) why a party cannot go there at all; the preference of (3)g comes after */
function whyBarred(s: State, { party, role, from }: Ways, to: number): Refusal | undefined {
  const n = nationIn(party)
  const facts = { space: to }
  if (!neighboursOf(from).includes(to) || !isInPlay(s.scenario, to))
    return { code: 'not-adjacent', rule: '8.7(2)', facts }
  if (isOpenEnemyFortress(s, to, n)) return { code: 'fortress-bars', rule: '8.7.1(3)b', facts }
  if (isNeutralGround(s, to, n)) return { code: 'closed-neutral', rule: '8.7.1(3)c', facts }
  if (holdsEnemies(s, to, n) && !canOverrun(s, party, to))
    return { code: 'enemy-there', rule: '8.7.1(3)d', facts }
  if (role !== ATTACKER && to === s.battleContact)
    return { code: 'their-contact-hex', rule: '8.7.1(3)f', facts }
  return to === s.battleAt ? { code: 'enemy-there', rule: '8.7.1(3)d', facts } : undefined
}

/** What it costs to go through a space in the reach of the enemy: §8.7.1(3)g.3 */
const ZONE_LOSS = 2
const SIDE_LOSS = 3
function exposureAt(s: State, role: Role, party: Force, to: number): number {
  const n = nationIn(party)
  // §8.7.1(3)g.1 armies of this battle have no zone
  const inZone = isInEnemyZone(s, to, n, fightersOf(s, otherRole(role)).filter(isArmy))
  const beside = role !== ATTACKER && contactArea(s.battleContact, s.battleAt).includes(to)
  return (inZone ? ZONE_LOSS : 0) + (beside ? SIDE_LOSS : 0)
}

/** §8.7.1(3)a §8.7.1(3)g The spaces a party may choose: nearer home if it can, out of the enemy's reach if it can. */
export function waysBack(s: State, ways: Ways): number[] {
  const open = neighboursOf(ways.from).filter((to) => whyBarred(s, ways, to) === undefined)
  const distance = distancesHome(s, nationIn(ways.party))
  const here = distance(ways.from)
  const nearer = open.filter((to) => distance(to) <= here)
  // ruling 11: where no hex is as near as this one, the direction is free
  const candidates = nearer.length > 0 ? nearer : open
  const exposures = candidates.map((to) => exposureAt(s, ways.role, ways.party, to))
  const least = Math.min(...exposures)
  return candidates.filter((_, i) => exposures[i] === least)
}

/** why a space is not among the ways back */
export function whyNotBack(s: State, ways: Ways, to: number): Refusal {
  const barred = whyBarred(s, ways, to)
  if (barred) return barred
  const distance = distancesHome(s, nationIn(ways.party))
  if (distance(to) > distance(ways.from))
    return { code: 'farther-from-supply', rule: '8.7.1(3)a', facts: { space: to } }
  return { code: 'other-way-first', rule: '8.7.1(3)g', facts: { space: to } }
}

const RIVER_LOSS = 2
const RIVER_LOSS_WITH_ENGINEER = 1
/** a step over a river without a printed bridge */
export function crossesRiver(from: number, to: number): boolean {
  if (isBox(from) || isBox(to)) return false
  const d = GRID.direction(from, to)
  return d >= 0 && isUnbridged(from, d)
}
/** §8.7.1(3)e §8.7.1(3)e.1 §8.7.1(3)g.3 Steps a party loses on one hex of its way. */
export function lossOnTheWay(s: State, role: Role, party: Force, from: number, to: number): number {
  const river = !crossesRiver(from, to) ? 0 : hasEngineer(s, party) ? RIVER_LOSS_WITH_ENGINEER : RIVER_LOSS
  return river + exposureAt(s, role, party, to)
}

/** §8.7(2)a an own fortress in the battle hex that is not besieged */
export const mayGoInside = (s: State, party: Force): boolean => isOwnFortress(s, s.battleAt, nationIn(party))
