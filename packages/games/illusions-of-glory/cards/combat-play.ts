/** Combat cards when they are played, and what they do when the combat is decided (§9.8, §12.2.E). */
import { combatCard, sideOfCard } from '../cards.ts'
import type { CombatEffect, CombatOutcome, CombatRole } from '../data/card-types.ts'
import type { Fight, Illusions, Step } from '../illusions.ts'
import { isRegion } from '../map.ts'
import { isTroops } from '../pieces.ts'
import { leaderOf } from '../rules/04-setup/commands.ts'
import { loseStep } from '../rules/12-combat/destruction.ts'
import { retreatLength } from '../rules/12-combat/retreat/length.ts'
import { announce, whyNotFlank } from '../rules/21-flank/announce.ts'
import { changeWill } from '../rules/23-rebellion/national-will.ts'
import { changeQuality } from '../rules/24-troop-quality.ts'
import { enemyOf, nationNamed, type Side } from '../sides.ts'
import { COMBAT, isFull, isMarked, isOnMap, MARK, type State } from '../state.ts'
import { cardsInCombat } from './combat-effects.ts'
import { allHold, roleOf, sideIn, unitsOf } from './conditions.ts'
import { ruleOf } from './in-force.ts'
import { forcedMarch, marchers } from './special/forced-march.ts'
import { fitsFilter, mustFit } from './where.ts'
import { canAllWithdraw, withdraw } from './withdrawal.ts'

/** §12.2.E role and conditions of the card, and that it has something to do */
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

/** pieces of window `play`: withdrawal, rearguard, forced march, and a flank attack against a trench */
export function* playNow(g: Illusions, fight: Fight, role: CombatRole, c: number): Step {
  for (const effect of combatCard(c).effects)
    if (effect.kind === 'withdraw') {
      yield* withdraw(g, fight, effect, c)
      if ((g.state.combatFacts & COMBAT.withdrawn) !== 0) settleAlways(g)
    } else if (effect.kind === 'special' && effect.id === 'forced-march') yield* forcedMarch(g, fight, role)
    else if (effect.kind === 'special' && effect.id === 'flank-despite-trench')
      yield* flankDespiteTrench(g, fight)
}

/** HUTIER: asks as in step B of §12.2 if no flank attack was announced and nothing but the trench stood against one */
function* flankDespiteTrench(g: Illusions, fight: Fight): Step {
  const { state: s } = g
  if ((s.combatFacts & COMBAT.flank) !== 0 || whyNotFlank(s, fight) !== undefined) return
  yield* announce(g, fight)
}

interface Outcome {
  readonly winner: Side | -1
  readonly fight: Fight
}
/** has it come out as the card says, seen from its player? */
function isSo(s: State, outcome: CombatOutcome, side: Side, { winner, fight }: Outcome): boolean {
  switch (outcome) {
    case 'always':
      return true
    case 'won':
      return winner === side
    case 'lost':
      return winner === enemyOf(side)
    case 'enemy-retreats-2':
      return winner === side && sendsBackTwo(s, side, fight)
  }
}
/**
 * §12.7.1 §12.7.2.b the attacker has won by so much, and one of his units is at full strength; §18.5.b from a region
 * nobody must go
 */
const sendsBackTwo = (s: State, side: Side, fight: Fight): boolean =>
  !isRegion(fight.space) &&
  roleOf(fight, side) === 'attacker' &&
  retreatLength(s.attackLn, s.defenceLn) === 2 &&
  fight.attackers.some((p) => isTroops(p) && isOnMap(s, p) && isFull(s, p))

/** after the losses: what the cards add to victory and defeat; §card.AP48 */
export function* afterCombat(g: Illusions, fight: Fight, winner: Side | -1): Step {
  for (const c of cardsInCombat(g.state))
    for (const effect of combatCard(c).effects) yield* settle(g, c, effect, { winner, fight })
}
function* settle(g: Illusions, c: number, effect: CombatEffect, outcome: Outcome): Step {
  if (!('if' in effect) || !isSo(g.state, effect.if, sideOfCard(c), outcome)) return
  if (effect.kind === 'step-loss') yield* costStep(g, c, effect, outcome.fight)
  else moveTrack(g, c, effect)
}
type OnTrack = Extract<CombatEffect, { kind: 'combat-will' | 'combat-quality' }>
function moveTrack(g: Illusions, c: number, effect: OnTrack): void {
  const nation = nationNamed(effect.nation)
  if (effect.kind === 'combat-will') changeWill(g, nation, effect.by, ruleOf(c))
  else changeQuality(g, nation, effect.by, ruleOf(c))
}
/** nobody has won a combat before which the defender withdrew; what happens in any case happens */
function settleAlways(g: Illusions): void {
  for (const c of cardsInCombat(g.state))
    for (const effect of combatCard(c).effects)
      if ((effect.kind === 'combat-will' || effect.kind === 'combat-quality') && effect.if === 'always')
        moveTrack(g, c, effect)
}

type StepLoss = Extract<CombatEffect, { kind: 'step-loss' }>
/** the enemy of the card's player chooses which unit suffers */
function* costStep(g: Illusions, c: number, { units }: StepLoss, fight: Fight): Step {
  const { state: s } = g
  const sufferers = unitsOf(fight, enemyOf(sideOfCard(c))).filter(
    (p) => isOnMap(s, p) && isMarked(s, p, MARK.fighting) && fitsFilter(units, p),
  )
  const [first] = sufferers
  // a unit of two nations may suffer for others, but not where it is alone
  if (first === undefined || !sufferers.some((p) => mustFit(units, p))) return
  const p = sufferers.length === 1 ? first : yield* askSufferer(g, c, sufferers, fight.space)
  yield* loseStep(g, p, 'combat')
}
function* askSufferer(g: Illusions, c: number, sufferers: readonly number[], x: number): Step<number> {
  const pick = yield* g.ask(leaderOf(g.state, sufferers), {
    rule: '12.2.E',
    prompt: 'pay-step',
    facts: { space: x, card: c },
    choose: () => ({ suffer: sufferers }),
  })
  return pick.arg
}
