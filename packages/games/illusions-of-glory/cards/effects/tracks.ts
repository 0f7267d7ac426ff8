/** Effects on tracks, one call each. */
import { changeVp } from '../../rules/05-victory.ts'
import { changeWill } from '../../rules/23-rebellion/national-will.ts'
import { changeQuality } from '../../rules/24-troop-quality.ts'
import { AP, nationNamed, sideNamed } from '../../sides.ts'
import { FLAG, setFlag } from '../../state.ts'
import { type Executor, noQuestion } from '../executor.ts'
import { ruleOf } from '../in-force.ts'

/**
 * §23.2.c §3.2.3.d §card.CP34 With `later` the change is made at the end of the Action Phase, by the card on the table.
 */
export const nationalWill: Executor<'national-will'> = function* (g, { nation, by, later }) {
  yield* noQuestion
  if (later !== true) changeWill(g, nationNamed(nation), by, '23.2.c')
  return true
}

export const troopQuality: Executor<'troop-quality'> = function* (g, { nation, by }, c) {
  yield* noQuestion
  changeQuality(g, nationNamed(nation), by, ruleOf(c))
  return true
}

/** §5.1.1.d */
export const victoryPoints: Executor<'victory-points'> = function* (g, { by }) {
  yield* noQuestion
  changeVp(g, by, '5.1.1.d')
  return true
}

/** §6.0.E.1.a The marker moves in the War Status Phase. */
export const armistice: Executor<'armistice'> = function* (g, { by }) {
  yield* noQuestion
  g.state.armisticeDue += by
  return true
}

/** §7.4.1 For all later Mandatory Offensive rolls. */
export const moModifier: Executor<'mo-modifier'> = function* (g, { side: id, by }) {
  yield* noQuestion
  const side = sideNamed(id)
  const now = g.state.offensiveModifier.get(side) + by
  g.state.offensiveModifier.set(side, now)
  g.emit?.({ type: 'offensive-modified', rule: '7.4.1.b', side, now })
  return true
}

/** §7.4.2 For later rolls, for the rest of the game. */
export const moVoid: Executor<'mo-void'> = function* (g, { side: id, results }) {
  yield* noQuestion
  const side = sideNamed(id)
  setFlag(g.state, side === AP ? FLAG.ruOffensiveVoid : FLAG.ahOffensiveVoid, true)
  const rule = side === AP ? '7.4.2.a' : '7.4.2.b'
  g.emit?.({ type: 'offensives-voided', rule, side, results: [...results] })
  return true
}
