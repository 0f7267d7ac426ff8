/** §3.1 Who is in supply: one net for each nation, worked out when somebody asks. */
import { Fact } from '@sandtable/board'
import { enemyOf, NATIONS, NEUTRAL, type Side } from '../../nations.ts'
import { ON } from '../../crossings.ts'
import { isBox, isCentre, isLand, isPort, PLACES } from '../../places.ts'
import { isInPlay } from '../../scenarios.ts'
import { COUNT, type State, whereIs } from '../../state.ts'
import { CROSSINGS, isRail } from '../../terrain.ts'
import { isRebel, nationOf } from '../../units.ts'
import { isFriendly } from '../02-concepts/control.ts'
import { hasHalfPage, isLandingOf, isMarmara, isOpenPort } from '../06-admiralty/waters.ts'
import { isAntwerp } from '../06-diplomacy/neutrals.ts'
import { sourcesOf } from './sources.ts'

/** §3.121 a place a path may lead through; no hex of a map that is not used (§11.1 §faq.1) */
export const isOpen = (s: State, side: Side, p: number): boolean =>
  (isRail(p) || isCentre(p) || s.infrastructure.has(p)) &&
  isFriendly(s, side, p) &&
  (isBox(p) || isInPlay(s.scenario, p)) &&
  s.derived.tally.at(p, COUNT.land + enemyOf(side)) === 0

/** §6.121 Antwerp may become one */
export const PORTS: readonly number[] = Array.from({ length: PLACES }, (_, p) => p).filter(
  (p) => (isPort(p) || isAntwerp(p)) && !isMarmara(p),
)

/** §6.454 EP goes over all waters but the Sea of Marmara freely */
export const isSeaFree = (s: State, side: Side): boolean => hasHalfPage(s, side)
export const isSeaPort = (s: State, p: number): boolean => isOpenPort(s, p) && !isMarmara(p)

function spread(linked: Uint8Array, s: State, n: number): Uint8Array {
  linked.fill(0)
  const side = s.allegiance.get(n)
  if (side === NEUTRAL) return linked
  const open: number[] = []
  for (const p of sourcesOf(s, side, n)) {
    linked[p] = 1
    open.push(p)
  }
  let isAtSea = !isSeaFree(s, side)
  for (let p = open.pop(); p !== undefined; p = open.pop()) {
    if (!isOpen(s, side, p)) continue
    if (!isAtSea && isSeaPort(s, p)) {
      isAtSea = true
      for (const port of PORTS)
        if (isInPlay(s.scenario, port) && isSeaPort(s, port)) link(linked, s, side, port, open)
      linkLandings(linked, s, side, open)
    }
    for (let c = CROSSINGS.first(p); c < CROSSINGS.first(p + 1); c++)
      if (CROSSINGS.has(c, ON.march)) link(linked, s, side, CROSSINGS.end(c), open)
  }
  return linked
}

/** §3.123 §6.453 a landing is as good as a port for those ashore */
function linkLandings(linked: Uint8Array, s: State, side: Side, open: number[]): void {
  for (const [c] of s.landings.entries())
    if (isLandingOf(s, side, c)) {
      linked[CROSSINGS.start(c)] = 1
      link(linked, s, side, CROSSINGS.end(c), open)
    }
}

function link(linked: Uint8Array, s: State, side: Side, p: number, open: number[]): void {
  if (linked[p] === 1 || !isOpen(s, side, p)) return
  linked[p] = 1
  open.push(p)
}

/** 1 in every place from which a path leads to a source of the nation */
const nets = Array.from(
  { length: NATIONS },
  (_, n) =>
    new Fact(
      (s: State) => s.derived.supply,
      (s, spare: Uint8Array | undefined) => spread(spare ?? new Uint8Array(PLACES), s, n),
    ),
)

/** §3.1 §2.521 would a corps of this nation be in supply there? In the place itself, or one it could march to. */
export function isSuppliedAt(s: State, n: number, p: number): boolean {
  const linked = nets[n]?.of(s)
  if (!linked) return false
  if (linked[p] === 1) return true
  for (let c = CROSSINGS.first(p); c < CROSSINGS.first(p + 1); c++)
    if (linked[CROSSINGS.end(c)] === 1 && isWayTo(s, n, p, c)) return true
  return false
}
/** it could march there, or comes from there ashore (§6.453) */
const isWayTo = (s: State, n: number, p: number, c: number): boolean =>
  CROSSINGS.has(c, ON.march) ||
  (s.landings.count > 0 && s.landings.get(CROSSINGS.between(CROSSINGS.end(c), p)) === s.allegiance.get(n) + 1)

/** §3.0 §glossary.rebels rebels never want for anything, nor does anybody at sea */
export const isSupplied = (s: State, u: number): boolean =>
  isRebel(u) || (whereIs(s, u) >= 0 && !isLand(whereIs(s, u))) || isSuppliedAt(s, nationOf(u), whereIs(s, u))
