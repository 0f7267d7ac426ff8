/**
 * §12.2 The combat sequence. A stage for each step:
 *
 * §12.2.A combat, in declare.ts
 * §12.2.B combat/flank
 * §12.2.C combat/weather
 * §12.2.D strengths: no stage; `shotOf` in fire.ts adds them up when a side fires
 * §12.2.E combat/attacker-cards, combat/defender-cards
 * §12.2.F combat/flank-roll
 * §12.2.G combat/fire and combat/fire-back here; combat/losses and combat/absorb in losses.ts; combat/result in
 * winner.ts
 * §12.2.2 retreat, in retreat/phase.ts; §12.2.3 combat/advance and combat/advancing, in advance.ts
 */
import { at, call } from '@sandtable/kernel'
import type { IllusionsOfGlory, Next, Procedure } from '../../illusions-of-glory.ts'
import { enemyOf } from '../../sides.ts'
import { COMBAT } from '../../state.ts'
import { askForCards } from '../09-cards/combat-cards.ts'
import { announce, whyNotFlank } from '../21-flank/announce.ts'
import { rollFlank } from '../21-flank/resolve.ts'
import { fireOrder } from './fire-order.ts'
import { fire } from './fire.ts'
import { fightOf, isSet } from './under-way.ts'
import { checkWeather } from './weather.ts'

/** §12.2.B */
export function* announceFlank(g: IllusionsOfGlory): Procedure<Next> {
  const fight = fightOf(g.state)
  if (!whyNotFlank(g.state, fight)) yield* announce(g, fight)
  return 'combat/weather'
}

/** §12.2.C */
export function* severeWeather(g: IllusionsOfGlory): Procedure<Next> {
  yield* []
  checkWeather(g, fightOf(g.state))
  return 'combat/attacker-cards'
}

/** §12.2.E The attacker plays combat cards first. */
export function* attackerCards(g: IllusionsOfGlory): Procedure<Next> {
  yield* askForCards(g, fightOf(g.state), 'attacker')
  return 'combat/defender-cards'
}

/**
 * §12.2.E The defender plays combat cards. §12.8.1.a If he withdraws by a card, neither side fires: there is
 * no winner, and HQs and artillery are unaffected.
 */
export function* defenderCards(g: IllusionsOfGlory): Procedure<Next> {
  yield* askForCards(g, fightOf(g.state), 'defender')
  return isSet(g.state, COMBAT.withdrawn) ? 'combat/advance' : 'combat/flank-roll'
}

/** §12.2.F The roll for a flank attack announced in step B, or by a card in step E. */
export function* flankRoll(g: IllusionsOfGlory): Procedure<Next> {
  yield* []
  if (isSet(g.state, COMBAT.flank)) rollFlank(g, fightOf(g.state))
  return 'combat/fire'
}

/** §12.2.G.3.b The arguments of `combat/fire-back`. */
const ATTACKER = 0
const DEFENDER = 1

/**
 * §12.2.G.3.b Both sides fire and then take losses, or one side fires first and the other fires back with the
 * units left.
 */
export function* fireStage(g: IllusionsOfGlory): Procedure<Next> {
  yield* []
  const { state: s } = g
  const fight = fightOf(s)
  const attacker = s.active
  const ofAttacker = at('combat/losses', attacker)
  const ofDefender = at('combat/losses', enemyOf(attacker))
  switch (fireOrder(s, fight)) {
    case 'simultaneous':
      fire(g, fight, 'attacker')
      fire(g, fight, 'defender')
      return call([ofDefender, ofAttacker], 'combat/result')
    case 'attacker-first':
      fire(g, fight, 'attacker')
      return call([ofDefender, at('combat/fire-back', DEFENDER), ofAttacker], 'combat/result')
    case 'defender-first':
      fire(g, fight, 'defender')
      return call([ofAttacker, at('combat/fire-back', ATTACKER), ofDefender], 'combat/result')
  }
}

/** §12.2.G.3.b The side that fires second. */
export function* fireBack(g: IllusionsOfGlory, who: number): Procedure<Next> {
  yield* []
  fire(g, fightOf(g.state), who === ATTACKER ? 'attacker' : 'defender')
  return 'done'
}
