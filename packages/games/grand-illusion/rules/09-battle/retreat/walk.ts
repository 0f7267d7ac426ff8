/** §9.4.3 §9.4 units on their way back, singly or in groups. */
import type { GrandIllusion, Step } from '../../../grand-illusion.ts'
import { isCombatUnit, isHa, isHq, sideOf } from '../../../pieces.ts'
import { enemyOf, type Side } from '../../../sides.ts'
import { BACK, faceOf, hexOf, isControlledBy, isOnMap, presenceOf, put, type State } from '../../../state.ts'
import { settleHex } from '../../08-action/control.ts'
import { canStack } from '../../08-action/stacking.ts'
import { noteRetreat } from '../../14-scenarios/antwerp.ts'
import { type Cause, eliminate, flip, takeHit } from '../losses.ts'
import { displace, displaceHqs, jam } from './headquarters.ts'
import { isAgainstWill, priorityOf, retreatHexes, THROUGH_CAVALRY } from './priorities.ts'
import { canEmbark, embark } from './sea.ts'
import { whyNotRetreat } from './why-not.ts'

/** A group on its way. */
export interface Walkers {
  readonly side: Side
  readonly from: number
  units: number[]
  /** hexes the retreat has seen; it does not come back to them */
  been: number[]
}

const hasFighters = (units: readonly number[]): boolean => units.some(isCombatUnit)

export const walkers = (side: Side, from: number, units: readonly number[]): Walkers => ({
  side,
  from,
  units: [...units],
  been: [from],
})

const options = (s: State, { units, side, been }: Walkers): readonly number[] => {
  const at = hexOf(s, units[0] as number)
  return retreatHexes(s, units, side, at, been)
}

/** those where they may stay; if no hex of the best priority has room, all of them (§9.4.3.c) */
export function fitting(s: State, group: Walkers): readonly number[] {
  const hexes = options(s, group)
  const roomy = hexes.filter((h) => canStack(s, group.units, h))
  return roomy.length > 0 ? roomy : hexes
}

/** Takes the group out of its hex, by one of these hexes if given; with a choice of going on (§9.4, 2). */
export function* retreatGroup(
  g: GrandIllusion,
  group: Walkers,
  hexes: readonly number[] = fitting(g.state, group),
): Step {
  const { state: s } = g
  if (!(yield* stepBack(g, group, hexes))) return
  if (!(yield* findRoom(g, group))) return
  while (group.units.length > 0) {
    const onward = options(s, group).filter((h) => canStack(s, group.units, h) && isFree(s, group, h))
    if (onward.length === 0) return
    const pick = yield* g.ask(group.side, {
      rule: '9.4',
      prompt: 'retreat-on',
      facts: { pieces: [...group.units], hex: hexOf(s, group.units[0] as number) },
      choose: () => ({ retreat: onward, 'halt-here': true }),
      refuse: { retreat: (h) => whyNotRetreat(s, group, h) },
    })
    if (pick.verb === 'halt-here') return
    yield* enter(g, group, pick.arg)
  }
}

/** going on of one's own will is for one's own hexes (§8.3.1), and not where one goes only if one must */
const isFree = (s: State, { units, side }: Walkers, h: number): boolean => {
  const at = hexOf(s, units[0] as number)
  if (!isControlledBy(s, side, h) || isAgainstWill(units, at, h)) return false
  return priorityOf(s, units, side, at, h) < THROUGH_CAVALRY
}

/** One hex back; false if there was none and the units are gone. */
export function* stepBack(g: GrandIllusion, group: Walkers, hexes: readonly number[]): Step<boolean> {
  const { state: s } = g
  if (hexes.length === 0) {
    yield* perish(g, group, 'no-retreat')
    return false
  }
  const to = hexes.length === 1 ? (hexes[0] as number) : yield* chooseHex(g, s, group, hexes)
  yield* enter(g, group, to)
  return group.units.length > 0
}

function* chooseHex(g: GrandIllusion, s: State, group: Walkers, hexes: readonly number[]): Step<number> {
  const pick = yield* g.ask(group.side, {
    rule: '9.4.3.a',
    prompt: 'retreat',
    facts: { pieces: [...group.units], hex: hexOf(s, group.units[0] as number) },
    choose: () => ({ retreat: hexes }),
    refuse: { retreat: (h) => whyNotRetreat(s, group, h) },
  })
  return pick.arg
}

/** §9.4.3.c one more hex for one step; still without room there: eliminated */
export function* findRoom(g: GrandIllusion, group: Walkers): Step<boolean> {
  const { state: s } = g
  if (isRoomy(s, group)) return true
  g.emit?.({
    type: 'no-room-to-retreat',
    rule: '9.4.3.c',
    pieces: [...group.units],
    hex: hexOf(s, group.units[0] as number),
  })
  yield* suffer(g, group, 'overstacked')
  // HQs and guns need no room
  if (!hasFighters(group.units)) return group.units.length > 0
  if (!(yield* stepBack(g, group, fitting(s, group)))) return false
  if (isRoomy(s, group)) return true
  yield* perish(g, group, 'overstacked')
  return false
}

/** they stand there already: would they fit if they came anew? */
function isRoomy(s: State, { units }: Walkers): boolean {
  const h = hexOf(s, units[0] as number)
  for (const u of units) put(s, u, LIMBO)
  const fits = canStack(s, units, h)
  for (const u of units) put(s, u, h)
  return fits
}
/** nowhere, for the moment of a question */
const LIMBO = -1

/** The group goes to a hex: hits on the way in, HQs flipped, control settled on both ends. */
function* enter(g: GrandIllusion, group: Walkers, to: number): Step {
  const { state: s } = g
  const from = hexOf(s, group.units[0] as number)
  const isThroughCavalry = priorityOf(s, group.units, group.side, from, to) === THROUGH_CAVALRY
  if (isThroughCavalry && !(yield* forceAWay(g, group))) return
  for (const u of group.units) {
    put(s, u, to)
    noteRetreat(g, u, group.from, to)
  }
  g.emit?.({ type: 'retreated', rule: '9.4.3.a', pieces: [...group.units], from, to })
  flipHqs(g, group)
  group.been = [...group.been, to]
  const enemy = enemyOf(group.side)
  if (isThroughCavalry) yield* offerEvasion(g, enemy, to)
  // §9.4.4.overrun whom the retreat finds alone there
  yield* displaceHqs(g, enemy, to)
  settleHex(g, from)
  settleHex(g, to)
  group.units = group.units.filter((u) => isOnMap(s, u))
}

/** §9.4.3.a 5: the hit; false if it leaves nobody to lead HQs and guns through, who then go their own ways */
function* forceAWay(g: GrandIllusion, group: Walkers): Step<boolean> {
  yield* suffer(g, group, 'retreat')
  if (hasFighters(group.units)) return true
  if (group.units.length > 0) yield* perish(g, group, 'no-retreat')
  return false
}

/** §9.4.4.flip */
function flipHqs(g: GrandIllusion, { units }: Walkers): void {
  for (const u of units) {
    if (!isHq(u)) continue
    if (faceOf(g.state, u) !== BACK) flip(g, u, '9.4.4.flip')
    jam(g, u)
  }
}

/** §9.4.3.a 5: the cavalry may stay or go */
function* offerEvasion(g: GrandIllusion, side: Side, h: number): Step {
  const { state: s } = g
  const cavalry = [...cavalryAt(s, side, h)]
  if (cavalry.length === 0 || retreatHexes(s, cavalry, side, h, [h]).length === 0) return
  const pick = yield* g.ask(side, {
    rule: '9.4.3.a',
    prompt: 'cavalry-stays',
    facts: { hex: h, pieces: cavalry },
    choose: () => ({ stay: true, 'fall-back': true }),
  })
  if (pick.verb === 'fall-back') yield* retreatGroup(g, walkers(side, h, cavalry))
}

function cavalryAt(s: State, side: Side, h: number): readonly number[] {
  const presence = presenceOf(s, side)
  if (presence.combatUnits(h) === 0) return []
  const found: number[] = []
  for (let u = 0; u < s.where.length; u++)
    if (s.where[u] === h && isCombatUnit(u) && sideOf(u) === side) found.push(u)
  return found
}

/** one unit of the owner's choice takes the hit */
function* suffer(g: GrandIllusion, group: Walkers, cause: Cause): Step {
  const { state: s } = g
  const fighters = group.units.filter(isCombatUnit)
  if (fighters.length === 0) return
  const victim =
    fighters.length === 1 ? (fighters[0] as number) : yield* chooseVictim(g, group.side, fighters, cause)
  takeHit(g, victim, cause)
  group.units = group.units.filter((u) => isOnMap(s, u))
}

function* chooseVictim(
  g: GrandIllusion,
  side: Side,
  fighters: readonly number[],
  cause: Cause,
): Step<number> {
  const pick = yield* g.ask(side, {
    rule: cause === 'overstacked' ? '9.4.3.c' : '9.4.3.a',
    prompt: 'who-takes-the-hit',
    facts: { pieces: [...fighters] },
    choose: () => ({ suffer: fighters }),
  })
  return pick.arg
}

/** §9.4.3.b nowhere to go: the sea for Allied units on the coast (§9.4.5), HQs by §9.4.4, the rest is lost */
export function* perish(g: GrandIllusion, group: Walkers, cause: Cause): Step {
  const { state: s } = g
  const h = hexOf(s, group.units[0] as number)
  for (const u of group.units.filter((each) => !isHq(each))) {
    if (cause === 'no-retreat' && canEmbark(u, h)) embark(g, u)
    else eliminate(g, u, isHa(u) ? 'overrun' : cause)
  }
  for (const u of group.units.filter(isHq)) yield* displace(g, u)
  group.units = []
  settleHex(g, h)
}
