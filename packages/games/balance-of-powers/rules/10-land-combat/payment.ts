/** §10.3 What an attack costs, and who pays. */
import type { BalanceOfPowers, Next, Procedure } from '../../balance-of-powers.ts'
import { STANDING } from '../../codes.ts'
import { CP, DE, isMajor, MAJORS, NATIONS, powerOfSide, type Side } from '../../nations.ts'
import { isInAfrica } from '../../places.ts'
import type { State } from '../../state.ts'
import { isCorps, isLandLeader, nationOf } from '../../units.ts'
import { hasLine } from '../05-season/seat.ts'
import type { Marching } from '../09-land-movement/ways.ts'
import { noteAttack } from '../12-scenarios/deeds.ts'
import { isBadWeather } from '../04-sequence/bad-weather.ts'
import { isRich, payFor } from '../02-concepts/money.ts'
import { attackerOf, COMBAT, corpsIn, majorsAmong, note } from './facts.ts'

const FAIR = 1
const FOUL = 2
/** §10.3 §6.511 */
export const attackCost = (s: State, target: number): number => (isBadWeather(s.month, target) ? FOUL : FAIR)

const nationsOf = (units: readonly number[]): number[] => [...new Set(units.filter(isCorps).map(nationOf))]

/** §2.42 a supply line from capital to capital; in Africa they are off the map, and their troops have their own */
const isSupported = (s: State, minor: number, major: number, target: number): boolean =>
  isInAfrica(target) || hasLine(s, minor, major)

const majorsOf = (s: State, side: Side): number[] =>
  Array.from({ length: MAJORS }, (_, n) => n).filter((n) => s.allegiance.get(n) === side)

/** §10.3 a major with a corps in the force; where there is none, one that can support the minors */
export function attackPayers(s: State, side: Side, units: readonly number[], target: number): number[] {
  const majors = majorsAmong(units)
  const able =
    majors.length > 0
      ? majors
      : majorsOf(s, side).filter((n) => nationsOf(units).every((minor) => isSupported(s, minor, n, target)))
  return able.filter((n) => isRich(s, n, attackCost(s, target), target))
}

/** §10.54 a leader takes part wherever his place attacks from, whether he moves with the force or not */
const hasForeignLeader = (s: State, side: Side, from: number, n: number): boolean =>
  s.derived.presence.unitsAt(from, side).some((u) => isLandLeader(u) && nationOf(u) !== n)

/** §10.3 a minor once a year if only its units take part, Germany once a season after its revolution */
export function freeAttacker(s: State, { side, from, units }: Marching): number | undefined {
  const nations = nationsOf(units)
  const [only] = nations
  const isFree = (n: number): boolean => !s.standing.has(n, STANDING.freeAttackSpent)
  if (nations.includes(DE) && s.standing.has(DE, STANDING.revolution) && isFree(DE)) return DE
  if (nations.length !== 1 || only === undefined || isMajor(only) || !isFree(only)) return undefined
  return hasForeignLeader(s, side, from, only) ? undefined : only
}

/** §10.3 a new year for minors, a new season for Germany */
export function renewFreeAttacks(s: State, isNewYear: boolean, isNewSeason: boolean): void {
  for (let n = 0; n < NATIONS; n++)
    if (isMajor(n) ? isNewSeason : isNewYear) s.standing.remove(n, STANDING.freeAttackSpent)
}

export function* payForAttack(g: BalanceOfPowers): Procedure<Next> {
  const { state: s } = g
  const side = attackerOf(s)
  const units = corpsIn(s, side)
  const free = freeAttacker(s, { side, from: s.from, units })
  const nation = attackPayers(s, side, units, s.target)
  if (free === undefined && nation.length === 0) return stop(g)
  const pick = yield* g.ask(powerOfSide(side), {
    rule: '10.3',
    prompt: 'pay-attack',
    facts: { place: s.target, cost: attackCost(s, s.target), africa: isInAfrica(s.target) ? 1 : 0 },
    choose: () => ({ nation, free: free !== undefined, 'call-off': true }),
  })
  switch (pick.verb) {
    case 'call-off':
      return stop(g)
    case 'free':
      noteAttack(s, units, s.target)
      s.standing.add(free ?? CP, STANDING.freeAttackSpent)
      g.emit?.({ type: 'attack-free', rule: '10.3', nation: free ?? CP, place: s.target })
      return 'done'
    case 'nation':
      noteAttack(s, units, s.target)
      payFor(g, pick.arg, attackCost(s, s.target), s.target)
      g.emit?.({
        type: 'attack-paid',
        rule: '10.3',
        nation: pick.arg,
        cost: attackCost(s, s.target),
        place: s.target,
      })
  }
  return 'done'
}

/** §10.3 the attacker may stop before he pays */
function stop(g: BalanceOfPowers): Next {
  const { state: s } = g
  note(s, COMBAT.over)
  g.emit?.({ type: 'attack-called-off', rule: '10.3', place: s.target })
  return 'done'
}
