/** §8.1 §8.3.a Six action rounds. Each side acts once in each, AP first. */
import { cardData } from '../../cards.ts'
import type { IllusionsOfGlory, Next } from '../../illusions-of-glory.ts'
import { AP, CP, nationNamed, SIDES, type Side } from '../../sides.ts'
import { ACTION, PILE, type State } from '../../state.ts'
import { TABLES } from '../../tables.ts'
import { actorOf } from '../04-setup/commands.ts'
import { failOffensives } from '../07-mandatory/requirements.ts'
import { cardsIn } from '../09-cards/piles.ts'
import { changeWill } from '../23-rebellion/national-will.ts'

const ROUNDS = TABLES.rounds.number

/** §6.0.B §8.1.a AP begins the first round. */
export function beginRounds(g: IllusionsOfGlory): Next {
  beginActionOf(g, AP, 1)
  return 'action'
}
function beginActionOf(g: IllusionsOfGlory, side: Side, round: number): void {
  setAction(g.state, side, round)
  g.emit?.({ type: 'round-began', rule: '8.1', side, round })
}
function setAction(s: State, side: Side, round: number): void {
  s.round = round
  s.active = side
  s.actor = actorOf(s, side, round)
}

/** §8.1.a §8.1.c §glossary.action-phase After a side's action comes the other side, the next round, or the Attrition Phase. */
export function nextAction(g: IllusionsOfGlory): Next {
  const { state: s } = g
  clearAction(s)
  if (s.active === AP) beginActionOf(g, CP, s.round)
  else if (s.round < ROUNDS) beginActionOf(g, AP, s.round + 1)
  else return endRounds(g)
  return 'action'
}

/** §8.1.b §9.3.d Unused points are lost, and no action is under way. */
function clearAction(s: State): void {
  s.action = ACTION.none
  s.points = 0
  s.freeActivations = 0
  s.favours = 0
  s.dugThisRound = 0
  s.stacks = 0
  s.moving = -1
  s.movingStack = 0
  s.siegeDebt = -1
}

/**
 * The Action Phase is over: delayed effects of cards on the table apply, and §7.1.2.a offensives that were
 * not made are paid for.
 */
function endRounds(g: IllusionsOfGlory): Next {
  const { state: s } = g
  for (const side of SIDES) for (const c of cardsIn(s, side, PILE.table)) applyLaterEffects(g, c)
  failOffensives(g)
  setAction(s, AP, 0)
  return 'attrition'
}
function applyLaterEffects(g: IllusionsOfGlory, c: number): void {
  for (const effect of cardData(c).effects)
    if (effect.kind === 'national-will' && effect.later === true)
      changeWill(g, nationNamed(effect.nation), effect.by, '23.2.c')
}

const at = (side: Side, round: number): number => side * ROUNDS + round - 1
/** §8.3.a The marker on the side's chart for this round. */
export function recordAction(s: State, side: Side, action: number): void {
  s.action = action
  s.actions.set(at(side, s.round), action)
}
/** §13.1.f The ACTION of the side's previous round in this turn. */
export const lastAction = (s: State, side: Side): number =>
  s.round > 1 ? s.actions.get(at(side, s.round - 1)) : ACTION.none
