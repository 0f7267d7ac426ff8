/** Chapter 11: supply. */
import { connected, Trace, type TraceRules } from '@sandtable/board'
import { DATA } from '../data/load.ts'
import type { BattleForGalicia } from '../battle-for-galicia.ts'
import { EDGE_SOURCES, FORTRESS, GRID, HEXES, INLAND_RAILS, RAILHEADS, RAILS } from '../map.ts'
import { enemyOf, RU, type Side } from '../sides.ts'
import {
  activeSide,
  hexOf,
  IN_SUPPLY,
  isOnMap,
  LOW_SUPPLY,
  OUT_OF_SUPPLY,
  type State,
  supplyOf,
} from '../state.ts'
import { ARMY } from '../units.ts'
import { reduceEffectiveness } from './10-effectiveness.ts'

const { inSupply, lowSupply } = DATA.tables.supply
/** §11.3 a path may pass through one hex of an enemy zone */
export const OPEN_ZONES_ALLOWED = 1
/** §11.5.1 */
const ATTRITION = 2

const trace = new Trace(GRID, OPEN_ZONES_ALLOWED)

/** §3.2.1 §11.0 every unit of the active player is judged; the state lasts until his next supply phase */
export function supplyPhase(g: BattleForGalicia): void {
  const { state: s } = g
  const side = activeSide(s)
  const army = (ARMY[side] as readonly number[]).filter((u) => isOnMap(s, u))
  traceSupply(s, side, army)
  // Judged all at once: a unit lost to attrition must not change its neighbours' paths.
  const verdicts = army.map((u) => supplyGrade(trace.distance(hexOf(s, u))))
  army.forEach((u, i) => judge(g, u, verdicts[i] as number))
}

/** §11.4 by the length of the path in hexes */
export function supplyGrade(distance: number): number {
  if (distance < 0 || distance > lowSupply) return OUT_OF_SUPPLY
  return distance <= inSupply ? IN_SUPPLY : LOW_SUPPLY
}

/** §11.5 out of supply now and in the previous friendly supply phase: attrition */
function judge(g: BattleForGalicia, u: number, supply: number): void {
  const { state: s } = g
  const before = supplyOf(s, u)
  s.supply.set(u, supply)
  if (supply !== before)
    g.emit?.(
      { type: 'supply-changed', rule: '11.4', unit: u, hex: hexOf(s, u), supply },
      { to: activeSide(s) },
    )
  if (supply === OUT_OF_SUPPLY && before === OUT_OF_SUPPLY) sufferAttrition(g, u)
}

/** §11.5.1 two CE reductions, as in combat */
function sufferAttrition(g: BattleForGalicia, u: number): void {
  g.emit?.({ type: 'attrition', rule: '11.5', unit: u, hex: hexOf(g.state, u) }, { to: activeSide(g.state) })
  for (let i = 0; i < ATTRITION; i++) reduceEffectiveness(g, u, 'attrition', '11.5.1')
}

/** §11.3 finds the supply paths of these units */
function traceSupply(s: State, side: Side, units: readonly number[]): void {
  const wanted = units.map((u) => hexOf(s, u))
  trace.run(supplySources(s, side), lowSupply, supplyRules(s, side), OPEN_ZONES_ALLOWED, wanted)
}

/** §11.3 */
export function supplyRules(s: State, side: Side): TraceRules {
  const { isPassable, isOpenZone } = groundOf(s, side)
  return {
    passable: (_from, _direction, to) => isPassable(to),
    toll: (h) => (isOpenZone(h) ? 1 : 0),
  }
}

/** How the ground looks to a side's supply; terrain does not matter. */
export interface Ground {
  /** §11.3 not through enemy units; §13.0.a nor, for Russians, through Przemysl */
  readonly isPassable: (h: number) => boolean
  /** §6.2 §11.3 in an enemy zone that no friendly unit negates */
  readonly isOpenZone: (h: number) => boolean
}

export function groundOf(s: State, side: Side): Ground {
  const friends = s.derived.stacks[side]
  const enemies = s.derived.stacks[enemyOf(side)]
  const zones = s.derived.zones[enemyOf(side)]
  const closed = side === RU ? FORTRESS : -1
  return {
    isPassable: (h) => h !== closed && !enemies.isOccupied(h),
    isOpenZone: (h) => zones.at(h) > 0 && !friends.isOccupied(h),
  }
}

/** §11.2 friendly map-edge sources, and railway hexes linked to them */
export function supplySources(s: State, side: Side): number[] {
  const { isPassable } = groundOf(s, side)
  const sources = (EDGE_SOURCES[side] as readonly number[]).filter(isPassable)
  const linked = railSources(s, side)
  for (const h of INLAND_RAILS[side] as readonly number[]) if (linked[h] === 1) sources.push(h)
  return sources
}

const linkedRails = new Uint8Array(HEXES)

/**
 * §11.2 §14.1 railway hexes linked to a friendly edge: 1, else 0; good until the next call. A railway hex is
 * blocked by an enemy unit, and by an enemy zone unless a friend stands there; `forgiven` is open despite a zone.
 */
export function railSources(s: State, side: Side, forgiven = -1): Uint8Array {
  const { isPassable, isOpenZone } = groundOf(s, side)
  const isOpen = (h: number): boolean => isPassable(h) && (h === forgiven || !isOpenZone(h))
  return connected(RAILS, RAILHEADS[side] as readonly number[], isOpen, linkedRails)
}
