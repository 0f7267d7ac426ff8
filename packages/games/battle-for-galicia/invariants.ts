/** Promises every position keeps, whatever was played. */
import { GRID, FORTRESS } from './map.ts'
import { STACKING_LIMIT } from './rules/05-stacking.ts'
import { closedHexes, scenarioOf } from './scenarios.ts'
import { enemyOf, RU, SIDES, type Side } from './sides.ts'
import {
  ceOf,
  ELIMINATED,
  hexOf,
  isOnMap,
  LAYOUT,
  NOT_IN_SCENARIO,
  pointsFrom,
  type State,
  stackedSteps,
  stepsOf,
  supplyOf,
  TO_COME,
  unitsAt,
  VP,
} from './state.ts'
import { ARMY, breakingPoint, fullSteps, isErsatz, sideOf, UNIT_COUNT, unitData } from './units.ts'

export function invariants(s: State): string[] {
  const units = Array.from({ length: UNIT_COUNT }, (_, u) => u)
  return [
    ...units.flatMap((u) => unitProblems(s, u)),
    ...SIDES.flatMap((side) => [...stackProblems(s, side), ...pointProblems(s, side)]),
    ...derivedProblems(s),
  ]
}

function unitProblems(s: State, u: number): string[] {
  const { id } = unitData(u)
  const at = hexOf(s, u)
  if (at === ELIMINATED || at === TO_COME || at === NOT_IN_SCENARIO) return []
  const problems: string[] = []
  const side = sideOf(u)
  if (at < 0 || at >= GRID.size) return [`${id} is nowhere`]
  if (stepsOf(s, u) < 1 || stepsOf(s, u) > fullSteps(u))
    problems.push(`${id} has ${stepsOf(s, u)} steps (§5.1)`)
  if (ceOf(s, u) < 0 || ceOf(s, u) >= breakingPoint(u)) problems.push(`${id} has CE ${ceOf(s, u)} (§10.2)`)
  if (supplyOf(s, u) < 0 || supplyOf(s, u) > 2) problems.push(`${id} has no supply state (§11.0)`)
  return [...problems, ...placeProblems(s, side, at).map((problem) => `${id} ${problem}`)]
}

function placeProblems(s: State, side: Side, at: number): string[] {
  const problems: string[] = []
  if (unitsAt(s, enemyOf(side), at).length > 0) problems.push(`shares ${GRID.idOf(at)} with the enemy (§4.1)`)
  if (side === RU && at === FORTRESS) problems.push('is in Przemysl (§13.0.a)')
  if (closedHexes(s, side)[at] === 1) problems.push(`is in a closed hex ${GRID.idOf(at)}`)
  return problems
}

/** §5.1 the passive side is never over-stacked, nor is the active one once it fights */
function stackProblems(s: State, side: Side): string[] {
  if (side === s.side && s.target < 0) return []
  const hexes = new Set(
    (ARMY[side] as readonly number[]).filter((u) => isOnMap(s, u)).map((u) => hexOf(s, u)),
  )
  return [...hexes].flatMap((h) =>
    stackedSteps(s, side, h) > STACKING_LIMIT && s.target < 0
      ? [`${GRID.idOf(h)} is over-stacked (§5.1)`]
      : [],
  )
}

/** §15.1.3 elimination points are the units gone */
function pointProblems(s: State, side: Side): string[] {
  const gone = (ARMY[enemyOf(side)] as readonly number[]).filter(
    (u) => hexOf(s, u) === ELIMINATED && !isErsatz(u),
  )
  const scored = pointsFrom(s, side, VP.eliminations)
  const isOver = s.turn > scenarioOf(s).lastTurn
  const problems = isOver ? [`turn ${s.turn} is beyond the end (§15.0)`] : []
  return scored === gone.length
    ? problems
    : [...problems, `${scored} elimination points for ${gone.length} units (§15.1.3)`]
}

/** presence, stacks and zones kept along equal those counted afresh */
function derivedProblems(s: State): string[] {
  const fresh = LAYOUT.create()
  LAYOUT.restore(fresh, s.words)
  if (!fresh.derived.presence.isSameAs(s.derived.presence)) return ['presence is out of step']
  for (const side of SIDES)
    for (let h = 0; h < GRID.size; h++) {
      const same =
        fresh.derived.stacks[side].weightAt(h) === s.derived.stacks[side].weightAt(h) &&
        fresh.derived.stacks[side].countAt(h) === s.derived.stacks[side].countAt(h) &&
        fresh.derived.zones[side].at(h) === s.derived.zones[side].at(h)
      if (!same) return [`stacks or zones at ${GRID.idOf(h)} are out of step`]
    }
  return []
}
