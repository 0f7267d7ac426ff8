/** Chapter 4, the other way round: why a unit cannot move, or not there. */
import type { Refusal } from '../../battle-for-galicia.ts'
import { GRID, isBarredHex, isMarsh, FORTRESS, stepCost } from '../../map.ts'
import { closedHexes, LAST_BARRED_TURN, forbiddenHexes } from '../../scenarios.ts'
import {
  activeSide,
  hexOf,
  isEnemyAt,
  isHeldBy,
  isMarked,
  isOnMap,
  MARK,
  type State,
  spentOf,
} from '../../state.ts'
import { releaseTurn, sideOf } from '../../units.ts'
import { isReleased, movementLeft } from '../02-units.ts'
import { zoneCost } from '../06-zones-of-control.ts'
import { RU, type Side } from '../../sides.ts'

export function whyNotMove(s: State, u: number): Refusal {
  const no = (code: Refusal['code'], rule: string, facts = {}): Refusal => ({
    code,
    rule,
    facts: { unit: u, ...facts },
  })
  if (sideOf(u) !== activeSide(s)) return no('not-your-unit', '3.2')
  if (!isOnMap(s, u)) return no('not-on-map', '4.0')
  if (!isReleased(s, u)) return no('not-released', '2.1.move-restriction', { turn: releaseTurn(u) })
  if (isMarked(s, u, MARK.minimumMove)) return no('minimum-move-made', '4.3')
  if (isMarked(s, u, MARK.recovered)) return no('has-recovered', '10.3.1')
  return no('no-way-out', '4.1', { left: movementLeft(s, u) })
}

export function whyNotStack(s: State, h: number): Refusal {
  const side = activeSide(s)
  if (!isHeldBy(s, side, h)) return { code: 'no-unit-of-yours', rule: '4.2', facts: { hex: h } }
  return { code: 'no-stack-to-move', rule: '4.2', facts: { hex: h } }
}

/** Why these units cannot march to the hex. */
export function whyNotEnter(s: State, units: readonly number[], h: number): Refusal {
  const side = activeSide(s)
  const from = hexOf(s, units[0] as number)
  if (h === from) return { code: 'already-there', rule: '4.2', facts: { hex: h } }
  return whyClosed(s, side, h) ?? whyTooFar(s, units, from, h)
}

/** §4.1 §4.5 §13.0.a §aid.tec hexes that are closed whatever the cost */
export function whyClosed(s: State, side: Side, h: number): Refusal | undefined {
  const facts = { hex: h }
  if (isEnemyAt(s, side, h)) return { code: 'enemy-in-hex', rule: '4.1', facts }
  if (side === RU && h === FORTRESS) return { code: 'fortress-closed', rule: '13.0.a', facts }
  if (isMarsh(h)) return { code: 'marsh', rule: 'aid.tec', facts }
  if (closedHexes(s, side)[h] === 1) return { code: 'outside-scenario', rule: '4.2', facts }
  const isBanned = forbiddenHexes(s, side)[h] === 1 && isBarredHex(h)
  return isBanned
    ? { code: 'east-edge-barred', rule: '4.5', facts: { hex: h, turn: LAST_BARRED_TURN } }
    : undefined
}

/** §4.2 §6.3 the price of the step, item by item when the hex is next door */
function whyTooFar(s: State, units: readonly number[], from: number, h: number): Refusal {
  const left = units.reduce((least, u) => Math.min(least, movementLeft(s, u)), Infinity)
  const direction = GRID.direction(from, h)
  if (direction < 0)
    return { code: 'out-of-reach', rule: '4.2', facts: { hex: h, left, distance: GRID.distance(from, h) } }
  const ground = stepCost(from, direction)
  const zone = zoneCost(s, activeSide(s), from, h)
  const spent = units.reduce((most, u) => Math.max(most, spentOf(s, u)), 0)
  return {
    code: 'too-expensive',
    rule: zone > 0 ? '6.3' : '4.2',
    facts: { hex: h, needs: ground + zone, left, ground, zone, spent },
  }
}
