/** Promises every position keeps, whatever was played. */
import { GRID, HEXES } from './map.ts'
import { fortHex, fortSteps, idOf, isFort, PIECES } from './pieces.ts'
import { isOverstacked } from './rules/08-action/stacking.ts'
import { lastTurn } from './scenarios.ts'
import { enemyOf, SIDES, type Side } from './sides.ts'
import { controlOf, faceOf, HELD_BACK, hexOf, isBesieged, LAYOUT, presenceOf, type State } from './state.ts'
import { TABLES } from './tables.ts'

export function invariants(s: State): string[] {
  return [...pieceProblems(s), ...sideProblems(s), ...hexProblems(s), ...derivedProblems(s)]
}

function pieceProblems(s: State): string[] {
  const problems: string[] = []
  for (let p = 0; p < PIECES; p++) {
    const at = hexOf(s, p)
    if (at < HELD_BACK || at >= HEXES) problems.push(`${idOf(p)} is nowhere`)
    if (at < 0) continue
    const faces = isFort(p) ? fortSteps(p) : 2
    if (faceOf(s, p) < 0 || faceOf(s, p) >= faces) problems.push(`${idOf(p)} has no such side (§2.4)`)
    if (isFort(p) && at !== fortHex(p)) problems.push(`${idOf(p)} has moved (§2.4.fort)`)
    if (isBesieged(s, p) && !isFort(p)) problems.push(`${idOf(p)} is besieged (§9.5.3)`)
  }
  return problems
}

function sideProblems(s: State): string[] {
  const problems: string[] = []
  for (const side of SIDES) {
    const caps = s.caps.get(side)
    if (caps < 0 || caps > TABLES.caps.most) problems.push(`${caps} CAPs (§5.1.1.note2)`)
    if (s.mandated.get(side) < 0) problems.push('fewer than no mandated battles (§9.1.1.b)')
  }
  if (s.turn > lastTurn(s)) problems.push(`turn ${s.turn} is beyond the end (§14)`)
  return problems
}

/** between activations stacks keep to the limits (§8.4.6.a), and nobody controls a hex the enemy alone holds (§8.3.3) */
function hexProblems(s: State): string[] {
  const problems: string[] = []
  if (s.activeHex >= 0 || s.battleHex >= 0 || s.withdrawing >= 0) return problems
  for (let h = 0; h < HEXES; h++)
    for (const side of SIDES)
      if (presenceOf(s, side).combatUnits(h) > 0 && isOverstacked(s, side, h))
        problems.push(`${GRID.idOf(h)} is over-stacked (§8.4.6.a)`)
  return [...problems, ...strayUnits(s)]
}

/** §9.4.4 §9.5.4.a no HQ or HA alone with enemy combat units */
function strayUnits(s: State): string[] {
  const problems: string[] = []
  for (let h = 0; h < HEXES; h++)
    for (const side of SIDES)
      if (isStray(s, side, h)) problems.push(`HQ or HA alone with enemies in ${GRID.idOf(h)} (§9.4.4)`)
  return problems
}

function isStray(s: State, side: Side, h: number): boolean {
  const own = presenceOf(s, side)
  return (
    own.hqs(h) + own.ha(h) > 0 && own.combatUnits(h) === 0 && presenceOf(s, enemyOf(side)).combatUnits(h) > 0
  )
}

/** what is counted along equals a fresh count; control is one of two */
function derivedProblems(s: State): string[] {
  const fresh = LAYOUT.create()
  LAYOUT.restore(fresh, s.words)
  const { pieces, counts } = fresh.derived
  const isRight = pieces.isSameAs(s.derived.pieces) && counts.isSameAs(s.derived.counts)
  const stray = Array.from({ length: HEXES }, (_, h) => h).filter((h) => !SIDES.includes(controlOf(s, h)))
  return [
    ...(isRight ? [] : ['presence is out of step']),
    ...stray.map((h) => `${GRID.idOf(h)} belongs to nobody`),
  ]
}
