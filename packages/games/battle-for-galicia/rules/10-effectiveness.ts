/** Chapter 10: combat effectiveness (CE) and step losses. */
import { DATA } from '../data/load.ts'
import type { Cause } from '../events.ts'
import type { Galicia, Refusal } from '../galicia.ts'
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
import { breakingPoint, fullSteps, isCavalry, isErsatz, printedMovement, sideOf } from '../units.ts'
import { scoreElimination } from './15-victory.ts'

/** §4.4 §10.3.1 */
const RECOVERY_COST = DATA.tables.recovery.cost

/** §10.2 would the next CE reduction remove the unit from play? */
export const wouldEliminate = (s: State, u: number): boolean =>
  stepsOf(s, u) === 1 && ceOf(s, u) + 1 >= breakingPoint(u)

/** §9.4.2 §10.2 one CE reduction: a marker, at the third (white symbol: second) a step */
export function reduceEffectiveness(g: Galicia, u: number, cause: Cause, rule: string): void {
  const { state: s } = g
  if (!isOnMap(s, u)) return
  if (wouldEliminate(s, u)) {
    eliminate(g, u, cause, rule)
    return
  }
  const ce = ceOf(s, u) + 1
  const audience = audienceOf(s, u)
  if (ce < breakingPoint(u)) {
    s.ce[u] = ce
    g.emit?.({ type: 'ce-lost', rule, unit: u, ce }, audience)
    return
  }
  s.ce[u] = 0
  setSteps(s, u, stepsOf(s, u) - 1)
  g.emit?.({ type: 'step-lost', rule: '10.2', unit: u, steps: stepsOf(s, u) }, audience)
}

/** §5.4 markers are the owner's secret except while an attack is resolved */
const audienceOf = (s: State, u: number): { to: Side } | undefined =>
  shownOf(s, u) === SHOWN.all ? undefined : { to: sideOf(u) }

/** §10.3.4 an eliminated unit never comes back; §15.1.3 the enemy scores it */
export function eliminate(g: Galicia, u: number, cause: Cause, rule: string): void {
  const h = hexOf(g.state, u)
  put(g.state, u, ELIMINATED)
  g.emit?.({ type: 'eliminated', rule, unit: u, hex: h, cause })
  scoreElimination(g, u)
}

/** §10.3 §4.4 one step up the ladder, paid with the unit's movement */
export function recover(g: Galicia, u: number): void {
  const { state: s } = g
  if (ceOf(s, u) > 0) s.ce[u] = ceOf(s, u) - 1
  else {
    setSteps(s, u, stepsOf(s, u) + 1)
    s.ce[u] = breakingPoint(u) - 1
  }
  s.spent[u] = spentOf(s, u) + RECOVERY_COST
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

export const canRecover = (s: State, u: number): boolean =>
  isReduced(s, u) && whyNotRecover(s, u) === undefined

/** §10.3.1 to §10.3.4 what keeps a unit from recovering */
export function whyNotRecover(s: State, u: number): Refusal | undefined {
  const no = (code: Refusal['code'], rule: string, facts = {}): Refusal => ({
    code,
    rule,
    facts: { unit: u, ...facts },
  })
  if (sideOf(u) !== activeSide(s)) return no('not-your-unit', '3.2')
  if (!isOnMap(s, u)) return no('not-on-map', '10.3.4')
  if (isCavalry(u)) return no('cavalry-never-recovers', '10.3.3')
  if (isErsatz(u)) return no('ersatz-never-recovers', '10.3.2')
  if (!isReduced(s, u)) return no('nothing-to-recover', '10.3')
  if (supplyOf(s, u) !== IN_SUPPLY) return no('recovery-needs-supply', '10.3.1', { supply: supplyOf(s, u) })
  return whyTooBusy(s, u) ?? whyTooClose(s, u)
}

/** §10.3.1 four MPs without moving; §4.3 none are left after a minimum move */
function whyTooBusy(s: State, u: number): Refusal | undefined {
  const spent = spentOf(s, u)
  const allowance = printedMovement(u, stepsOf(s, u))
  if (spent === 0 && allowance >= RECOVERY_COST) return undefined
  return {
    code: 'recovery-needs-mp',
    rule: '10.3.1',
    facts: { unit: u, needs: RECOVERY_COST, left: allowance - spent, spent },
  }
}

/** §10.3.1 three hexes from the enemy, or two with friends in every hex between */
function whyTooClose(s: State, u: number): Refusal | undefined {
  const side = sideOf(u)
  const at = hexOf(s, u)
  const enemy = hexesWithinTwo(at).find((h) => isEnemyAt(s, side, h) && !isShielded(s, u, at, h))
  if (enemy === undefined) return undefined
  const facts = { unit: u, hex: enemy, distance: GRID.distance(at, enemy) }
  return { code: 'recovery-too-close', rule: '10.3.1', facts }
}

/** every hex on a shortest way between the two is held by a friend */
function isShielded(s: State, u: number, at: number, enemy: number): boolean {
  if (GRID.distance(at, enemy) < 2) return false
  return hexesBetween(at, enemy).every((h) => isHeldBy(s, sideOf(u), h))
}

function hexesBetween(a: number, b: number): number[] {
  const between: number[] = []
  for (let d = 0; d < 6; d++) {
    const h = GRID.neighbour(a, d)
    if (h >= 0 && GRID.direction(h, b) >= 0) between.push(h)
  }
  return between
}
