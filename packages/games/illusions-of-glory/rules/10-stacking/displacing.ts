/**
 * §10.3.b §10.3.c §27.0.b Units over the stacking limit, and support without troops, go to the nearest
 * suitable space.
 */
import type { IllusionsOfGlory, Procedure } from '../../illusions-of-glory.ts'
import { isRegion, linkBetween, NEIGHBOURS, SEA_LANE } from '../../map.ts'
import { isSupport } from '../../pieces.ts'
import { type Side, SIDES } from '../../sides.ts'
import { campOf, isOrdered, MARK, mark, piecesAt, presenceOf, put, type State, spaceOf } from '../../state.ts'
import { commanderOf } from '../04-setup/commands.ts'
import { isEnemyHeld, isFriendly } from '../11-movement/control.ts'
import { isAlone, loseSupport, mayJoinStack } from '../27-headquarters/stacking.ts'
import { isWayHome, whyTreatyForbids } from '../28-treaty/limits.ts'
import { refusal } from '../../refusal.ts'

/** §27.0.b HQs and artillery whose troops have left the space join other troops. */
export function* rejoinTroops(g: IllusionsOfGlory, x: number, barred = 0): Procedure {
  const { state: s } = g
  for (const side of SIDES)
    for (const p of piecesAt(s, side, x))
      if (isSupport(p) && isAlone(s, p)) yield* joinNearestTroops(g, p, barred)
}

/**
 * §27.0.b Support joins the nearest troops it may stack with, first in spaces without the barred orders. If
 * there are none, it is lost.
 */
export function* joinNearestTroops(g: IllusionsOfGlory, p: number, barred = 0): Procedure {
  const { state: s } = g
  const places = nearestTroops(s, p, barred)
  if (places.length > 0) return yield* displaceTo(g, p, places)
  const others = nearestTroops(s, p, 0)
  if (others.length > 0) {
    yield* displaceTo(g, p, others)
    // §11.1.3.b It takes no part in the attack of the troops it has joined (ruling 122).
    mark(s, p, MARK.attacked)
  } else loseSupport(g, p)
}
const nearestTroops = (s: State, p: number, barred: number): number[] =>
  nearest(s, p, (y) => !isOrdered(s, y, barred) && mayJoinStack(s, p, y))

export function* displaceTo(g: IllusionsOfGlory, p: number, places: readonly number[]): Procedure {
  const { state: s } = g
  const from = spaceOf(s, p)
  let [to] = places as [number]
  if (places.length > 1) {
    const pick = yield* g.ask(commanderOf(s, p), {
      rule: '10.3.c',
      prompt: 'displace-where',
      facts: { piece: p, space: from },
      choose: () => ({ 'displace-to': [...places] }),
      refuse: { 'displace-to': (x) => refusal('nearest-place-only', { piece: p, space: x }) },
    })
    to = pick.arg
  }
  put(s, p, to)
  g.emit?.({ type: 'displaced', rule: '10.3.b', piece: p, from, to })
}

/** §25.1.a §25.3.b A displaced unit never takes a sea lane. */
const OVERLAND: readonly (readonly number[])[] = NEIGHBOURS.map((neighbours, x) =>
  neighbours.filter((y) => linkBetween(x, y) !== SEA_LANE),
)

/** The nearest suitable spaces for a unit, overland, along any connections, through spaces its side holds. */
export function nearest(s: State, p: number, isSuitable: (x: number) => boolean): number[] {
  const side = campOf(s, p) as Side
  const from = spaceOf(s, p)
  // §11.1.4.a Units do not pass besiegers of a friendly fort.
  const isHeld = (x: number): boolean =>
    (isFriendly(s, side, x) && (isRegion(x) || !isEnemyHeld(s, side, x))) || presenceOf(s, side).troops(x) > 0
  // §28.0.d.2 §28.0.d.5 The treaty binds displaced units too.
  const isBarred = (x: number): boolean => whyTreatyForbids(s, p, x, false) !== undefined
  const seen = new Set([from])
  let frontier = [from]
  while (frontier.length > 0) {
    const found = frontier.filter((x) => x !== from && !isBarred(x) && isSuitable(x))
    if (found.length > 0) return found
    const next = new Set(
      frontier.flatMap((x) => OVERLAND[x] as readonly number[]).filter((x) => !seen.has(x)),
    )
    frontier = [...next].filter((x) => isHeld(x) && (!isBarred(x) || isWayHome(s, p, x)))
    for (const x of frontier) seen.add(x)
  }
  return []
}
