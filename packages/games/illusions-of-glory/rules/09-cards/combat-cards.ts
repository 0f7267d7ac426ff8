/** §9.8 §12.2.E §12.2.G.4.c §glossary.cc Combat cards: each side may play them at one point of a combat. */
import { conditionsHold, playNow } from '../../cards/combat-play.ts'
import { isBanned } from '../../cards/in-force.ts'
import { CARD_COUNT, cardData, idOfCard, isCombatCard, sideOfCard } from '../../cards.ts'
import { commandsOf } from '../../commands.ts'
import type { CombatRole } from '../../data/card-types.ts'
import type { Fight, IllusionsOfGlory, Refusal, Procedure } from '../../illusions-of-glory.ts'
import { refusal } from '../../refusal.ts'
import { enemyOf, type Side } from '../../sides.ts'
import { COMBAT, IN_HAND, isInHand, PILE, pileOf, putCard, REBELS, type State } from '../../state.ts'
import { commanderInCombat } from '../12-combat/commander.ts'
import { fighters, fightOf, isFortAlone, isSet } from '../12-combat/under-way.ts'
import { isOutOfSupply } from '../14-supply/supply.ts'
import { discardCard, handCount, handOf } from './piles.ts'
import { unmetPrerequisite } from './prerequisites.ts'

const sideIn = ({ attacker }: Fight, role: CombatRole): Side =>
  role === 'attacker' ? attacker : enemyOf(attacker)

/**
 * §14.3.1.a.2.c Attackers out of supply play no cards. §glossary.cc §9.8.a A fort without units has none
 * played for it; uprisings have no player.
 */
function whyNoCards(s: State, fight: Fight, role: CombatRole): Refusal | undefined {
  const { space } = fight
  if (role === 'attacker')
    return fighters(fight.attackers).some((p) => isOutOfSupply(s, p))
      ? refusal('cards-out-of-supply', { space })
      : undefined
  return isFortAlone(s) || fight.defender === REBELS ? refusal('cards-for-empty-fort', { space }) : undefined
}
const isForbidden = (s: State, side: Side, c: number): boolean =>
  isBanned(s, side, { kind: 'events', cards: [idOfCard(c)] })

/** §12.2.E Why a card cannot be played in this combat, whoever holds it. */
export function whyNotPlayable(s: State, fight: Fight, role: CombatRole, c: number): Refusal | undefined {
  const { combat } = cardData(c)
  if (combat === null) return refusal('no-combat-card', { card: c })
  const not = whyNoCards(s, fight, role)
  if (not) return not
  if (!combat.as.includes(role)) return refusal('other-role', { card: c })
  const isUnmet = unmetPrerequisite(s, c) !== undefined || isForbidden(s, sideIn(fight, role), c)
  return isUnmet || !conditionsHold(s, fight, role, c) ? refusal('condition-unmet', { card: c }) : undefined
}

/** By public knowledge only: the side holds a card, and a card it may hold could be played here. */
export function mayHavePlayable(s: State, fight: Fight, role: CombatRole): boolean {
  const side = sideIn(fight, role)
  if (whyNoCards(s, fight, role) || !commandsOf(side).some((command) => handCount(s, command) > 0))
    return false
  for (let c = 0; c < CARD_COUNT; c++) {
    const isHidden = isInHand(s, c) || pileOf(s, c) === PILE.draw
    if (sideOfCard(c) === side && isHidden && isCombatCard(c) && !whyNotPlayable(s, fight, role, c))
      return true
  }
  return false
}

/**
 * §9.8.a §9.8.b Cards are optional, any number in each combat, from either hand of the side. The player is
 * asked until he says "enough".
 */
export function* askForCards(g: IllusionsOfGlory, first: Fight, role: CombatRole): Procedure {
  const { state: s } = g
  const side = sideIn(first, role)
  for (let fight = first; mayHavePlayable(s, fight, role); fight = fightOf(s)) {
    const now = fight
    const pick = yield* g.ask(commanderInCombat(s, now, role), {
      rule: '12.2.E',
      prompt: 'combat-cards',
      facts: { space: now.space, attacker: Number(role === 'attacker') },
      choose: () => ({
        'combat-card': inHands(s, side).filter((c) => !whyNotPlayable(s, now, role, c)),
        enough: true,
      }),
      refuse: { 'combat-card': (c) => whyNotPlayable(s, now, role, c) },
    })
    if (pick.verb === 'enough') return
    g.reveal(pileOf(s, pick.arg) - IN_HAND)
    putCard(s, pick.arg, PILE.combat)
    g.emit?.({ type: 'combat-card-played', rule: '12.2.E', side, card: pick.arg, space: now.space })
    yield* playNow(g, now, role, pick.arg)
    if (isSet(s, COMBAT.withdrawn)) return // §12.8.1.a
  }
}
const inHands = (s: State, side: Side): number[] => commandsOf(side).flatMap((command) => handOf(s, command))

/** §12.2.G.4.c §9.8.d All combat cards are discarded, whichever side has won. */
export function discardCombatCards(g: IllusionsOfGlory): void {
  for (let c = 0; c < CARD_COUNT; c++) if (pileOf(g.state, c) === PILE.combat) discardCard(g, c)
}
