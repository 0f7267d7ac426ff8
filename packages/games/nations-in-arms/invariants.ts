/** Promises every position keeps, whatever was played. */
import { areAtWar, blocOfPiece } from './allegiance.ts'
import { MARK, OUT } from './codes.ts'
import { NONE } from './nations.ts'
import { ALL_PIECES, fullSteps, idOfPiece, isArmy, isLeader, isUnit, nationOf } from './pieces.ts'
import { type Force, isCombatCapable } from './rules/02-units/force.ts'
import { stackBreach } from './rules/03-stacking/limits.ts'
import { levelAt } from './rules/06-movement/fortresses.ts'
import { isInPlay } from './scenarios.ts'
import { idOfSpace } from './spaces.ts'
import { commanderOf, has, isOnMap, LAYOUT, piecesAt, type State, whereIs } from './state.ts'

export function invariants(s: State): string[] {
  return [
    ...ALL_PIECES.flatMap((p) => pieceProblems(s, p)),
    ...forceProblems(s),
    ...siegeProblems(s),
    ...derivedProblems(s),
  ]
}

function pieceProblems(s: State, p: number): string[] {
  const problems = isOnMap(s, p) ? presentProblems(s, p) : absentProblems(s, p)
  return problems.map((what) => `${idOfPiece(p)} ${what}`)
}

function absentProblems(s: State, p: number): string[] {
  const problems: string[] = []
  // §9.4(3)a prisoners keep their steps
  if (isUnit(p) && s.steps.get(p) !== 0 && whereIs(s, p) !== OUT.captured)
    problems.push('has steps and is on no map (§2.2.3)')
  if (s.marks.get(p) !== 0) problems.push('is marked and on no map')
  if (s.under.get(p) !== NONE) problems.push('belongs to an army and is on no map')
  return problems
}

function presentProblems(s: State, p: number): string[] {
  const problems: string[] = []
  const at = whereIs(s, p)
  if (!isInPlay(s.scenario, at)) problems.push(`is at ${idOfSpace(at)}, outside the scenario`)
  if (blocOfPiece(s, p) === NONE) problems.push('belongs to no bloc')
  if (isUnit(p) && (s.steps.get(p) < 1 || s.steps.get(p) > fullSteps(p)))
    problems.push('has steps it cannot have (§2.2.3)')
  const army = s.under.get(p)
  if (army !== NONE && !isArmy(army)) problems.push('is in the box of something that is no army')
  if (army !== NONE && whereIs(s, army) !== at && !has(s, p, MARK.active | MARK.flank))
    problems.push('is not where its army is (§2.4.2)')
  if (isArmy(p)) problems.push(...armyProblems(s, p))
  return problems
}

function armyProblems(s: State, army: number): string[] {
  const commander = commanderOf(s, army)
  if (commander === NONE || !isLeader(commander)) return ['has no commander (§2.4.1)']
  return whereIs(s, commander) === whereIs(s, army) && s.under.get(commander) === army
    ? []
    : ['has a commander who is elsewhere (§2.4.1)']
}

/** the forces of a space: garrison, those who stand there and those who move, by bloc */
function forcesAt(s: State, at: number): Force[] {
  const layers = new Map<string, number[]>()
  for (const p of piecesAt(s, at)) {
    const key = `${blocOfPiece(s, p)}/${s.marks.get(p) & (MARK.inside | MARK.active)}`
    layers.set(key, [...(layers.get(key) ?? []), p])
  }
  return [...layers.values()]
}

const occupied = (s: State): number[] => [
  ...new Set(ALL_PIECES.filter((p) => isOnMap(s, p)).map((p) => whereIs(s, p))),
]

/** §3.1.2 §8.1.1 between two activations; while one is under way, stacks are put together and armies meet */
function forceProblems(s: State): string[] {
  if (s.activated !== NONE || s.battleAt !== NONE) return []
  return occupied(s).flatMap((at) => spaceProblems(s, at).map((what) => `${idOfSpace(at)}: ${what}`))
}

function spaceProblems(s: State, at: number): string[] {
  const forces = forcesAt(s, at)
  const outside = forces.filter((force) =>
    force.some((p) => !has(s, p, MARK.inside) && isCombatCapable(s, p)),
  )
  const problems = forces.flatMap((force) => {
    const found = stackBreach(s, force)
    return found ? [`${found.code} (§${found.rule})`] : []
  })
  const [first, ...others] = outside.map((force) => nationOf(force[0] ?? 0))
  if (first !== undefined && others.some((n) => areAtWar(s, first, n)))
    problems.push('enemies stand together (§8.1.1)')
  return problems
}

/** §9.1 nobody is in a fortress where there is none */
function siegeProblems(s: State): string[] {
  const isShutIn = (p: number): boolean => has(s, p, MARK.inside) && levelAt(s, whereIs(s, p)) === 0
  return ALL_PIECES.filter((p) => isOnMap(s, p) && isShutIn(p)).map(
    (p) => `${idOfPiece(p)} is in a fortress that is none (§9.1)`,
  )
}

/** presence kept along equals that counted afresh */
const fresh = LAYOUT.create()
function derivedProblems(s: State): string[] {
  LAYOUT.restore(fresh, s.words)
  return fresh.derived.presence.isSameAs(s.derived.presence) ? [] : ['somebody stands elsewhere']
}
