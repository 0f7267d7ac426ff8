/** §6.5.7 §6.6 An army that avoids battle takes its flank units with it. */
import { powerOfPiece } from '../../allegiance.ts'
import { MARK } from '../../codes.ts'
import { NONE } from '../../nations.ts'
import type { NationsInArms, Procedure } from '../../nations-in-arms.ts'
import { isLeader, isUnit } from '../../pieces.ts'
import { areAdjacent } from '../../spaces.ts'
import { has, type State, whereIs } from '../../state.ts'
import { canMove, type Force, forceOf } from '../02-units/force.ts'
import { inOrder } from '../03-stacking/command.ts'
import { commandedBy } from '../03-stacking/limits.ts'
import { avoidanceGoals, passesCheck, retire } from './avoiding.ts'

/** the flank units of an army, by the space they stand in */
function flankGroups(s: State, army: number): Force[] {
  const flanks = commandedBy(s, army).filter((p) => has(s, p, MARK.flank))
  return [...new Set(flanks.map((p) => whereIs(s, p)))].map((at) =>
    flanks.filter((p) => whereIs(s, p) === at),
  )
}

export function forgetFlanks(s: State, army: number): void {
  for (const p of commandedBy(s, army)) s.marks.remove(p, MARK.flank)
}

const isTogether = (s: State, army: number, at: number): boolean =>
  at === whereIs(s, army) || areAdjacent(at, whereIs(s, army))

/** §6.5.7(2) §6.6(4) flank units go one hex as well, or stay; afterwards they are beside the marker or with it */
export function* bringFlanksAway(g: NationsInArms, army: number): Procedure {
  const { state: s } = g
  for (const group of flankGroups(s, army)) {
    const [head = group.find(isUnit) ?? NONE] = inOrder(s, group.filter(isLeader))
    const at = whereIs(s, group[0] ?? 0)
    const goals = avoidanceGoals(s, group).filter((to) => isTogether(s, army, to))
    if (goals.length === 0) continue
    const pick = yield* g.ask(powerOfPiece(s, army), {
      rule: '6.5.7(2)',
      prompt: 'flank-withdraws',
      facts: { piece: head, army },
      choose: () => ({ step: goals, stay: isTogether(s, army, at) }),
    })
    if (pick.verb === 'step') retire(g, group, pick.arg)
  }
  forgetFlanks(s, army)
}

/** §6.6(3) what has not intercepted may still avoid battle: the marker and the other flank units, by one check */
export function* withdrawRest(g: NationsInArms, army: number): Procedure {
  const { state: s } = g
  const box = forceOf(s, army).filter((p) => canMove(s, p))
  // §6.6(5) a marker that has intercepted itself does not
  const goals = has(s, army, MARK.intercepted) ? [] : avoidanceGoals(s, box)
  if (goals.length === 0) {
    forgetFlanks(s, army)
    return
  }
  const pick = yield* g.ask(powerOfPiece(s, army), {
    rule: '6.6(3)',
    prompt: 'army-withdraws',
    facts: { army, space: whereIs(s, s.mover) },
    choose: () => ({ step: goals, stay: true }),
  })
  const rest = [...box, ...flankGroups(s, army).flat()]
  if (pick.verb === 'step' && passesCheck(g, rest, pick.arg)) {
    retire(g, box, pick.arg)
    yield* bringFlanksAway(g, army)
  }
  forgetFlanks(s, army)
}
