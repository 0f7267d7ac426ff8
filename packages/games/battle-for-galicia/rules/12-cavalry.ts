/**
 * Chapter 12: special cavalry rules. The others (§12.2) stand in their chapters: no combat together with
 * infantry (§7.5), no recovery (§10.3.3).
 */
import type { BattleForGalicia, Refusal, Procedure } from '../battle-for-galicia.ts'
import { GRID, isRiver } from '../map.ts'
import { enemyOf, type Side } from '../sides.ts'
import { hexOf, isHeldBy, put, type State, unitsHere } from '../state.ts'
import { CAVALRY, sideOf } from '../units.ts'
import { whyClosed } from './04-movement/refusals.ts'
import { fitsWith } from './05-stacking.ts'

/** A step (or placement) of the active player's units that cavalry may react to. */
export interface Approach {
  readonly units: readonly number[]
  /** -1: placed from off the map */
  readonly from: number
  readonly to: number
}

/** Both triggers bring the mover beside some unit of the other side; most marches do not. */
export const isNearEnemies = (s: State, { units, to }: Approach): boolean =>
  isBeside(s, enemyOf(sideOf(units[0] as number)), to)

/** §12.1 §12.1.2 every triggered cavalry unit may move one hex at once; true if any did */
export function* reactions(g: BattleForGalicia, approach: Approach): Procedure<boolean> {
  const side = enemyOf(sideOf(approach.units[0] as number))
  // That cavalry is asked betrays it, and that none is asked tells what does not lie under a stack:
  // either way the mover cannot take the step back.
  if (mayHideCavalry(g.state, side, approach)) g.reveal()
  let anyone = false
  for (const u of triggered(g.state, side, approach)) {
    const moved = yield* react(g, u, approach)
    anyone ||= moved
  }
  return anyone
}

/** §12.1 the cavalry that could react to a step just taken, as far as it stands in this position */
export function mayReact(s: State, approach: Approach): number[] {
  const side = enemyOf(sideOf(approach.units[0] as number))
  return triggered(s, side, approach).filter((u) => reactionHexes(s, u, approach).length > 0)
}

function* react(g: BattleForGalicia, u: number, approach: Approach): Procedure<boolean> {
  const { state: s } = g
  const open = reactionHexes(s, u, approach)
  if (open.length === 0) return false
  const from = hexOf(s, u)
  g.reveal()
  const pick = yield* g.ask(sideOf(u), {
    rule: '12.1',
    prompt: 'react',
    facts: { unit: u, hex: from, enemy: approach.to },
    choose: () => ({ react: open, stay: true }),
    refuse: { react: (h) => whyNotReact(s, u, h, approach) },
  })
  if (pick.verb === 'stay') return false
  put(s, u, pick.arg)
  g.emit?.({ type: 'reacted', rule: '12.1.2', unit: u, from, to: pick.arg })
  return true
}

/** §12.1.1 */
function triggered(s: State, side: Side, approach: Approach): number[] {
  const units: number[] = []
  for (const u of CAVALRY[side] as readonly number[]) {
    const at = hexOf(s, u)
    if (at >= 0 && isTrigger(s, side, at, approach)) units.push(u)
  }
  return units
}

/** §5.4 §12.1.1 is there a stack that would be triggered if cavalry lay under its top? */
function mayHideCavalry(s: State, side: Side, approach: Approach): boolean {
  return hasHidingPlace(s, side, approach, approach.to) || hasHidingPlace(s, side, approach, approach.from)
}

function hasHidingPlace(s: State, side: Side, approach: Approach, beside: number): boolean {
  for (let d = 0; beside >= 0 && d < 6; d++) {
    const at = GRID.neighbour(beside, d)
    if (at >= 0 && unitsHere(s, side, at) > 1 && isTrigger(s, side, at, approach)) return true
  }
  return false
}

const isTrigger = (s: State, side: Side, at: number, approach: Approach): boolean =>
  isFirstContact(s, side, at, approach) || isPassing(s, side, at, approach)

const areAdjacent = (a: number, b: number): boolean => a >= 0 && b >= 0 && GRID.direction(a, b) >= 0

/** §12.1.1.trigger1 the enemy comes adjacent to cavalry that had no enemy beside it */
function isFirstContact(s: State, side: Side, at: number, { units, from, to }: Approach): boolean {
  if (!areAdjacent(at, to) || areAdjacent(at, from)) return false
  return enemiesBeside(s, side, at) === units.length
}

function enemiesBeside(s: State, side: Side, at: number): number {
  let count = 0
  for (let d = 0; d < 6; d++) {
    const h = GRID.neighbour(at, d)
    if (h >= 0) count += unitsHere(s, enemyOf(side), h)
  }
  return count
}

/** §12.1.1.trigger2 the enemy leaves a hex beside the cavalry for another beside it or beside a friend of it */
function isPassing(s: State, side: Side, at: number, { from, to }: Approach): boolean {
  return areAdjacent(at, from) && isBeside(s, side, to)
}

function isBeside(s: State, side: Side, h: number): boolean {
  for (let d = 0; d < 6; d++) {
    const beside = GRID.neighbour(h, d)
    if (beside >= 0 && isHeldBy(s, side, beside)) return true
  }
  return false
}

function reactionHexes(s: State, u: number, approach: Approach): number[] {
  const hexes: number[] = []
  for (let d = 0; d < 6; d++) {
    const h = GRID.neighbour(hexOf(s, u), d)
    if (h >= 0 && whyNotReact(s, u, h, approach) === undefined) hexes.push(h)
  }
  return hexes
}

/** §12.1.2 §12.1.3 §12.1.note one hex, of its own will (§4.5), not where the enemy came from, not into another enemy's zone */
function whyNotReact(s: State, u: number, h: number, approach: Approach): Refusal | undefined {
  const side = sideOf(u)
  const no = (code: Refusal['code'], rule: string): Refusal => ({ code, rule, facts: { unit: u, hex: h } })
  if (!areAdjacent(hexOf(s, u), h)) return no('reaction-one-hex', '12.1.2')
  const closed = whyClosed(s, side, h)
  if (closed) return closed
  if (h === approach.from) return no('reaction-vacated-hex', '12.1.2')
  if (isInOtherZone(s, side, h, approach)) return no('reaction-enemy-zone', '12.1.3')
  return fitsWith(s, side, h, [u]) ? undefined : no('stack-full', '5.1')
}

/** §12.1.3 in a zone other than that of the units that triggered; friends in the hex negate it */
function isInOtherZone(s: State, side: Side, h: number, { units, to }: Approach): boolean {
  if (isHeldBy(s, side, h)) return false
  const direction = GRID.direction(to, h)
  const own = direction >= 0 && !isRiver(to, direction) ? units.length : 0
  return s.derived.zones[enemyOf(side)].at(h) > own
}
