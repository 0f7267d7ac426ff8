/** §9.14 §10.01 A force marches against a place the enemy holds. */
import type { BalanceOfPowers, Refusal } from '../../balance-of-powers.ts'
import { MARK } from '../../codes.ts'
import { enemyOf, type Side } from '../../nations.ts'
import { fortressAt } from '../../sites.ts'
import { isMarked, type State } from '../../state.ts'
import { CROSSINGS } from '../../terrain.ts'
import { isCavalryCorps, isCorps, isKind, isLandLeader, nationOf } from '../../units.ts'
import { entrenchedAt, hasFortress, isEnemyHeld } from '../02-concepts/control.ts'
import { isInCrisis } from '../02-concepts/demoralization.ts'
import { isInnovative } from '../02-concepts/innovation.ts'
import { isSupplied } from '../03-supply/net.ts'
import { isWatched, type Marching, whyNotMarch } from '../09-land-movement/ways.ts'
import { airSuperiority } from '../06-aviation/superiority.ts'
import {
  attackerOf,
  back,
  COMBAT,
  corpsIn,
  defenderOf,
  keep,
  keepMajors,
  note,
  placeOf,
  WORD,
} from './facts.ts'
import { nationsAble } from './losses.ts'
import { attackPayers, freeAttacker } from './payment.ts'
import { isPointForAttack } from './point-units.ts'

/** §1.25 nobody is there, but the canal or the beach before it is defended */
const isInherent = (s: State, force: Marching, to: number): boolean =>
  !isEnemyHeld(s, force.side, to) && isWatched(s, force, to, CROSSINGS.between(force.from, to))

/** §9.14 who may not go against trenches; §10.533 who may not go alone */
function whyNotFit(s: State, { side, units }: Marching, to: number): Refusal | undefined {
  const rider = units.find(isCavalryCorps)
  if (rider !== undefined && entrenchedAt(s, enemyOf(side), to) > 0)
    return { code: 'cavalry-trench', rule: '9.14', facts: { unit: rider, place: to } }
  if (!units.filter(isCorps).some(isPointForAttack))
    return { code: 'siege-alone', rule: '10.533', facts: { place: to } }
  const railed = units.find((u) => isMarked(s, u, MARK.railedUp))
  // as printed; perhaps a slip of the rulebook, like others of its "cannot"s
  if (railed !== undefined) return { code: 'railed-up', rule: '9.32', facts: { unit: railed } }
  return undefined
}

/** §2.92 in crisis only with tanks or under friendly skies */
function whyNotInCrisis(s: State, { side, units }: Marching, to: number): Refusal | undefined {
  const weary = units.filter(isCorps).find((u) => isInCrisis(s, nationOf(u)))
  if (weary === undefined || units.some((u) => isKind(u, 'tank'))) return undefined
  if (airSuperiority(s, to) === side) return undefined
  return { code: 'in-crisis', rule: '2.92', facts: { nation: nationOf(weary), place: to } }
}

/** §10.3 nobody could pay, and there is no fortress to bombard before that (§10.21) */
function whyNotPaid(s: State, force: Marching, to: number): Refusal | undefined {
  const { side, units } = force
  if (freeAttacker(s, force) !== undefined || attackPayers(s, side, units, to).length > 0) return undefined
  if (hasFortress(s, enemyOf(side), to) && units.some((u) => isKind(u, 'siege'))) return undefined
  return { code: 'no-rp-attack', rule: '10.3', facts: { place: to } }
}

/** Why the force may not attack there; undefined if it may. */
export function whyNotAttack(s: State, force: Marching, to: number): Refusal | undefined {
  if (!isEnemyHeld(s, force.side, to) && !isInherent(s, force, to))
    return { code: 'nobody-to-attack', rule: '9.14', facts: { place: to } }
  return (
    whyNotMarch(s, force, to, 'attack') ??
    whyNotFit(s, force, to) ??
    whyNotInCrisis(s, force, to) ??
    whyNotPaid(s, force, to)
  )
}

/** What is so when the attack begins; combat knows it later, whatever has changed since. */
export function noteDeclaration(s: State, force: Marching, to: number): void {
  s.target = to
  s.combat.fill(0)
  if (isInherent(s, force, to)) note(s, COMBAT.inherent)
  if (entrenchedAt(s, enemyOf(force.side), to) > 0) note(s, COMBAT.trenched)
  if (isInnovative(s, force.side)) note(s, COMBAT.innovative)
  if (s.breaches.has(back(s))) note(s, COMBAT.counterattack)
}

/** The movement points are spent; what follows is combat. */
export function declareAttack(g: BalanceOfPowers, force: Marching, to: number): void {
  const { state: s } = g
  noteDeclaration(s, force, to)
  g.emit?.({
    type: 'attack-declared',
    rule: '9.14',
    units: force.units,
    from: force.from,
    place: to,
    fortress: fortressAt(to) >= 0 && hasFortress(s, enemyOf(force.side), to) ? 1 : 0,
  })
}

/** §10.1 step 1: who is out of supply where he is; and what else has to be known later */
export function checkSupply(g: BalanceOfPowers): void {
  for (const units of noteSupply(g.state))
    if (units.length > 0) g.emit?.({ type: 'combat-unsupplied', rule: '10.1', units })
}

/** Notes it; the corps out of supply, the attacker's first. */
export function noteSupply(s: State): readonly (readonly number[])[] {
  const supplied = [COMBAT.attackerSupplied, COMBAT.defenderSupplied]
  return [attackerOf(s), defenderOf(s)].map((side, i) => {
    const corps = corpsIn(s, side)
    const hungry = corps.filter((u) => !isSupplied(s, u))
    if (hungry.length === 0) note(s, supplied[i] ?? 0)
    keep(s, WORD.able, side, nationsAble(s, corps))
    keep(s, WORD.leader, side, leaderOf(s, side) + 1)
    keepMajors(s, side)
    return hungry
  })
}

/** §1.323 whoever leads in that place leads the force, whether he moves with it or not; -1 for nobody */
const leaderOf = (s: State, side: Side): number =>
  s.derived.presence.unitsAt(placeOf(s, side), side).find(isLandLeader) ?? -1
