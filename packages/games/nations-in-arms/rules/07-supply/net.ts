/** §7.1.4 Lines of supply: from a unit to a source, or from relay to relay, each leg of four MP at most. */
import { Fact, Reach, reachByRelays } from '@sandtable/board'
import { blocOf, blocOfPiece, isEnemyOf } from '../../allegiance.ts'
import { MARK } from '../../codes.ts'
import { GRID, HEXES } from '../../map.ts'
import { NONE } from '../../nations.ts'
import { ALL_ARMIES, ALL_PIECES, isArmy, isEngineer } from '../../pieces.ts'
import { FORTRESSES, hexOfPlace } from '../../places.ts'
import { isBox, ringOf } from '../../spaces.ts'
import { has, type State, whereIs } from '../../state.ts'
import { MOVEMENT } from '../../tables.ts'
import { isPassable, ON, SIDES } from '../../terrain.ts'
import { bridgedBy, forceOf, isCombatCapable, isPontoon } from '../02-units/force.ts'
import { costOfGround, isUnbridged } from '../06-movement/costs.ts'
import { isOpenEnemyFortress } from '../06-movement/fortresses.ts'
import { contactArea, hasZone } from '../06-movement/zones.ts'
import { relaysOf, sourcesOf } from './sources.ts'

/** §7.1.4(2) */
const LEG = 4
const OPPOSITE = 3
const DIRECTIONS = 6

const fortressHexes = FORTRESSES.map(hexOfPlace)
const reach = new Reach(GRID, LEG, 1)

/** §7.1.4(4)b §7.1.4(4)c the contact of an enemy who attacks: three hexes of an army, one of any other force */
function contactHexes(s: State, n: number): number[] {
  const battles = [
    [s.battleAt, s.battleContact, s.attacker],
    [s.pendingAt, s.pendingContact, s.army],
  ] as const
  return battles.flatMap(([at, contact, attacker]) => {
    if (at === NONE || contact === NONE || isBox(at) || attacker === NONE) return []
    if (!isEnemyOf(s, attacker, n)) return []
    return forceOf(s, attacker).some(isArmy) ? contactArea(contact, at) : [contact]
  })
}

/** §7.1.4(4) hexes that no line may enter */
function barred(s: State, n: number): Uint8Array {
  const bars = new Uint8Array(HEXES)
  // §7.1.4(4)a
  for (const army of ALL_ARMIES)
    if (isEnemyOf(s, army, n) && hasZone(s, army)) for (const h of ringOf(whereIs(s, army))) bars[h] = 1
  for (const h of contactHexes(s, n)) bars[h] = 1
  // §7.1.4(4)d
  for (const p of ALL_PIECES) {
    const at = whereIs(s, p)
    if (at >= 0 && !isBox(at) && isEnemyOf(s, p, n) && !has(s, p, MARK.inside) && isCombatCapable(s, p))
      bars[at] = 1
  }
  // §7.1.4(4)e
  for (const h of fortressHexes) if (isOpenEnemyFortress(s, h, n)) bars[h] = 1
  return bars
}

/** the pontoons of the bloc of a nation */
const pontoonsOf = (s: State, n: number): number[] =>
  ALL_PIECES.filter(
    (p) => isEngineer(p) && whereIs(s, p) >= 0 && isPontoon(s, p) && blocOfPiece(s, p) === blocOf(s, n),
  )

/** a hexside in one number, the same from both hexes */
const sideKey = (h: number, d: number): number =>
  d < OPPOSITE ? h * DIRECTIONS + d : GRID.neighbour(h, d) * DIRECTIONS + d - OPPOSITE

/** MP of the step that leads along direction `d` out of `from`, or -1 */
function legCost(s: State, from: number, d: number, bridged: ReadonlySet<number>): number {
  if (!isPassable(from, d)) return -1
  // §7.1.4(4)f.1
  if (isUnbridged(from, d) && !bridged.has(sideKey(from, d))) return -1
  const strait = SIDES.has(from, d, ON.strait) ? MOVEMENT.strait : 0
  return costOfGround(s, from, d) + strait
}

/** 1 for each hex from which a line can be drawn, over these bridges */
function flood(s: State, n: number, bars: Uint8Array, bridged: ReadonlySet<number>): Uint8Array {
  const isOpen = (h: number): boolean => bars[h] === 0
  const sources = sourcesOf(s, n)
  reachByRelays(reach, {
    sources: sources.filter(isOpen),
    relays: relaysOf(s, n).filter((at) => !isBox(at) && isOpen(at)),
    budget: LEG,
    // from the source outwards: the line itself comes the other way, and enters `from`
    cost: (from, d, to) => (isOpen(from) ? legCost(s, to, (d + OPPOSITE) % DIRECTIONS, bridged) : -1),
  })
  const net = new Uint8Array(HEXES)
  for (let h = 0; h < HEXES; h++) if (reach.costTo(h) >= 0) net[h] = 1
  // who stands in a source needs no line (the hex of the unit itself is never in the way)
  for (const h of sources) net[h] = 1
  return net
}

/** §7.1.4(4)f.1 a pontoon that is itself in supply carries lines, and may bring others into supply */
function netOf(s: State, n: number): Uint8Array {
  const bars = barred(s, n)
  const pontoons = pontoonsOf(s, n)
  const bridged = new Set<number>()
  for (;;) {
    const net = flood(s, n, bars, bridged)
    const before = bridged.size
    for (const p of pontoons)
      if (net[whereIs(s, p)] === 1) bridged.add(sideKey(whereIs(s, p), bridgedBy(s, p)))
    if (bridged.size === before) return net
  }
}

const nets = new Fact<State, Map<number, Uint8Array>>(
  (s) => s.derived.supply,
  () => new Map(),
)
/** §7.1.4 a line can be drawn for a nation from this space */
export function isInNet(s: State, n: number, at: number): boolean {
  if (isBox(at)) return relaysOf(s, n).includes(at)
  const found = nets.of(s)
  const net = found.get(n) ?? netOf(s, n)
  found.set(n, net)
  return net[at] === 1
}
