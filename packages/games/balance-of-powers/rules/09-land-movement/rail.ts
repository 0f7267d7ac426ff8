/** §9.2 Railways. */
import type { Refusal } from '../../balance-of-powers.ts'
import { GROUND_MARK, MARK } from '../../codes.ts'
import { ON } from '../../crossings.ts'
import { majorData, isMajor, type Side } from '../../nations.ts'
import { isBox, PLACES } from '../../places.ts'
import { isInPlay } from '../../scenarios.ts'
import { isFlipped, isMarked, type State } from '../../state.ts'
import { CROSSINGS, isRail, RAIL_HEXES, railHexes } from '../../terrain.ts'
import { isCorps, isFlotillaCorps, nationOf } from '../../units.ts'
import { isFriendly, isEnemyHeld } from '../02-concepts/control.ts'
import { hasRoom } from '../02-concepts/stacking.ts'
import { isSupplied } from '../03-supply/net.ts'
import { mayUseRail, maySatisfyScenario } from '../12-scenarios/restrictions.ts'
import { railMpLeft } from './allowance.ts'
import type { Marching } from './ways.ts'

/** a rail move under way needs no other RP (§9.21) */
const isUnderWay = (s: State): boolean => s.railPayer >= 0

const hasLine = (s: State, p: number): boolean => isRail(p) || s.infrastructure.has(p)
/** §9.22 a line crosses, or infrastructure reaches all lines around it */
const isLine = (s: State, from: number, to: number, c: number): boolean =>
  CROSSINGS.has(c, ON.rail) ||
  ((s.infrastructure.has(from) || s.infrastructure.has(to)) && CROSSINGS.has(c, ON.march))

const corpsOf = (units: readonly number[]): number[] => units.filter(isCorps)
/** §9.24 corps that do not count yet among those by rail */
const newOnRail = (s: State, units: readonly number[]): number[] =>
  corpsOf(units).filter((u) => !isMarked(s, u, MARK.entrained))
const hasCapacity = (s: State, major: number, units: readonly number[]): boolean =>
  s.railed.get(major) + newOnRail(s, units).length <= majorData(major).rail
/** §9.21 majors with a corps in the force; §9.24 corps of minors alone lean on those they depend on */
function majorsIn(s: State, units: readonly number[]): number[] {
  const nations = [...new Set(corpsOf(units).map(nationOf))]
  const majors = nations.filter(isMajor)
  return majors.length > 0 ? majors : [...new Set(nations.map((n) => s.patron.get(n)))].filter(isMajor)
}

/** §9.21 those who could pay for the force; one who has paid goes on carrying it */
export const payers = (s: State, units: readonly number[]): number[] =>
  (isUnderWay(s) ? [s.railPayer] : majorsIn(s, units).filter((n) => s.rp.get(n) > 0)).filter((n) =>
    hasCapacity(s, n, units),
  )

/** §9.24 from now on these count */
export function entrain(s: State, payer: number, units: readonly number[]): void {
  const more = newOnRail(s, units)
  s.railed.add(payer, more.length)
  for (const u of more) s.marks.add(u, MARK.entrained)
}

/** §9.31 corps whose supply counts: all, each time the force boards; on the way those taken along */
const boarding = (s: State, units: readonly number[]): number[] =>
  isUnderWay(s) ? newOnRail(s, units) : corpsOf(units)

/** §9.21 §9.24 Why the force may not set out by rail. */
function whyNoRail(s: State, { from, units }: Marching): Refusal | undefined {
  const refuse = (code: Refusal['code'], rule: string, facts: Refusal['facts'] = {}): Refusal => ({
    code,
    rule,
    facts,
  })
  if (!mayUseRail(s)) return refuse('no-rail-mobilization', '9.24')
  if (isBox(from) || !hasLine(s, from)) return refuse('no-rail-here', '9.21')
  if (units.some(isFlotillaCorps)) return refuse('only-flotillas', '9.24', { place: from })
  const stranded = boarding(s, units).find((u) => !isSupplied(s, u))
  if (stranded !== undefined) return refuse('rail-supply', '9.21', { unit: stranded })
  if (payers(s, units).length > 0) return undefined
  const rich = isUnderWay(s) ? s.railPayer : majorsIn(s, units).find((n) => s.rp.get(n) > 0)
  return rich === undefined ? refuse('no-rp', '9.21') : refuse('rail-capacity', '9.24', { nation: rich })
}

/** a trench-mode corps has one movement point for it, and fewer hexes in Africa (§9.23) */
const hexesAMp = (s: State, { from, units }: Marching): number =>
  corpsOf(units).some((u) => isFlipped(s, u)) ? railHexes(from, true) : RAIL_HEXES

/** hexes of the last movement point that are not used up yet */
const hexesLeft = (s: State, force: Marching): number => {
  const each = hexesAMp(s, force)
  const rest = isUnderWay(s) ? (each - (s.railHexes % each)) % each : 0
  return rest + Math.max(0, railMpLeft(s, force.units)) * each
}
/** §9.23 movement points for so many hexes more */
export function railPrice(s: State, force: Marching, hexes: number): number {
  const each = hexesAMp(s, force)
  const before = isUnderWay(s) ? s.railHexes : 0
  return Math.ceil((before + hexes) / each) - Math.ceil(before / each)
}

/** §9.22 friendly, on a line, without enemies, and with room, for those who pass too (§2.62) */
const isPassable = (s: State, { side, units }: Marching, p: number): boolean =>
  isInPlay(s.scenario, p) &&
  !isBox(p) &&
  hasLine(s, p) &&
  isFriendly(s, side, p) &&
  !isEnemyHeld(s, side, p) &&
  !s.ground.has(p, GROUND_MARK.trenchBattle) &&
  hasRoom(s, side, p, units) &&
  maySatisfyScenario(s, side, p, units)

const steps = new Int16Array(PLACES)
const order = new Int16Array(PLACES)

/** Hexes by rail to every place in reach; 0 elsewhere. The row is used again by the next search. */
function search(s: State, force: Marching): { readonly reached: number; readonly far: Int16Array } {
  steps.fill(0)
  const most = hexesLeft(s, force)
  order[0] = force.from
  let size = 1
  for (let i = 0; i < size; i++) {
    const p = order[i] as number
    const next = (steps[p] as number) + 1
    if (next > most) break
    for (let c = CROSSINGS.first(p); c < CROSSINGS.first(p + 1); c++) {
      const to = CROSSINGS.end(c)
      if (to === force.from || steps[to] !== 0) continue
      if (!isLine(s, p, to, c) || !isPassable(s, force, to)) continue
      steps[to] = next
      order[size++] = to
    }
  }
  return { reached: size, far: steps }
}

/** §9.22 where the force may go by rail; nowhere if it may not go at all */
export function railDestinations(s: State, force: Marching): number[] {
  if (whyNoRail(s, force) !== undefined) return []
  const { reached } = search(s, force)
  return Array.from(order.subarray(1, reached))
}
/** hexes by rail to that place; 0 if it is out of reach */
export const railDistance = (s: State, force: Marching, to: number): number =>
  to === force.from ? 0 : (search(s, force).far[to] as number)

export function whyNotRailTo(s: State, force: Marching, to: number): Refusal | undefined {
  const problem = whyNoRail(s, force)
  if (problem) return problem
  if (railDistance(s, force, to) > 0) return undefined
  if (to >= 0 && isEnemyHeld(s, force.side, to))
    return { code: 'enemy-there', rule: '9.22', facts: { place: to } }
  return { code: 'no-rail-line', rule: '9.22', facts: { place: to } }
}

/** §9.32 beside a place where enemies stand */
export function isBesideEnemy(s: State, side: Side, p: number): boolean {
  for (let c = CROSSINGS.first(p); c < CROSSINGS.first(p + 1); c++)
    if (CROSSINGS.has(c, ON.march) && isEnemyHeld(s, side, CROSSINGS.end(c))) return true
  return false
}
