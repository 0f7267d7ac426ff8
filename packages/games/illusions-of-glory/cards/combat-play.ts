/** §9.8 §12.2.E Combat cards when they are played, and their effects when the combat is decided. */
import { isSet } from '../rules/12-combat/under-way.ts'
import { combatCard, sideOfCard } from '../cards.ts'
import type { CombatEffect, CombatOutcome, CombatRole } from '../data/card-types.ts'
import type { Fight, IllusionsOfGlory, Procedure, Refusal } from '../illusions-of-glory.ts'
import { isRegion } from '../map.ts'
import { isTroops, isSupport } from '../pieces.ts'
import { commanderTogether } from '../rules/04-setup/commands.ts'
import { loseStep } from '../rules/12-combat/destruction.ts'
import { retreatLength } from '../rules/12-combat/retreat/length.ts'
import { announce, whyNotFlank } from '../rules/21-flank/announce.ts'
import { changeWill } from '../rules/23-rebellion/national-will.ts'
import { changeQuality } from '../rules/24-troop-quality.ts'
import { enemyOf, nationNamed, type Side } from '../sides.ts'
import { COMBAT, isFull, isMarked, isOnMap, MARK, type State, campOf } from '../state.ts'
import { cardsInCombat } from './combat-effects.ts'
import { allHold, roleOf, sideIn, unitsOf } from './conditions.ts'
import { ruleOf } from './in-force.ts'
import { forcedMarch, marchers } from './special/forced-march.ts'
import { fitsFilter, mustFit } from './where.ts'
import { canAllWithdraw, withdraw } from './withdrawal.ts'
import { whyNotInCombat } from '../rules/12-combat/part-in-combat.ts'
import { refusal } from '../refusal.ts'

/** §12.2.E The role and the conditions of the card fit, and its effects are possible. */
export function conditionsHold(s: State, fight: Fight, role: CombatRole, c: number): boolean {
  const { combat, effects } = combatCard(c)
  const side = sideOfCard(c)
  if (sideIn(fight, role) !== side || !combat.as.includes(role)) return false
  return allHold(combat.when, s, fight, side) && effects.every((effect) => isPossible(s, fight, role, effect))
}
function isPossible(s: State, fight: Fight, role: CombatRole, effect: CombatEffect): boolean {
  if (effect.kind === 'withdraw') return effect.who === 'rearguard' || canAllWithdraw(s, fight)
  if (effect.kind === 'special' && effect.id === 'forced-march') return marchers(s, fight, role).length > 0
  return true
}

/** Effects that apply at once: withdrawal, rearguard, forced march, and a flank attack against a trench. */
export function* playNow(g: IllusionsOfGlory, fight: Fight, role: CombatRole, c: number): Procedure {
  for (const effect of combatCard(c).effects)
    if (effect.kind === 'withdraw') {
      yield* withdraw(g, fight, effect, c)
      if (isSet(g.state, COMBAT.withdrawn)) settleAlways(g)
    } else if (effect.kind === 'special' && effect.id === 'forced-march') yield* forcedMarch(g, fight, role)
    else if (effect.kind === 'special' && effect.id === 'flank-despite-trench')
      yield* flankDespiteTrench(g, fight)
}

/** HUTIER: asks as in step B of the combat if no flank attack was announced and only the trench prevented one. */
function* flankDespiteTrench(g: IllusionsOfGlory, fight: Fight): Procedure {
  const { state: s } = g
  if (isSet(s, COMBAT.flank) || whyNotFlank(s, fight) !== undefined) return
  yield* announce(g, fight)
}

interface Outcome {
  readonly winner: Side | -1
  readonly fight: Fight
}
/** Whether the combat has ended as the card says, from the point of view of its player. */
function isOutcome(s: State, outcome: CombatOutcome, side: Side, { winner, fight }: Outcome): boolean {
  switch (outcome) {
    case 'always':
      return true
    case 'won':
      return winner === side
    case 'lost':
      return winner === enemyOf(side)
    case 'enemy-retreats-2':
      return winner === side && forcesRetreatOfTwo(s, side, fight)
  }
}
/**
 * §12.7.1 §12.7.2.b The attacker has won by two or more and has a unit at full strength. §18.5.b Units need
 * not leave a region.
 */
const forcesRetreatOfTwo = (s: State, side: Side, fight: Fight): boolean =>
  !isRegion(fight.space) &&
  roleOf(fight, side) === 'attacker' &&
  retreatLength(s.attackLn, s.defenceLn) === 2 &&
  fight.attackers.some((p) => isTroops(p) && isOnMap(s, p) && isFull(s, p))

/** §card.AP48 Effects of cards that depend on victory or defeat, after losses. */
export function* afterCombat(g: IllusionsOfGlory, fight: Fight, winner: Side | -1): Procedure {
  for (const c of cardsInCombat(g.state))
    for (const effect of combatCard(c).effects) yield* settle(g, c, effect, { winner, fight })
}
function* settle(g: IllusionsOfGlory, c: number, effect: CombatEffect, outcome: Outcome): Procedure {
  if (!('if' in effect) || !isOutcome(g.state, effect.if, sideOfCard(c), outcome)) return
  if (effect.kind === 'step-loss') yield* loseStepByCard(g, c, effect, outcome.fight)
  else moveTrack(g, c, effect)
}
type OnTrack = Extract<CombatEffect, { kind: 'combat-will' | 'combat-quality' }>
function moveTrack(g: IllusionsOfGlory, c: number, effect: OnTrack): void {
  const nation = nationNamed(effect.nation)
  if (effect.kind === 'combat-will') changeWill(g, nation, effect.by, ruleOf(c))
  else changeQuality(g, nation, effect.by, ruleOf(c))
}
/** If the defender withdrew, there is no winner; effects that always apply still do. */
function settleAlways(g: IllusionsOfGlory): void {
  for (const c of cardsInCombat(g.state))
    for (const effect of combatCard(c).effects)
      if ((effect.kind === 'combat-will' || effect.kind === 'combat-quality') && effect.if === 'always')
        moveTrack(g, c, effect)
}

type StepLoss = Extract<CombatEffect, { kind: 'step-loss' }>
/** The enemy of the card's player chooses the unit that loses the step. */
function* loseStepByCard(g: IllusionsOfGlory, c: number, { units }: StepLoss, fight: Fight): Procedure {
  const { state: s } = g
  const losers = unitsOf(fight, enemyOf(sideOfCard(c))).filter(
    (p) => isOnMap(s, p) && isMarked(s, p, MARK.fighting) && fitsFilter(units, p),
  )
  const [first] = losers
  // A unit of two nations may take the loss for others, but not if it is the only one that fits.
  if (first === undefined || !losers.some((p) => mustFit(units, p))) return
  const p = losers.length === 1 ? first : yield* askLoser(g, c, losers, fight.space)
  yield* loseStep(g, p, 'combat')
}
/** §27.0.e The card names the kind of unit; it stands in the combat, on the side of the enemy. */
function whyNotLose(s: State, c: number, p: number, losers: readonly number[]): Refusal {
  const not = whyNotInCombat(s, campOf(s, losers[0] as number), p)
  if (not) return not
  return isSupport(p)
    ? refusal('never-absorbs', { piece: p })
    : refusal('card-names-others', { piece: p, card: c })
}
function* askLoser(g: IllusionsOfGlory, c: number, losers: readonly number[], x: number): Procedure<number> {
  const pick = yield* g.ask(commanderTogether(g.state, losers), {
    rule: '12.2.E',
    prompt: 'pay-step',
    facts: { space: x, card: c },
    choose: () => ({ suffer: losers }),
    refuse: { suffer: (p) => whyNotLose(g.state, c, p, losers) },
  })
  return pick.arg
}
