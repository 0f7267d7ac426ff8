/** §9.4.3 §9.4 units on their way back, singly or in groups. */
import type { GrandIllusion, Procedure } from '../../../grand-illusion.ts'
import { isCombatUnit, isHq } from '../../../pieces.ts'
import { enemyOf, type Side } from '../../../sides.ts'
import { BACK, faceOf, hexOf, isOnMap, put, type State, unitsAt } from '../../../state.ts'
import { settleHex } from '../../08-action/control.ts'
import { openPlan } from '../../08-action/entry.ts'
import { checkParis } from '../../08-action/paris.ts'
import { noteRetreat } from '../../14-scenarios/antwerp.ts'
import { flip } from '../losses.ts'
import { fitting, hasFighters, isRoomy, type Walkers, walkers } from './group.ts'
import { displaceHqs, flipHqOnRetreat } from './headquarters.ts'
import { waysOn } from './onward.ts'
import { splitOff } from './parting.ts'
import { priorityOf, retreatHexes, THROUGH_CAVALRY } from './priorities.ts'
import { perish, suffer } from './toll.ts'
import { whyNotRetreat } from './why-not.ts'

/** §9.4.3 all units (no forts) of a side leave the hex, together or some by another way */
export function* retreatAll(g: GrandIllusion, side: Side, h: number): Procedure {
  const { state: s } = g
  for (;;) {
    const units = unitsAt(s, side, h)
    if (!hasFighters(units)) return
    const { party, hexes } = yield* splitOff(g, side, h, units)
    yield* retreatGroup(g, walkers(side, h, party), hexes)
    // A group that is still there could not leave: nobody else can.
    if (hexOf(s, party[0] as number) === h) return
  }
}

/** Takes the group out of its hex, by one of these hexes if given; the owner may then go on (§9.4). */
function* retreatGroup(
  g: GrandIllusion,
  group: Walkers,
  hexes: readonly number[] = fitting(g.state, group),
): Procedure {
  const { state: s } = g
  if (!(yield* stepBack(g, group, hexes))) return
  if (!(yield* findRoom(g, group))) return
  while (group.units.length > 0) {
    const onward = waysOn(s, group)
    if (onward.length === 0) return
    const mayHalt = isRoomy(s, group)
    const pick = yield* g.ask(group.side, {
      rule: '9.4',
      prompt: mayHalt ? 'retreat-on' : 'retreat',
      facts: { pieces: [...group.units], hex: hexOf(s, group.units[0] as number) },
      choose: () => ({ retreat: onward, 'halt-here': mayHalt }),
      refuse: { retreat: (h) => whyNotRetreat(s, group, h) },
    })
    if (pick.verb === 'halt-here') return
    yield* enter(g, group, pick.arg)
  }
}

/** One hex back; false if there was none and the units are gone. */
export function* stepBack(g: GrandIllusion, group: Walkers, hexes: readonly number[]): Procedure<boolean> {
  const { state: s } = g
  if (hexes.length === 0) {
    yield* perish(g, group, 'no-retreat')
    return false
  }
  const to = hexes.length === 1 ? (hexes[0] as number) : yield* chooseHex(g, s, group, hexes)
  yield* enter(g, group, to)
  return group.units.length > 0
}

function* chooseHex(g: GrandIllusion, s: State, group: Walkers, hexes: readonly number[]): Procedure<number> {
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
export function* findRoom(g: GrandIllusion, group: Walkers): Procedure<boolean> {
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
  // §8.4.6.a §9.5.4.a HQs and guns count for nothing: they stay, the troops are one too many
  yield* perish(g, { ...group, units: group.units.filter(isCombatUnit) }, 'overstacked')
  group.units = []
  return false
}

/** The group goes to a hex: hits on the way in, HQs flipped, control settled on both ends. */
function* enter(g: GrandIllusion, group: Walkers, to: number): Procedure {
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
  openPlan(s, group.units, to)
  group.been = [...group.been, to]
  const enemy = enemyOf(group.side)
  if (isThroughCavalry) yield* offerEvasion(g, enemy, to)
  // §9.4.4.overrun enemy HQs and siege artillery alone in the hex
  yield* displaceHqs(g, enemy, to, '9.4.4.overrun')
  settleHex(g, from) // §9.4.1.d
  settleHex(g, to)
  // §8.4.9.b Germans are seen on their way, too, before they go on
  checkParis(g)
  group.units = group.units.filter((u) => isOnMap(s, u))
}

/** §9.4.3.a the hit; false if it leaves nobody to lead HQs and guns through, who then go their own ways */
function* forceAWay(g: GrandIllusion, group: Walkers): Procedure<boolean> {
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
    flipHqOnRetreat(g, u)
  }
}

/** §9.4.3.a the cavalry may stay, or retreat as normal: HQs (§9.4.4) and guns (§9.5.4.a) with it */
function* offerEvasion(g: GrandIllusion, side: Side, h: number): Procedure {
  const { state: s } = g
  const pieces = unitsAt(s, side, h)
  const cavalry = pieces.filter(isCombatUnit)
  if (cavalry.length === 0 || retreatHexes(s, cavalry, side, h, [h]).length === 0) return
  const pick = yield* g.ask(side, {
    rule: '9.4.3.a',
    prompt: 'cavalry-stays',
    facts: { hex: h, pieces },
    choose: () => ({ stay: true, 'fall-back': true }),
  })
  if (pick.verb === 'fall-back') yield* retreatAll(g, side, h)
}
