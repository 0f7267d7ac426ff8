/** §14.1.1 §14.2.3.a Which units are in supply. */
import { SUPPLY, type Supply } from '../../illusions-of-glory.ts'
import { isRegion, NEIGHBOURS, PORTS, portOf, SEA_LANE, linkBetween, SPACES } from '../../map.ts'
import { nationMask, SPECIAL_2_4 } from '../../pieces.ts'
import { AP, CP, enemyOf, type Side } from '../../sides.ts'
import {
  campOf,
  controlOf,
  hasFort,
  isControlledBy,
  isRisen,
  presenceOf,
  REBELS,
  spaceOf,
  type State,
} from '../../state.ts'
import { closesLineBehind, isOpenToSupply } from './ground.ts'
import { netOf, netWithout, netWithoutPort, type SupplyNet } from './nets.ts'
import { closesPort, isSeaOpen, isSupplyPort } from './ports.ts'
import { LEMNOS_BIT, sourcesAt } from './sources.ts'

/** §14.2.3.a A unit of two nations uses the sources of both. */
export const suppliers = (p: number): number =>
  nationMask(p) |
  // §14.2.2.c The 2/4 Special uses Lemnos too.
  (p === SPECIAL_2_4 ? LEMNOS_BIT : 0)

const levelOf = (p: number, reached: number): Supply => {
  if ((reached & suppliers(p)) !== 0) return SUPPLY.own
  // Without a source of their own units are supplied by their allies: §26.3.3.c Greek, §26.4.2.d Italian,
  // §26.5.2.d Romanian, §26.6.1.d Serbian and §26.7.1.c Turkish units.
  return reached === 0 ? SUPPLY.none : SUPPLY.allied
}

/** §14.1.1.d §11.2.1.c Uprisings and §14.1.1.e §26.3.1.b neutral Greek units are always in supply. */
const suppliedSide = (s: State, p: number): Side | undefined => {
  const camp = campOf(s, p)
  return camp === AP || camp === CP ? camp : undefined
}

/**
 * §14.1.1.a §glossary.oos A unit is in supply by a line of any length (§14.1.1.c), overland or through ports
 * (§14.2.1.b §14.2.2.b).
 * This holds in a fort too (§20.5.b). A source in its own space is enough (§14.1.4.a).
 * Supply is determined anew whenever it matters (§14.1.1.b).
 */
export function supplyOf(s: State, p: number): Supply {
  const side = suppliedSide(s, p)
  if (side === undefined) return SUPPLY.own
  const x = spaceOf(s, p)
  return x < 0 ? SUPPLY.none : levelOf(p, netOf(s, side).reached(x))
}
export const isOutOfSupply = (s: State, p: number): boolean => supplyOf(s, p) === SUPPLY.none

/**
 * Supply as if the side had taken the space. This never closes a line of the side, but may open a source or a
 * port.
 */
export function supplyAt(s: State, p: number, x: number): Supply {
  const side = suppliedSide(s, p)
  return side === undefined ? SUPPLY.own : levelOf(p, reachedAt(s, netOf(s, side), side, x))
}
/** Supply after the unit has gone there, with the other units that leave. */
export function supplyAfter(s: State, p: number, x: number, leaving: readonly number[] = [p]): Supply {
  const side = suppliedSide(s, p)
  if (side === undefined) return SUPPLY.own
  // §13.2.b §12.8.1.c A line that only they kept open is closed.
  return levelOf(p, reachedAt(s, netAfterLeaving(s, side, spaceOf(s, p), leaving), side, x))
}
/** Supply of a unit that stays, after another one has left its space. */
export function supplyWithout(s: State, p: number, gone: number): Supply {
  const side = suppliedSide(s, p)
  if (side === undefined) return SUPPLY.own
  return levelOf(p, netAfterLeaving(s, side, spaceOf(s, gone), [gone]).reached(spaceOf(s, p)))
}
/** Supply after leaving, in a space the unit only passes. */
export function supplyInPassing(s: State, p: number, x: number, leaving: readonly number[]): Supply {
  const side = suppliedSide(s, p)
  if (side === undefined) return SUPPLY.own
  // §12.7.3.h It takes no control of the space.
  return levelOf(p, netAfterLeaving(s, side, spaceOf(s, p), leaving).reached(x))
}
function netAfterLeaving(s: State, side: Side, from: number, leaving: readonly number[]): SupplyNet {
  if (closesLineBehind(s, side, from, leaving)) return netWithout(s, side, from)
  return closesPort(s, side, from, leaving) ? netWithoutPort(s, side, from) : netOf(s, side)
}
function reachedAt(s: State, net: SupplyNet, side: Side, x: number): number {
  const reached = net.reached(x)
  const isOwn = isControlledBy(s, side, x) && net.isOpen(x)
  if (isOwn || !isTakenByEntering(s, side, x)) return reached
  return reached | sourcesAt(s, side, x) | reachedBySea(s, net, side, x)
}

/** Entering takes control unless a fort is there, or others are in the region. */
function isTakenByEntering(s: State, side: Side, x: number): boolean {
  if (isControlledBy(s, side, x)) return !isRisen(s, x)
  // §11.2.b
  if (isRegion(x)) return presenceOf(s, enemyOf(side)).troops(x) === 0 && !presenceOf(s, REBELS).isAnyone(x)
  return !hasFort(s, x) // §11.2.a §11.2.c
}

/** §14.1.2.c No line passes a besieged port. */
function reachedBySea(s: State, net: SupplyNet, side: Side, x: number): number {
  const sea = portOf(x)
  if (sea < 0 || !isSeaOpen(s, side, sea)) return 0
  return (PORTS[sea] ?? [])
    .filter((port) => isSupplyPort(s, side, port) && net.isOpen(port))
    .reduce((mask, port) => mask | net.reached(port), 0)
}

/** §11.2.k A controlled space that no source of its side is connected to. */
export function isSpaceCutOff(s: State, x: number): boolean {
  const side = controlOf(s, x)
  if ((side !== AP && side !== CP) || isRisen(s, x)) return false
  const net = netOf(s, side)
  return net.isOpen(x) && net.reached(x) === 0
}

/** §16.7.1.b A line overland through spaces the side controls. */
export function hasLine(s: State, side: Side, from: number, to: number): boolean {
  const isLine = (x: number): boolean =>
    isControlledBy(s, side, x) && !isRisen(s, x) && isOpenToSupply(s, side, x)
  if (!isLine(from)) return false
  const seen = new Uint8Array(SPACES)
  const open = [from]
  seen[from] = 1
  for (let x = open.pop(); x !== undefined; x = open.pop())
    for (const next of NEIGHBOURS[x] ?? []) {
      if (seen[next] === 1 || linkBetween(x, next) === SEA_LANE || !isLine(next)) continue
      seen[next] = 1
      open.push(next)
    }
  return seen[to] === 1
}
