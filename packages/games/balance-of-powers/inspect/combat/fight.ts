/** A combat to reckon with: the one under way, or one that would be declared. Always a copy, never the game itself. */
import type { Side } from '../../nations.ts'
import { noteDeclaration, noteSupply } from '../../rules/10-land-combat/declare.ts'
import {
  attackerOf,
  COMBAT,
  corpsIn,
  defenderOf,
  forceIn,
  fortressSteps,
  is,
} from '../../rules/10-land-combat/facts.ts'
import { COMBAT_ORDER, type CombatStage } from '../../stages-combat.ts'
import type { Stage } from '../../stages.ts'
import { LAYOUT, put, type State, whereIs } from '../../state.ts'
import type { Marching } from '../../rules/09-land-movement/ways.ts'
import { MARK } from '../../codes.ts'

/** What both sides have still to choose; where nothing is said they do what is best for them. */
export interface Choices {
  /** §10.4 the corps that is called, or nobody */
  readonly reserve?: number | 'none'
  /** §10.531 */
  readonly attackPoint?: number
  readonly defencePoint?: number
  /** §10.572 */
  readonly infrastructure?: boolean
}

export interface Fight {
  readonly state: State
  /** the step that has been come to; the first where nothing is declared yet */
  readonly step: CombatStage
  readonly isDeclared: boolean
}

const isCombatStage = (stage: Stage | 'end'): stage is CombatStage =>
  (COMBAT_ORDER as readonly string[]).includes(stage)

/** The combat whose steps are gone through; undefined where there is none. */
export function fightUnderWay(s: State, stage: Stage | 'end'): Fight | undefined {
  if (s.target < 0 || !isCombatStage(stage)) return undefined
  return { state: LAYOUT.copy(s), step: stage, isDeclared: true }
}

/** The combat that this force would begin (§9.14), if it stood where it would set out from. */
export function fightPlanned(s: State, force: Marching, to: number): Fight {
  const state = LAYOUT.copy(s)
  const { side, from, units } = force
  for (const u of state.derived.presence.unitsAt(from, side)) state.marks.remove(u, MARK.inForce)
  for (const u of units) {
    if (whereIs(state, u) !== from) put(state, u, from)
    state.marks.add(u, MARK.inForce)
  }
  state.phasing = side
  state.from = from
  noteDeclaration(state, force, to)
  noteSupply(state)
  state.attackPoint = state.defencePoint = -1
  return { state, step: 'combat/supply', isDeclared: false }
}

/** is this step still to come, or the one that is gone through? */
export const isAhead = ({ step }: Fight, other: CombatStage): boolean =>
  COMBAT_ORDER.indexOf(step) <= COMBAT_ORDER.indexOf(other)

/** who takes part, and what is printed in the place */
export interface Combatants {
  readonly attacker: Side
  readonly defender: Side
  readonly from: number
  readonly place: number
  /** corps and leaders */
  readonly attackers: readonly number[]
  readonly defenders: readonly number[]
  readonly walls: number
  /** §1.25 */
  readonly isInherent: boolean
}

export function combatantsOf({ state: s }: Fight): Combatants {
  const [attacker, defender] = [attackerOf(s), defenderOf(s)]
  return {
    attacker,
    defender,
    from: s.from,
    place: s.target,
    attackers: corpsFirst(s, attacker),
    defenders: corpsFirst(s, defender),
    walls: fortressSteps(s, defender),
    isInherent: is(s, COMBAT.inherent),
  }
}

function corpsFirst(s: State, side: Side): number[] {
  const corps = corpsIn(s, side)
  return [...corps, ...forceIn(s, side).filter((u) => !corps.includes(u))]
}
