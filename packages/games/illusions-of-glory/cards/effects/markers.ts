/** Markers that remain for the rest of the game, events that cancel others, Landing markers. */
import { card } from '../../cards.ts'
import { space } from '../../map.ts'
import { removeCard } from '../../rules/09-cards/piles.ts'
import { layLanding } from '../../rules/25-sea-invasions/landing.ts'
import { FLAG, PILE, pileOf, setFlag } from '../../state.ts'
import { type Executor, noQuestion } from '../executor.ts'
import { ruleOf } from '../in-force.ts'

export const marker: Executor<'marker'> = function* (g, { marker: id, on }, c) {
  yield* noQuestion
  const { state: s } = g
  setFlag(s, FLAG[id], on)
  // The blockade lowers National Will only from a later turn on.
  if (id === 'blockade') s.blockadeTurn = on ? s.turn : 0
  // §23.4.1.a The marker on the Revolution track.
  const rule = id === 'foodRiots' ? '23.4.1.a' : ruleOf(c)
  g.emit?.({ type: 'marker-laid', rule, marker: id, on })
  return true
}

/** §9.7.1.f An event cancels another that lies face up. */
export const cancel: Executor<'cancel'> = function* (g, { card: id }) {
  yield* noQuestion
  if (pileOf(g.state, card(id)) === PILE.table) removeCard(g, card(id))
  return true
}

/** §25.2.1.a.1 Landing markers. */
export const landing: Executor<'landing'> = function* (g, { space: id }) {
  yield* noQuestion
  layLanding(g, space(id))
  return true
}
