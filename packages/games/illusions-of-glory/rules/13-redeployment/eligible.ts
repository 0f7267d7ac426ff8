/** §13.1 §9.5.2 Which units may redeploy, wherever they would go. */
import { isBanned } from '../../cards/in-force.ts'
import { type Refusal, SUPPLY } from '../../illusions-of-glory.ts'
import { isLcu, isTroops, isUprising, nationsOf } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { CP, type Side } from '../../sides.ts'
import { campOf, isOnMap, spaceOf, type State } from '../../state.ts'
import { TABLES } from '../../tables.ts'
import { isInCommand, ruleOfCommand } from '../04-setup/commands.ts'
import { hasSource } from '../14-supply/sources.ts'
import { suppliers, supplyOf } from '../14-supply/supply.ts'
import { besiegers, isEnoughForSiege, isForeignFort } from '../20-forts/siege.ts'
import { mayLeaveBrandenburg } from '../28-treaty/redeployment.ts'

/** §9.5.2.a §13.1.c The cost of an LCU, full or reduced; §9.5.2.b §13.1.b of any other unit. */
export const srCost = (p: number): number => (isLcu(p) ? TABLES.sr.lcu : TABLES.sr.other)

const placed = (s: State, p: number): { piece: number; space: number } => ({ piece: p, space: spaceOf(s, p) })

/**
 * The first reason, in the order of the chapter. It depends on no hidden information.
 * @param relief units that will have joined its space before it leaves
 */
export function whyNotLeave(
  s: State,
  p: number,
  points: number = s.points,
  relief: readonly number[] = [],
): Refusal | undefined {
  // §9.5.b §9.5.2.c §13.1.d
  if (isUprising(p)) return refusal('no-sr-for-uprising', placed(s, p))
  if (campOf(s, p) !== s.active) return refusal('enemy-unit', { piece: p }, '13.1.a')
  if (!isOnMap(s, p)) return refusal('no-sr-from-box', placed(s, p))
  const side = s.active
  if (!isInCommand(s, p, relief)) return refusal('not-your-command', placed(s, p), ruleOfCommand(side))
  const needs = srCost(p)
  if (needs > points) return refusal('too-few-sr', { ...placed(s, p), needs, has: points })
  return whyNotSupplied(s, side, p) ?? whyNotFreeToLeave(s, side, p, relief)
}

/** §13.1.e §13.5 §14.2.1.d §14.2.2.d The unit needs a source of its own nation. */
function whyNotSupplied(s: State, side: Side, p: number): Refusal | undefined {
  const supply = supplyOf(s, p)
  if (supply === SUPPLY.own) return undefined
  const facts = placed(s, p)
  // Lemnos is a source of the western allies and the Serbs.
  if (!hasSource(s, side, suppliers(p))) return refusal('no-own-source', facts)
  if (supply === SUPPLY.none) return refusal('no-sr-out-of-supply', facts)
  return refusal('supplied-by-allies-only', facts, side === CP ? '14.2.1.d' : '14.2.2.d')
}
/** Cards, the treaty (§28.0.d.8) and sieges can keep a unit where it is. */
export function whyNotFreeToLeave(
  s: State,
  side: Side,
  p: number,
  relief: readonly number[] = [],
): Refusal | undefined {
  if (isBanned(s, side, { kind: 'sr', nations: nationsOf(p) })) return refusal('sr-banned', placed(s, p))
  if (!mayLeaveBrandenburg(s, p)) return refusal('brandenburg-limit', placed(s, p))
  return breaksSiege(s, side, p, relief) ? refusal('siege-must-hold', placed(s, p)) : undefined
}
/** §20.3.4.a §20.3.4.b The units that stay must still besiege, or none may stay. */
function breaksSiege(s: State, side: Side, p: number, relief: readonly number[]): boolean {
  const x = spaceOf(s, p)
  if (!isForeignFort(s, side, x)) return false
  const all = besiegers(s, side, x)
  const rest = [...all.filter((other) => other !== p), ...relief.filter(isTroops)]
  return isTroops(p) && isEnoughForSiege(all, x) && rest.length > 0 && !isEnoughForSiege(rest, x)
}
