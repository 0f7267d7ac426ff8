/** Chapter 5: stacking. */
import { DATA } from '../data/load.ts'
import type { BattleForGalicia, Refusal, Procedure } from '../battle-for-galicia.ts'
import { HEXES } from '../map.ts'
import type { Side } from '../sides.ts'
import {
  hexOf,
  isMarked,
  isOnMap,
  MARK,
  SHOWN,
  shownOf,
  type State,
  stackedSteps,
  stepsOf,
  unitsAt,
  unitsHere,
} from '../state.ts'
import { ARMY, printedAttack, sideOf } from '../units.ts'
import { eliminate } from './10-effectiveness.ts'

/** §5.1 */
export const STACKING_LIMIT = DATA.tables.stacking.limit

/** §5.1 would the hex still be within its limit with these units in it too? */
export function fitsWith(s: State, side: Side, h: number, units: readonly number[]): boolean {
  const coming = units.reduce((sum, u) => (hexOf(s, u) === h ? sum : sum + stepsOf(s, u)), 0)
  return stackedSteps(s, side, h) + coming <= STACKING_LIMIT
}

export const isOverStacked = (s: State, side: Side, h: number): boolean =>
  stackedSteps(s, side, h) > STACKING_LIMIT

/** §5.2 at the end of the movement phase: the owner removes units until the hex is within its limit */
export function* removeExcess(g: BattleForGalicia, side: Side, h: number): Procedure {
  while (isOverStacked(g.state, side, h)) {
    const { arg } = yield* g.ask(side, {
      rule: '5.2',
      prompt: 'remove-excess',
      facts: { hex: h, steps: stackedSteps(g.state, side, h), limit: STACKING_LIMIT },
      choose: () => ({ remove: unitsAt(g.state, side, h) }),
      refuse: { remove: (u) => whyNotRemoved(side, h, u) },
    })
    eliminate(g, arg, 'over-stacking', '5.2')
  }
}

function whyNotRemoved(side: Side, h: number, u: number): Refusal {
  const code = sideOf(u) === side ? 'not-in-that-hex' : 'not-your-unit'
  return { code, rule: '5.2', facts: { unit: u, hex: h } }
}

const shownAttack = (s: State, u: number): number => printedAttack(u, stepsOf(s, u))

/** The unit of a group that lies on top when the group moves as a stack (§5.3). */
export const topOf = (s: State, units: readonly number[]): number =>
  units.reduce((top, u) => (shownAttack(s, u) > shownAttack(s, top) ? u : top))

const tops = new Int16Array(HEXES)

/** §5.3 finds the unit on top of each of the side's stacks; equals keep the order of the list */
function findTops(s: State, units: readonly number[]): void {
  for (const u of units) tops[hexOf(s, u)] = -1
  for (const u of units) {
    const top = tops[hexOf(s, u)] as number
    if (top < 0 || shownAttack(s, u) > shownAttack(s, top)) tops[hexOf(s, u)] = u
  }
}

/** §5.4 what the enemy sees of a side: the top units, and others only while they are shown in an attack */
export function seenUnits(s: State, side: Side): number[] {
  const units = (ARMY[side] as readonly number[]).filter((u) => isOnMap(s, u))
  findTops(s, units)
  return units.filter((u) => tops[hexOf(s, u)] === u || shownOf(s, u) > SHOWN.no)
}

/** §5.4 others lie with it in its hex; this much is seen of every stack, so a masked position tells it, too */
export const isStacked = (s: State, u: number): boolean =>
  isMarked(s, u, MARK.stacked) || unitsHere(s, sideOf(u), hexOf(s, u)) > 1

/** §5.4 markers are seen only while the attack is resolved */
export const areMarkersSeen = (s: State, u: number): boolean => shownOf(s, u) === SHOWN.all

/** §5.4 §8.1 names, or all there is on the counters, become known to the enemy, who cannot take that step back */
export function show(g: BattleForGalicia, units: readonly number[], level: number): void {
  for (const u of units) {
    g.state.shown.set(u, Math.max(shownOf(g.state, u), level))
    g.reveal(sideOf(u))
  }
}

/** §5.4 the stacks close again after the attack */
export function closeStacks(s: State): void {
  s.shown.fill(SHOWN.no)
}
