/** §2.2.3 Steps are lost, and what goes with the last of them. */
import { MARK, OUT } from '../../codes.ts'
import { NONE } from '../../nations.ts'
import type { NationsInArms } from '../../nations-in-arms.ts'
import { isArmy, isEngineer, isLeader, isSupplyUnit, isUnit } from '../../pieces.ts'
import { has, put, type State, stepsOf, whereIs } from '../../state.ts'
import { type Force, isTrain } from './force.ts'

/** §2.2.3 a step; the last one sends the unit to the force pool */
export function loseStep(g: NationsInArms, u: number): void {
  const { state: s } = g
  const [at, left] = [whereIs(s, u), stepsOf(s, u) - 1]
  g.emit?.({ type: 'step-lost', rule: '2.2.3', piece: u, space: at, left })
  if (left > 0) {
    s.steps.set(u, left as 1)
    return
  }
  put(s, u, OUT.pool)
}

/** §2.3.2(1) §2.3.1 a support unit is lost */
export function loseSupport(g: NationsInArms, p: number, rule: string): void {
  g.emit?.({ type: 'support-lost', rule, piece: p, space: whereIs(g.state, p) })
  put(g.state, p, OUT.pool)
}

/** §2.4.5(2) an army whose last corps is gone is gone; its leaders stay, led by nobody */
export function dissolveArmies(g: NationsInArms, force: Force): void {
  const { state: s } = g
  for (const army of force.filter(isArmy)) {
    if (force.some((p) => isUnit(p) && whereIs(s, p) >= 0 && s.under.get(p) === army)) continue
    g.emit?.({ type: 'army-destroyed', rule: '2.4.5(2)', piece: army, space: whereIs(s, army) })
    for (const p of force) if (s.under.get(p) === army) s.under.set(p, NONE)
    put(s, army, OUT.pool)
  }
}

/**
 * After losses: what is left of a force without units goes with them. §2.5(2) its leaders return to the pool, those of a
 * garrison only in spring; §2.3.1(3) its engineers are eliminated; §2.3.2(1) its trains too if enemies stand there.
 */
export function afterLosses(g: NationsInArms, force: Force, hasEnemy: boolean): void {
  const { state: s } = g
  dissolveArmies(g, force)
  const left = force.filter((p) => whereIs(s, p) >= 0)
  const [first] = left
  if (first === undefined || left.some(isUnit)) return
  for (const p of left.filter(isEngineer)) loseSupport(g, p, '2.3.1(3)')
  if (hasEnemy) for (const p of left.filter((q) => isTrain(s, q))) loseSupport(g, p, '2.3.2(1)')
  for (const l of left.filter(isLeader)) {
    g.emit?.({ type: 'leader-pooled', rule: '2.5(2)', piece: l, space: whereIs(s, l) })
    put(s, l, has(s, l, MARK.inside) ? OUT.spring : OUT.pool)
  }
}

/** a train or a depot that a force can spend (§7.2.4(2), §9.4(6)) */
export const supplyIn = (s: State, force: Force): number =>
  force.find((p) => isSupplyUnit(p) && whereIs(s, p) >= 0) ?? NONE
