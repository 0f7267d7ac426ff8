/** Neutrals, uprisings, forts, the revolution and the treaty. */
import { space } from '../../map.ts'
import { destroyFort } from '../../rules/20-forts/destroying.ts'
import { askUprising } from '../../rules/23-rebellion/phase.ts'
import { setRevolution, suppress } from '../../rules/23-rebellion/revolution.ts'
import { placeUprising, whyNotRise } from '../../rules/23-rebellion/uprisings.ts'
import { enterWar } from '../../rules/26-neutrals/entry.ts'
import { awaitGreece } from '../../rules/26-neutrals/greece-entry.ts'
import { setTreaty } from '../../rules/28-treaty/treaty.ts'
import { GR, type Nation, nationNamed, onlySideOf } from '../../sides.ts'
import { controlOf, FLAG, hasFlag, hasFort, presenceOf, REBELS, type State } from '../../state.ts'
import { type Executor, noQuestion } from '../executor.ts'

/** §9.7.2 A neutral enters the war. §26.3.2.a Greece waits for the answer of CP. */
export const neutralEntry: Executor<'neutral-entry'> = function* (g, { nation: id }) {
  const nation = nationNamed(id)
  g.state.entered = 1
  if (nation !== GR) return yield* enterWar(g, nation)
  awaitGreece(g)
  return true
}

/**
 * §23.3.2 In the space the card names, if its nation still controls it and no unit is there; without a named
 * space the player chooses.
 */
export const uprising: Executor<'uprising'> = function* (g, { nation: id, space: named }) {
  const { state: s } = g
  const nation = nationNamed(id)
  if (named === undefined) yield* askUprising(g, nation, false)
  else if (isOwn(s, nation, space(named)) && whyNotRise(s, nation, space(named)) === undefined)
    placeUprising(g, nation, space(named))
  return true
}
/** §glossary.control An uprising already there is a unit, and controls the space unless there is a fort. */
const isOwn = (s: State, nation: Nation, x: number): boolean =>
  controlOf(s, x) === onlySideOf(nation) && !presenceOf(s, REBELS).isAnyone(x)

/** §20.4.1.b The fort is destroyed as if it had surrendered. */
export const destroyFortByEvent: Executor<'destroy-fort'> = function* (g, { space: id }) {
  yield* noQuestion
  const { state: s } = g
  const x = space(id)
  if (!hasFort(s, x)) return true
  destroyFort(g, x, 'event')
  return true
}

/** §23.4.1.b §23.4.3 */
export const revolution: Executor<'revolution'> = function* (g, { step, turnsAhead = 0 }) {
  yield* noQuestion
  const { state: s } = g
  if (step === 'suppress') suppress(g)
  // §23.4.3.b A revolution that was never suppressed continues unchanged.
  else if (step === 'start' || hasFlag(s, FLAG.suppressed)) setRevolution(g, s.turn + turnsAhead)
  return true
}

/** §28.0.b */
export const treaty: Executor<'treaty'> = function* (g, { turnsAhead }) {
  yield* noQuestion
  setTreaty(g, g.state.turn + turnsAhead)
  return true
}
