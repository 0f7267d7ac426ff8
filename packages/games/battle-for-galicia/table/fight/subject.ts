/** Which attack the panel is about, and who fights in it. */
import type { Answer, Fact, Facts } from '@sandtable/kernel'
import { declaredHexes, engaged, planAttack } from '../../inspect/index.ts'
import type { State } from '../../state.ts'
import type { PromptKey } from '../../text/keys.ts'
import { type OwnDecision, askedOf, type Scene } from '../scene.ts'
import { numbersIn, optionsOf } from '@sandtable/presentation'

export interface Subject {
  readonly target: number
  readonly attackers: readonly number[]
  readonly defenders: readonly number[]
  /** able to attack, but not with these */
  readonly leftOut: readonly number[]
  /** the attackers are chosen, not just expected */
  readonly areNamed: boolean
}

/** The attack the answer would begin or change, or else the one under way; on a position the viewer may know. */
export function subjectOf(scene: Scene, s: State, answer: Answer | undefined): Subject | undefined {
  const asked = askedOf(scene)
  const plan = asked && PLANNERS[asked.prompt]?.(s, asked.facts, answer)
  return plan ? withoutJoinable(asked, plan) : underWay(s)
}

/** Who may still be added to those chosen is not left out. */
function withoutJoinable({ facts, offer }: OwnDecision, plan: Subject): Subject {
  const open = numbersIn(facts.units).length > 0 ? optionsOf(offer, 'join') : []
  return { ...plan, leftOut: plan.leftOut.filter((u) => !open.includes(u)) }
}

type Planner = (s: State, facts: Facts, answer: Answer | undefined) => Subject | undefined

/** What is chosen so far, and what the answer would add with this verb. */
function withAnswer(chosen: Fact | undefined, answer: Answer | undefined, verb: string): number[] {
  const added = answer?.verb === verb && answer.arg !== undefined ? [answer.arg] : []
  return [...numbersIn(chosen), ...added]
}

const PLANNERS: Partial<Record<PromptKey, Planner>> = {
  attack: (s, _, answer) => (answer?.verb === 'attack' ? planned(s, answer.arg, {}) : undefined),
  'declare-hexes': (s, { hex: target, hexes }, answer) =>
    planned(s, target, { hexes: withAnswer(hexes, answer, 'from') }),
  'choose-attackers': (s, { hex: target, units }, answer) =>
    planned(s, target, { hexes: declaredHexes(s), attackers: withAnswer(units, answer, 'join') }),
  'choose-defenders': (s, { hex: target, units }, answer) =>
    planned(s, target, { attackers: engaged(s).attackers, defenders: withAnswer(units, answer, 'defend') }),
}

function planned(
  s: State,
  target: Fact | undefined,
  choice: Parameters<typeof planAttack>[2],
): Subject | undefined {
  if (typeof target !== 'number') return undefined
  const plan = planAttack(s, target, choice)
  return plan && { target, ...plan, areNamed: (choice?.attackers ?? []).length > 0 }
}

/** The attack being resolved: those with a part in it, or who may get one. */
function underWay(s: State): Subject | undefined {
  const { target } = s
  if (target < 0) return undefined
  const { attackers, defenders } = engaged(s)
  if (attackers.length > 0 && defenders.length > 0)
    return { target, attackers, defenders, leftOut: [], areNamed: true }
  return planned(s, target, { hexes: declaredHexes(s), attackers })
}
