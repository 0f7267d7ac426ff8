/** §errata.entry.italy.4 §errata.entry.romania.4 Austro-Hungarian corps are sent to a new front. */
import { choosePlace } from '../../cards/effects/arrivals.ts'
import { AUSTRIA } from '../../commands.ts'
import type { IllusionsOfGlory, Refusal, Procedure } from '../../illusions-of-glory.ts'
import { isInset, isRegion, linkBetween, NEIGHBOURS, SEA_LANE } from '../../map.ts'
import { ARMIES, isCavalry, isLcu, isOf } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { AH, AP, CP } from '../../sides.ts'
import { isOnMap, presenceOf, put, spaceOf, type State, STATUS, statusOf } from '../../state.ts'
import { rejoinTroops } from '../10-stacking/displacing.ts'
import { isFriendly } from '../11-movement/control.ts'
import { settleRegion } from '../18-regions/control.ts'
import { besiegers, spareBesiegers } from '../20-forts/siege.ts'
import { nearest } from './nearest.ts'
import { canBePlacedIn, isFriendlyAndSupplied } from './placement.ts'

const isCorps = (p: number): boolean => isLcu(p) && isOf(p, AH) && !isCavalry(p)

/** CP controls the space, and it has no besiegers: they block the way as in any redeployment (§13.2.c). */
const isClear = (s: State, x: number): boolean =>
  isFriendly(s, CP, x) && (isRegion(x) || presenceOf(s, AP).troops(x) === 0)

/**
 * Spaces with an unblocked route to the goal, through clear spaces and regions, by any connection overland.
 */
function waysTo(s: State, goal: number): ReadonlySet<number> {
  const seen = new Set([goal])
  const open = [goal]
  for (let x = open.pop(); x !== undefined; x = open.pop())
    for (const y of NEIGHBOURS[x] ?? []) {
      if (seen.has(y) || linkBetween(x, y) === SEA_LANE || !isClear(s, y)) continue
      seen.add(y)
      open.push(y)
    }
  return seen
}

/**
 * The goal itself, or the nearest spaces in supply if it is lost or full; of these, spaces the corps has a
 * route to from another space.
 */
const placesFor = (s: State, p: number, goal: number): number[] =>
  (canBePlacedIn(s, p, goal) ? [goal] : nearest(goal, (x) => isFriendlyAndSupplied(s, p, x))).filter(
    (x) => x !== spaceOf(s, p) && isOnWay(s, p, waysTo(s, x)),
  )

/** Corps that can be sent; needed besiegers only if there are no others. */
function candidates(s: State, goal: number, sent: readonly number[]): number[] {
  const all = (ARMIES[AH] ?? []).filter(
    (p) =>
      isCorps(p) &&
      isOnMap(s, p) &&
      spaceOf(s, p) !== goal &&
      !sent.includes(p) &&
      placesFor(s, p, goal).length > 0,
  )
  const free = all.filter((p) => !isNeeded(s, p))
  return free.length > 0 ? free : all
}
/** A corps that besieges a fort starts from the space of the fort. */
const isOnWay = (s: State, p: number, ways: ReadonlySet<number>): boolean =>
  ways.has(spaceOf(s, p)) || (NEIGHBOURS[spaceOf(s, p)] ?? []).some((x) => ways.has(x) && isClear(s, x))
const isNeeded = (s: State, p: number): boolean => {
  const x = spaceOf(s, p)
  return besiegers(s, CP, x).length > 0 && !spareBesiegers(s, CP, x).includes(p)
}

function whyNotTransfer(goal: number, p: number): Refusal {
  if (!isCorps(p)) return refusal('not-an-ah-corps', { piece: p })
  return refusal('no-way-there', { piece: p, space: goal }, ruleAt(goal))
}
/** The rule of the chart that names the goal. */
const ruleAt = (goal: number): string => (isInset(goal) ? 'errata.entry.italy.4' : 'errata.entry.romania.4')

/**
 * Sends up to `count` corps from any other spaces of the map, full or reduced as they are. §23.5.a None after
 * the collapse: units of two nations fight on for Germany (rulings 105, 116).
 * @param sent corps sent already
 */
export function* transferCorps(g: IllusionsOfGlory, goal: number, count: number, sent: number[]): Procedure {
  const { state: s } = g
  if (statusOf(s, AH) === STATUS.collapsed) return
  for (let left = count; left > 0; left--) {
    const lcus = candidates(s, goal, sent)
    const [first] = lcus
    if (first === undefined) return
    const p = lcus.length === 1 ? first : yield* askCorps(g, goal, left, lcus)
    sent.push(p)
    yield* transfer(g, p, goal)
  }
}
/**
 * §4.4.2.a.11 The player who takes them out of a stack with German units commands them again (ruling 170).
 */
function* askCorps(
  g: IllusionsOfGlory,
  goal: number,
  left: number,
  lcus: readonly number[],
): Procedure<number> {
  const pick = yield* g.ask(AUSTRIA, {
    rule: ruleAt(goal),
    prompt: 'transfer',
    facts: { space: goal, left },
    choose: () => ({ transfer: lcus }),
    refuse: { transfer: (p) => whyNotTransfer(goal, p) },
  })
  return pick.arg
}

function* transfer(g: IllusionsOfGlory, p: number, goal: number): Procedure {
  const { state: s } = g
  const from = spaceOf(s, p)
  const to = yield* choosePlace(g, p, placesFor(s, p, goal), { card: s.playing, left: 1, asked: AUSTRIA })
  if (to < 0) return
  put(s, p, to)
  g.emit?.({ type: 'transferred', rule: ruleAt(goal), piece: p, from, to })
  // §27.0.b The troops have moved away, so their HQ joins other troops.
  yield* rejoinTroops(g, from)
  if (isRegion(from)) settleRegion(g, from)
}
