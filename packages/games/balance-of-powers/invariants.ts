/** Promises every position keeps, whatever was played. */
import { MARK, OUT } from './codes.ts'
import { enemyOf, majorData, MAJORS, NATION_IDS, NEUTRAL, NOBODY, SIDES } from './nations.ts'
import { idOf, isLand, PLACES } from './places.ts'
import { isConquered } from './rules/02-concepts/conquest.ts'
import { isInCrisis, isInRevolution } from './rules/02-concepts/demoralization.ts'
import { corpsAt, hasFortress, isEnemyHeld } from './rules/02-concepts/control.ts'
import { hasHalfPage } from './rules/06-admiralty/waters.ts'
import { breachesFrom } from './rules/10-land-combat/breaches.ts'
import { corpsLimit, leadersAt } from './rules/02-concepts/stacking.ts'
import { isInPlay } from './scenarios.ts'
import { allegianceAt, allegianceOf, LAYOUT, type State } from './state.ts'
import { hasTrenchSide, idOfUnit, isCorps, isLandLeader, isLandUnit, UNITS } from './units.ts'

export function invariants(s: State): string[] {
  return [
    ...unitProblems(s),
    ...placeProblems(s),
    ...combatProblems(s),
    ...economyProblems(s),
    ...derivedProblems(s),
  ]
}

function unitProblems(s: State): string[] {
  const problems: string[] = []
  for (let u = 0; u < UNITS; u++) problems.push(...problemsOf(s, u).map((what) => `${idOfUnit(u)} ${what}`))
  return problems
}

function problemsOf(s: State, u: number): string[] {
  const p = s.where.get(u)
  const noSide =
    s.flipped.get(u) === 1 && isCorps(u) && !hasTrenchSide(u) ? ['has no trench side (§1.321)'] : []
  return [...noSide, ...(p < 0 ? absentProblems(s, u) : presentProblems(s, u, p))]
}

function absentProblems(s: State, u: number): string[] {
  const problems: string[] = []
  if (s.marks.has(u, MARK.inForce)) problems.push('moves and is on no map')
  if (s.where.get(u) === OUT.bought && s.due.get(u) <= 0) problems.push('is bought and never comes (§6.223)')
  return problems
}

function presentProblems(s: State, u: number, p: number): string[] {
  const problems: string[] = []
  const who = allegianceOf(s, u)
  if (!isInPlay(s.scenario, p)) problems.push(`is in ${idOf(p)}, outside the scenario (§11.1)`)
  if (!isLandUnit(u) || who === NEUTRAL) return problems
  if (!isLand(p) && !hasHalfPage(s, who)) problems.push(`is at sea at ${idOf(p)} without ships (§6.451)`)
  if (isEnemyHeld(s, who, p)) problems.push(`shares ${idOf(p)} with the enemy (§9.14)`)
  if (isLandLeader(u) && corpsAt(s, who, p) === 0 && !hasFortress(s, who, p) && !isFoughtOver(s, p))
    problems.push('leads nobody (§1.323)')
  return problems
}

/** §10.74 a leader stays until the losses are taken, since he may have to survive them */
const isFoughtOver = (s: State, p: number): boolean => s.target >= 0 && (p === s.from || p === s.target)

function placeProblems(s: State): string[] {
  const problems: string[] = []
  for (let p = 0; p < PLACES; p++) {
    for (const side of SIDES) {
      const corps = corpsAt(s, side, p)
      if (corps === 0) continue
      if (corps > corpsLimit(s, p)) problems.push(`too many corps in ${idOf(p)} (§2.62)`)
      if (leadersAt(s, side, p) > 1) problems.push(`two leaders in ${idOf(p)}`)
      if (corpsAt(s, enemyOf(side), p) > 0) problems.push(`both sides are in ${idOf(p)}`)
    }
    if (!isLand(p) && s.control.get(p) !== NOBODY)
      problems.push(`somebody controls the sea at ${idOf(p)} (§2.53)`)
  }
  return problems
}

/** §10.595 no breach between places of one side; nothing is kept of a combat that is over */
function combatProblems(s: State): string[] {
  const problems: string[] = []
  for (let p = 0; p < PLACES && s.breaches.count > 0; p++)
    for (const to of breachesFrom(s, p))
      if (allegianceAt(s, p) === allegianceAt(s, to))
        problems.push(`a breach from ${idOf(p)} to ${idOf(to)}, which have one master (§10.595)`)
  if (s.target < 0 && Array.from({ length: s.combat.length }, (_, i) => s.combat.get(i)).some(Boolean))
    problems.push('something is left of a combat')
  return problems
}

const MOST_TRANSFERRED = 6
function economyProblems(s: State): string[] {
  return Array.from({ length: MAJORS }, (_, n) =>
    majorProblems(s, n).map((what) => `${NATION_IDS[n] ?? ''} ${what}`),
  ).flat()
}
function majorProblems(s: State, n: number): string[] {
  const problems: string[] = []
  const { limit } = majorData(n)
  const isAtLimit = s.demoralization.get(n) >= limit
  if (s.allegiance.get(n) !== NEUTRAL && isAtLimit !== isInCrisis(s, n))
    problems.push('is in crisis below its limit, or at it in none (§2.92)')
  if (s.demoralization.get(n) > limit) problems.push('is demoralized beyond its limit (§2.92)')
  if (isConquered(s, n) && !isInCrisis(s, n)) problems.push('is conquered and in no crisis (§2.93)')
  if (isInRevolution(s, n) && s.rp.get(n) > 0) problems.push('has RP in revolution (§6.82)')
  if (s.given.get(n) > MOST_TRANSFERRED || s.received.get(n) > MOST_TRANSFERRED)
    problems.push('has transferred too much (§5.23)')
  return problems
}

/** presence and tally kept along equal those counted afresh */
const fresh = LAYOUT.create()
function derivedProblems(s: State): string[] {
  LAYOUT.restore(fresh, s.words)
  const problems: string[] = []
  if (!fresh.derived.presence.isSameAs(s.derived.presence)) problems.push('somebody stands elsewhere')
  if (!fresh.derived.tally.isSameAs(s.derived.tally)) problems.push('somebody is counted wrongly')
  return problems
}
