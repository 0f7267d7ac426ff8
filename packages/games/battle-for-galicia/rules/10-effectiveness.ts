/** Chapter 10: combat effectiveness (CE) and step losses. */
import { DATA } from '../data/load.ts'
import type { Cause } from '../events.ts'
import type { BattleForGalicia, Refusal } from '../battle-for-galicia.ts'
import { GRID, hexesWithinTwo } from '../map.ts'
import type { Side } from '../sides.ts'
import {
  activeSide,
  ceOf,
  ELIMINATED,
  hexOf,
  IN_SUPPLY,
  isEnemyAt,
  isHeldBy,
  isOnMap,
  MARK,
  mark,
  put,
  SHOWN,
  type State,
  setSteps,
  shownOf,
  spentOf,
  stepsOf,
  supplyOf,
} from '../state.ts'
import { breakingPoint, fullSteps, isCavalry, isErsatz, sideOf } from '../units.ts'
import { movementLeft } from './02-units.ts'
import { scoreElimination } from './15-victory.ts'

/** §4.4 §10.3.1 */
const RECOVERY_COST = DATA.tables.recovery.cost

/** §10.2 would the next CE reduction remove the unit from play? */
export const wouldEliminate = (s: State, u: number): boolean =>
  stepsOf(s, u) === 1 && ceOf(s, u) + 1 >= breakingPoint(u)

/** §9.4.2 §10.2 one CE reduction: a marker, at the third (white symbol: second) a step */
export function reduceEffectiveness(g: BattleForGalicia, u: number, cause: Cause, rule: string): void {
  const { state: s } = g
  if (!isOnMap(s, u)) return
  if (wouldEliminate(s, u)) {
    eliminate(g, u, cause, rule)
    return
  }
  const ce = ceOf(s, u) + 1
  const audience = audienceOf(s, u)
  if (ce < breakingPoint(u)) {
    s.ce.set(u, ce)
    g.emit?.({ type: 'ce-lost', rule, unit: u, ce }, audience)
    return
  }
  s.ce.set(u, 0)
  setSteps(s, u, stepsOf(s, u) - 1)
  g.emit?.({ type: 'step-lost', rule: '10.2', unit: u, steps: stepsOf(s, u) }, audience)
}

/** §5.4 markers are the owner's secret except while an attack is resolved */
const audienceOf = (s: State, u: number): { to: Side } | undefined =>
  shownOf(s, u) === SHOWN.all ? undefined : { to: sideOf(u) }

/** §10.3.4 an eliminated unit never comes back; §15.1.3 the enemy scores it */
export function eliminate(g: BattleForGalicia, u: number, cause: Cause, rule: string): void {
  const h = hexOf(g.state, u)
  put(g.state, u, ELIMINATED)
  g.emit?.({ type: 'eliminated', rule, unit: u, hex: h, cause })
  scoreElimination(g, u)
}

/** §10.3 §4.4 one step up the ladder, paid with the unit's movement */
export function recover(g: BattleForGalicia, u: number): void {
  const { state: s } = g
  if (ceOf(s, u) > 0) s.ce.set(u, ceOf(s, u) - 1)
  else {
    setSteps(s, u, stepsOf(s, u) + 1)
    s.ce.set(u, breakingPoint(u) - 1)
  }
  s.spent.set(u, spentOf(s, u) + RECOVERY_COST)
  mark(s, u, MARK.recovered)
  const event = {
    type: 'recovered',
    rule: '10.3',
    unit: u,
    hex: hexOf(s, u),
    steps: stepsOf(s, u),
    ce: ceOf(s, u),
  } as const
  g.emit?.(event, { to: sideOf(u) })
}

const isReduced = (s: State, u: number): boolean => ceOf(s, u) > 0 || stepsOf(s, u) < fullSteps(u)

/** §10.3.1 to §10.3.4 infantry, no Ersatz, in supply, four MPs without having moved, far enough from the enemy */
export const canRecover = (s: State, u: number): boolean =>
  isReduced(s, u) &&
  mayEverRecover(u) &&
  supplyOf(s, u) === IN_SUPPLY &&
  hasTime(s, u) &&
  enemyTooClose(s, u) < 0

/** §10.3.2 §10.3.3 */
const mayEverRecover = (u: number): boolean => !isCavalry(u) && !isErsatz(u)

/** §10.3.1 four MPs without moving; §4.3 none are left after a minimum move */
const hasTime = (s: State, u: number): boolean => spentOf(s, u) === 0 && movementLeft(s, u) >= RECOVERY_COST

/** What keeps a unit from recovering. */
export function whyNotRecover(s: State, u: number): Refusal | undefined {
  const no = (code: Refusal['code'], rule: string, facts = {}): Refusal => ({
    code,
    rule,
    facts: { unit: u, ...facts },
  })
  if (sideOf(u) !== activeSide(s)) return no('not-your-unit', '3.2')
  if (!isOnMap(s, u)) return no('not-on-map', '10.3.4')
  // §12.2
  if (isCavalry(u)) return no('cavalry-never-recovers', '10.3.3')
  if (isErsatz(u)) return no('ersatz-never-recovers', '10.3.2')
  if (!isReduced(s, u)) return no('nothing-to-recover', '10.3')
  if (supplyOf(s, u) !== IN_SUPPLY) return no('recovery-needs-supply', '10.3.1', { supply: supplyOf(s, u) })
  const time = { needs: RECOVERY_COST, left: movementLeft(s, u), spent: spentOf(s, u) }
  if (!hasTime(s, u)) return no('recovery-needs-mp', '10.3.1', time)
  const enemy = enemyTooClose(s, u)
  if (enemy < 0) return undefined
  return no('recovery-too-close', '10.3.1', { hex: enemy, distance: GRID.distance(hexOf(s, u), enemy) })
}

/** §10.3.1 the nearest enemy nearer than three hexes, or than two with friends in every hex between; -1 if there is none */
function enemyTooClose(s: State, u: number): number {
  const side = sideOf(u)
  const at = hexOf(s, u)
  let near = -1
  for (const h of hexesWithinTwo(at)) {
    if (!isEnemyAt(s, side, h) || isShielded(s, side, at, h)) continue
    if (GRID.distance(at, h) < 2) return h
    if (near < 0) near = h
  }
  return near
}

/** every hex on a shortest way between the two is held by a friend */
function isShielded(s: State, side: Side, at: number, enemy: number): boolean {
  if (GRID.distance(at, enemy) < 2) return false
  return hexesBetween(at, enemy).every((h) => isHeldBy(s, side, h))
}

function hexesBetween(a: number, b: number): number[] {
  const between: number[] = []
  for (let d = 0; d < 6; d++) {
    const h = GRID.neighbour(a, d)
    if (h >= 0 && GRID.direction(h, b) >= 0) between.push(h)
  }
  return between
}
