/** §8.4.5 hexsides closed behind an attacker, and those nobody crosses. */
import type { GrandIllusion } from '../../grand-illusion.ts'
import { ANTWERP, DIRECTIONS, GRID, hex, HEXES, isImpassable, isSlow } from '../../map.ts'
import { hasOption } from '../../scenarios.ts'
import { enemyOf, GE, type Side, SIDES } from '../../sides.ts'
import { blockIndex, isControlledBy, presenceOf, type State } from '../../state.ts'

/** §14.3.6.b.5 west of Antwerp, beyond the Scheldt */
const ZEELAND = hex('42')
/** §14.3.6.b.5 */
const INVADE_HOLLAND = 5

const opposite = (direction: number): number => (direction + DIRECTIONS / 2) % DIRECTIONS
const bitOf = (side: Side): number => 1 << side

const isScheldt = (from: number, to: number): boolean =>
  (from === ZEELAND && to === ANTWERP) || (from === ANTWERP && to === ZEELAND)
const isScheldtOpen = (s: State, from: number, to: number): boolean =>
  isScheldt(from, to) && hasOption(s, GE, INVADE_HOLLAND)

/** impassable for everybody now: §2.2.diamond3, but not 42/52 under §14.3.6.b.5 */
export const isClosed = (s: State, from: number, direction: number): boolean =>
  isImpassable(from, direction) && !isScheldtOpen(s, from, GRID.neighbour(from, direction))

/** §8.4.2 one MP, and one more through a hexside with a diamond (§2.2.diamond1, §14.3.6.b.5) */
export function priceOf(s: State, from: number, direction: number): number {
  const isHard = isSlow(from, direction) || isScheldtOpen(s, from, GRID.neighbour(from, direction))
  return isHard ? 2 : 1
}

/** who has blocked the hexside between the two, whichever way he went */
function blockers(s: State, from: number, direction: number): number {
  const to = GRID.neighbour(from, direction)
  if (to < 0) return 0
  const there = s.blocked.get(blockIndex(from, direction))
  return there | s.blocked.get(blockIndex(to, opposite(direction)))
}

/** §8.4.5.a is the hexside closed to this side, in either direction? (impassable ones not included) */
export function isBlockedTo(s: State, side: Side, from: number, direction: number): boolean {
  const bits = blockers(s, from, direction)
  // the side's own units have been through it before
  return (bits & bitOf(enemyOf(side))) !== 0 && (bits & bitOf(side)) === 0
}

/** §9.2.3.b has the side blocked the hexside between the two, going from the first into the second? */
export function hasBlocked(s: State, side: Side, from: number, to: number): boolean {
  const direction = GRID.direction(from, to)
  return direction >= 0 && (s.blocked.get(blockIndex(from, direction)) & bitOf(side)) !== 0
}

/** §8.4.5.a going from a friendly hex into one with enemies */
export function block(g: GrandIllusion, side: Side, from: number, to: number): void {
  if (hasBlocked(g.state, side, from, to)) return
  const index = blockIndex(from, GRID.direction(from, to))
  g.state.blocked.set(index, g.state.blocked.get(index) | bitOf(side))
  g.emit?.({ type: 'hexside-blocked', rule: '8.4.5.a', side, from, to })
}

/** §8.4.5.c all hexsides the side has blocked, by `blockIndex` */
export function blockedBy(s: State, side: Side): number[] {
  const found: number[] = []
  const bit = bitOf(side)
  for (let h = 0; h < HEXES; h++) {
    // liftBlocks: what a hex has lost is not blocked any more
    if (s.control.get(h) !== side) continue
    for (let i = blockIndex(h, 0); i < blockIndex(h + 1, 0); i++)
      if ((s.blocked.get(i) & bit) !== 0) found.push(i)
  }
  return found
}

function unblock(s: State, index: number, side: Side): void {
  s.blocked.set(index, s.blocked.get(index) & ~bitOf(side))
}

/** §8.4.5.c by the owner's choice */
export function reopen(g: GrandIllusion, side: Side, index: number): void {
  unblock(g.state, index, side)
  const from = Math.floor(index / DIRECTIONS)
  const to = GRID.neighbour(from, index % DIRECTIONS)
  g.emit?.({ type: 'hexside-reopened', rule: '8.4.5.c', side, from, to })
}

/** §8.4.5.c blocks end when nobody is left in the hex entered, or the hex they came from is lost. */
export function liftBlocks(s: State, h: number): void {
  for (const side of SIDES) {
    if (presenceOf(s, side).combatUnits(h) === 0) liftInto(s, h, side)
    if (!isControlledBy(s, side, h)) liftOutOf(s, h, side)
  }
}

function liftInto(s: State, h: number, side: Side): void {
  for (let d = 0; d < DIRECTIONS; d++) {
    const from = GRID.neighbour(h, d)
    if (from >= 0) unblock(s, blockIndex(from, opposite(d)), side)
  }
}

function liftOutOf(s: State, h: number, side: Side): void {
  for (let d = 0; d < DIRECTIONS; d++) unblock(s, blockIndex(h, d), side)
}
