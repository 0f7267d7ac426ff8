/** §12.8.1.a Defenders that withdraw before fire (ALEXEYEV, CAVALRY SCREEN). */
import type { CombatEffect, UnitFilter } from '../data/card-types.ts'
import type { Fight, IllusionsOfGlory, Procedure, Refusal } from '../illusions-of-glory.ts'
import { isRegion } from '../map.ts'
import { isTroops } from '../pieces.ts'
import { commanderOf, commanderTogether } from '../rules/04-setup/commands.ts'
import { fits } from '../rules/10-stacking/limits.ts'
import { enterSpace } from '../rules/11-movement/control.ts'
import { nextToGo } from '../rules/12-combat/retreat/order.ts'
import { bestSteps } from '../rules/12-combat/retreat/priorities.ts'
import { hqsRetreat } from '../rules/12-combat/retreat/regions.ts'
import { supportFollows, whyNotRetreat } from '../rules/12-combat/retreat/walk.ts'
import { retreatSteps } from '../rules/12-combat/retreat/ways.ts'
import { COMBAT, isOnMap, MARK, mark, ORDER, order, spaceOf, type State, unmark } from '../state.ts'
import { fitsFilter } from './where.ts'
import { refusal } from '../refusal.ts'
import { whyNotInCombat } from '../rules/12-combat/part-in-combat.ts'

type Withdraw = Extract<CombatEffect, { kind: 'withdraw' }>

/** §12.7.3 Spaces one step back. */
const stepsBack = (s: State, p: number): number[] => {
  const x = spaceOf(s, p)
  return retreatSteps(s, p, x, x, 1)
}

/** Whether there is room for all of them, one space back. */
export function canAllWithdraw(s: State, fight: Fight): boolean {
  const troops = fight.defenders.filter(isTroops)
  return troops.length > 0 && canPlace(s, troops, new Map())
}
function canPlace(s: State, [p, ...others]: readonly number[], taken: Map<number, number[]>): boolean {
  if (p === undefined) return true
  return stepsBack(s, p).some((x) => {
    const there = [...(taken.get(x) ?? []), p]
    return fits(s, there, x) && canPlace(s, others, new Map(taken).set(x, there))
  })
}

export function* withdraw(g: IllusionsOfGlory, fight: Fight, effect: Withdraw, c: number): Procedure {
  const { state: s } = g
  const troops = fight.defenders.filter(isTroops)
  const staying = effect.who === 'all' ? [] : yield* askRearguard(g, fight, troops, effect.rearguard ?? {}, c)
  yield* goBackInTurn(
    g,
    fight.space,
    troops.filter((p) => !staying.includes(p)),
    c,
  )
  const isHere = (p: number): boolean => isOnMap(s, p) && spaceOf(s, p) === fight.space
  const isHeld = troops.some(isHere)
  if (!isHeld) {
    // §18.5.b §27.0.b Their HQ leaves as after a defeat.
    if (isRegion(fight.space)) yield* hqsRetreat(g, fight)
    yield* supportFollows(g, fight.space)
    s.combatFacts |= COMBAT.withdrawn
    order(s, fight.space, ORDER.passed)
  }
  // Until now the command of the stack has decided for all of it (ruling 196).
  for (const p of fight.defenders) if (!isHeld || !isHere(p)) unmark(s, p, MARK.fighting)
}

/**
 * Units go back one after the other. The siege they maintain ends with all of them. §12.7.3.a The
 * owner chooses the order.
 */
function* goBackInTurn(g: IllusionsOfGlory, x: number, leaving: readonly number[], c: number): Procedure {
  const { state: s } = g
  for (const p of leaving) mark(s, p, MARK.retreating)
  for (let left = leaving; left.length > 0; ) {
    const roomy = left.filter((p) => placesFor(s, p, without(left, p)).some((y) => leavesRoom(s, p, y, left)))
    const p = yield* nextToGo(g, x, left, 1, roomy.length > 0 ? roomy : left)
    left = without(left, p)
    yield* goBack(g, p, left, c)
  }
}
const without = (pieces: readonly number[], p: number): number[] => pieces.filter((q) => q !== p)
/** The others still have room when this unit has gone there. */
const leavesRoom = (s: State, p: number, x: number, all: readonly number[]): boolean =>
  canPlace(s, without(all, p), new Map([[x, [p]]]))
/**
 * Of the best spaces, those that leave room for the others, so that no unit stays that could go
 * (ruling 231).
 */
function placesFor(s: State, p: number, others: readonly number[]): number[] {
  const best = bestSteps(s, p, stepsBack(s, p), true)

  const roomy = best.filter((x) => leavesRoom(s, p, x, others))
  return roomy.length > 0 ? roomy : best
}

/** The units that stay. One of them must be of the kind the card names, or none stays. */
function* askRearguard(
  g: IllusionsOfGlory,
  fight: Fight,
  troops: readonly number[],
  named: UnitFilter,
  c: number,
): Procedure<number[]> {
  const staying: number[] = []
  const isCovered = (): boolean => staying.length === 0 || staying.some((p) => fitsFilter(named, p))
  // The first unit to stay is of the kind the card names, so that every answer leaves a legal rearguard.
  const candidates = (): number[] =>
    troops.filter((p) => !staying.includes(p) && (staying.length > 0 || fitsFilter(named, p)))
  // Units without room stay too, and may be no rearguard by themselves (ruling 231).
  const canGo = (): boolean =>
    canPlace(
      g.state,
      troops.filter((p) => !staying.includes(p)),
      new Map(),
    )
  while (staying.length < troops.length) {
    const pick = yield* g.ask(commanderTogether(g.state, troops), {
      rule: '12.8.1.a',
      prompt: 'rearguard',
      facts: { space: fight.space, pieces: [...staying] },
      choose: () => ({
        stay: candidates(),
        done: isCovered() && canGo(),
      }),
      refuse: { stay: (p) => whyNotStay(g.state, fight, staying, p, c) },
    })
    if (pick.verb === 'done') break
    staying.push(pick.arg)
  }
  return staying
}

/** §12.8.1.a The first unit to stay is of the kind the card names; HQs go with the troops (§27.0.b). */
function whyNotStay(s: State, fight: Fight, staying: readonly number[], p: number, c: number): Refusal {
  const not = whyNotInCombat(s, fight.defender, p)
  if (not) return not
  if (staying.includes(p)) return refusal('stays-already', { piece: p })
  return isTroops(p)
    ? refusal('card-names-others', { piece: p, card: c }, '12.8.1.a')
    : refusal('support-follows', { piece: p })
}

/** A unit that cannot go back stays and fights. */
function* goBack(g: IllusionsOfGlory, p: number, others: readonly number[], c: number): Procedure {
  const { state: s } = g
  const from = spaceOf(s, p)
  const spaces = placesFor(s, p, others)
  const [first] = spaces
  const to = spaces.length > 1 ? yield* askWhere(g, p, spaces) : first
  unmark(s, p, MARK.retreating)
  if (to === undefined) return
  mark(s, p, MARK.retreated)
  g.emit?.({ type: 'withdrew', rule: '12.8.1.a', pieces: [p], from, to, card: c })
  // §12.7.3.h It takes control of the space it withdraws to.
  yield* enterSpace(g, [p], to)
}
function* askWhere(g: IllusionsOfGlory, p: number, spaces: readonly number[]): Procedure<number> {
  const pick = yield* g.ask(commanderOf(g.state, p), {
    rule: '12.7.3.e',
    prompt: 'retreat-where',
    facts: { piece: p, space: spaceOf(g.state, p), left: 1 },
    choose: () => ({ 'retreat-to': spaces }),
    refuse: { 'retreat-to': (x) => whyNotRetreat(g.state, p, spaceOf(g.state, p), x) },
  })
  return pick.arg
}
