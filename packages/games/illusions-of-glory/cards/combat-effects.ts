/**
 * §card.AP48 §card.CP44 What combat cards in play do to fire, flank attack and retreat in the combat under
 * way.
 */
import { CARD_COUNT, combatCard, isCombatCard, sideOfCard } from '../cards.ts'
import type { CombatEffect, CombatRole } from '../data/card-types.ts'
import type { Fight, Modifier } from '../illusions-of-glory.ts'
import { isTroops } from '../pieces.ts'
import { isFull, PILE, pileOf, type State } from '../state.ts'
import { allHold, roleOf, sideIn } from './conditions.ts'
import { firesInForce, modifierOf } from './in-force.ts'
import { fitsFilter } from './where.ts'

const COMBAT_CARDS: readonly number[] = Array.from({ length: CARD_COUNT }, (_, c) => c).filter(isCombatCard)

type Of<K extends CombatEffect['kind']> = Extract<CombatEffect, { kind: K }>
interface Played<K extends CombatEffect['kind']> {
  readonly card: number
  /** The role of the side that played the card. */
  readonly role: CombatRole
  readonly effect: Of<K>
}

/** §9.8 Cards played in the combat under way. */
export const cardsInCombat = (s: State): number[] => COMBAT_CARDS.filter((c) => pileOf(s, c) === PILE.combat)

/** Effects of one kind, of all cards in play. */
function playedOf<K extends CombatEffect['kind']>(s: State, fight: Fight, kind: K): Played<K>[] {
  return cardsInCombat(s).flatMap((card) =>
    combatCard(card)
      .effects.filter((effect): effect is Of<K> => effect.kind === kind)
      .map((effect) => ({ card, role: roleOf(fight, sideOfCard(card)), effect })),
  )
}

const cite = (c: number, by: number): Modifier => {
  const own = modifierOf(c, by)
  return own.rule === '9.7.1.a' ? { ...own, rule: '12.2.E' } : own
}

/** §12.2.1.a.8 The modifiers the cards of both players give to the fire of one side. */
export function cardModifiers(s: State, fight: Fight, role: CombatRole): Modifier[] {
  return playedOf(s, fight, 'drm')
    .filter((played) => (played.effect.on === 'own') === (played.role === role))
    .filter(({ card, role: by, effect }) => {
      const fits = effect.as === undefined || effect.as === by
      return fits && allHold(effect.when ?? [], s, fight, sideOfCard(card))
    })
    .map(({ card, effect }) => cite(card, effect.drm))
}

/** §21.3.c Modifiers of the attacker's die for a flank attack. */
export function flankBonus(s: State, fight: Fight): Modifier[] {
  const cards = playedOf(s, fight, 'flank-drm')
    .filter(({ role }) => role === 'attacker')
    .map(({ card, effect }) => cite(card, effect.drm))
  const events = firesInForce(s, fight, fight.attacker).flatMap(({ card, effect }) =>
    effect.flankDrm === undefined ? [] : [modifierOf(card, effect.flankDrm)],
  )
  return [...cards, ...events]
}

/** §12.3.e §19.5 Whether a column shift against the attacker is ignored. */
export const ignoresShift = (s: State, fight: Fight, shift: 'trench' | 'weather'): boolean =>
  playedOf(s, fight, 'ignore-shift').some(({ role, effect }) => role === 'attacker' && effect.of === shift)

/** §12.2.G.3.b §card.CP44 */
export const firesFirst = (s: State, fight: Fight, role: CombatRole): boolean =>
  playedOf(s, fight, 'fire-first').some((played) => played.role === role)

/** The effect of a card on a retreat, if it has one. */
export const shortening = (c: number): Of<'shorten-retreat'> | undefined =>
  isCombatCard(c)
    ? combatCard(c).effects.find(
        (effect): effect is Of<'shorten-retreat'> => effect.kind === 'shorten-retreat',
      )
    : undefined

/** §12.7.4.b Units that may lose the step a card asks for. The last unit may not be lost by it. */
export function payers(s: State, fight: Fight, c: number): number[] {
  const payer = shortening(c)?.payer ?? {}
  const troops = fight.defenders.filter(isTroops)
  const isLast = troops.length === 1
  return troops.filter((p) => fitsFilter(payer, p) && !(isLast && !isFull(s, p)))
}

/** Cards of the defender in the combat that can still shorten the retreat. */
export function retreatCards(s: State, fight: Fight): number[] {
  return playedOf(s, fight, 'shorten-retreat')
    .filter(({ role, effect }) => role === 'defender' && (effect.as ?? 'defender') === 'defender')
    .filter(({ card, effect }) => effect.price === undefined || payers(s, fight, card).length > 0)
    .filter(() => sideIn(fight, 'defender') >= 0)
    .map(({ card }) => card)
}
