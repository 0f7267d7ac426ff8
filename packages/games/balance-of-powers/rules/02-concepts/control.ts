/** §2.5 Who controls a place, and where the enemy stands. */
import type { BalanceOfPowers } from '../../balance-of-powers.ts'
import { FORTRESS } from '../../codes.ts'
import { enemyOf, type Side } from '../../nations.ts'
import { ownerOf } from '../../places.ts'
import { fortressAt, nationOfFortress } from '../../sites.ts'
import { absorbBreaches } from '../10-land-combat/breaches.ts'
import { allegianceAt, COUNT, type State, supplyChanges } from '../../state.ts'

/** §2.53 controlled by the side */
export const isFriendly = (s: State, side: Side, p: number): boolean => allegianceAt(s, p) === side

/** corps and leaders */
const hasTroops = (s: State, side: Side, p: number): boolean => s.derived.tally.at(p, COUNT.land + side) > 0
export const corpsAt = (s: State, side: Side, p: number): number => s.derived.tally.at(p, COUNT.corps + side)
export const entrenchedAt = (s: State, side: Side, p: number): number =>
  s.derived.tally.at(p, COUNT.entrenched + side)

/** §1.333 a fortress of the side that stands; a ruin does nothing any more (§1.331) */
export function hasFortress(s: State, side: Side, p: number): boolean {
  const f = fortressAt(p)
  if (f < 0 || s.fortress.get(f) === FORTRESS.destroyed) return false
  return s.allegiance.get(nationOfFortress(f)) === side
}
/** enemy corps, leaders or a fortress: whoever wants to go there has to fight */
export const isEnemyHeld = (s: State, side: Side, p: number): boolean =>
  hasTroops(s, enemyOf(side), p) || hasFortress(s, enemyOf(side), p)

/** §2.532 within a friendly country the owner gets back what was his, else the one who came */
export function newController(s: State, side: Side, p: number, comer: number): number {
  const owner = ownerOf(p)
  return owner >= 0 && s.allegiance.get(owner) === side ? owner : comer
}

/** §2.53 */
export function takeControl(g: BalanceOfPowers, p: number, nation: number): void {
  g.state.control.set(p, nation)
  supplyChanges(g.state)
  g.emit?.({ type: 'control-taken', rule: '2.53', place: p, nation })
  absorbBreaches(g, p)
}
