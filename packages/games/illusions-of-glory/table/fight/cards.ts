/** §12.2.E cards in a combat: those that lie there, those the viewer could add, and what the enemy may hold. */
import type { Line } from '@sandtable/presentation'
import { isCombatCard } from '../../cards.ts'
import { commandsOf } from '../../commands.ts'
import { cardsIn, handOf } from '../../rules/09-cards/piles.ts'
import { enemyOf, SIDES, type Side } from '../../sides.ts'
import { PILE } from '../../state.ts'
import { isInVain } from '../in-vain.ts'
import { askedOf, cardTitle, optionsOf, type Scene, sideTitle, viewerSide, words } from '../scene.ts'

export function cardLines(scene: Scene): Line[] {
  const w = words(scene).fight
  const played = SIDES.flatMap((side) =>
    cardsIn(scene.state, side, PILE.combat).map(
      (card): Line => ({
        text: w.played(sideTitle(scene, side), cardTitle(scene, card)),
        rules: ['12.2.E'],
        tone: 'strong',
      }),
    ),
  )
  const own = viewerSide(scene)
  // An onlooker holds no cards.
  const held = scene.seat === undefined ? [countLine(scene, own)] : ownLines(scene)
  return [...played, ...held, countLine(scene, enemyOf(own))]
}

/** The cards that can be played now, or how many combat cards the hand has. */
function ownLines(scene: Scene): Line[] {
  const w = words(scene).fight
  const asked = askedOf(scene)
  const open = asked?.prompt === 'combat-cards' ? optionsOf(asked.offer, 'combat-card') : []
  if (open.length > 0)
    return open.map((card) =>
      isInVain(scene, card)
        ? { text: w.playInVain(cardTitle(scene, card)), rules: ['21.3.c'], tone: 'faint' }
        : { text: w.mayPlay(cardTitle(scene, card)), rules: ['12.2.E'], tone: 'good' },
    )
  const held = inHands(scene, viewerSide(scene))
  const combat = held.filter(isCombatCard).length
  return held.length === 0 ? [] : [{ text: w.ownCards(combat), rules: ['9.8.a'], tone: 'faint' }]
}

/** The cards are hidden, but their number is not. */
function countLine(scene: Scene, side: Side): Line {
  const count = inHands(scene, side).length
  return {
    text: words(scene).fight.enemyCards(sideTitle(scene, side), count),
    rules: ['9.8.b'],
    tone: 'faint',
  }
}

const inHands = ({ state }: Scene, side: Side): number[] =>
  commandsOf(side).flatMap((command) => handOf(state, command))
