/** §12.2.E cards in a combat: those that lie there, those the viewer could add, and what the enemy may hold. */
import type { Line } from '@sandtable/presentation'
import { cardNamed, isCombatCard } from '../../cards.ts'
import { enemyOf, SIDE_IDS, SIDES, type Side, type SideId } from '../../sides.ts'
import { askedOf, cardTitle, optionsOf, type Scene, sideTitle, viewerSide, words } from '../scene.ts'

interface CardsJson {
  readonly hands: Readonly<Record<string, number | readonly string[]>>
  readonly combat: readonly string[]
}
const cardsOf = ({ view }: Scene): Readonly<Record<SideId, CardsJson>> =>
  (view as unknown as { readonly cards: Readonly<Record<SideId, CardsJson>> }).cards

export function cardLines(scene: Scene): Line[] {
  const w = words(scene).fight
  const cards = cardsOf(scene)
  const played = SIDES.flatMap((side) =>
    cards[SIDE_IDS[side]].combat.map(
      (id): Line => ({
        text: w.played(sideTitle(scene, side), cardTitle(scene, cardNamed(id) ?? -1)),
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
    return open.map((card) => ({ text: w.mayPlay(cardTitle(scene, card)), rules: ['12.2.E'], tone: 'good' }))
  const held = Object.values(cardsOf(scene)[SIDE_IDS[viewerSide(scene)]].hands).flatMap((hand) =>
    typeof hand === 'number' ? [] : hand,
  )
  const combat = held.flatMap((id) => cardNamed(id) ?? []).filter(isCombatCard).length
  return held.length === 0 ? [] : [{ text: w.ownCards(combat), rules: ['9.8.a'], tone: 'faint' }]
}

/** The cards are hidden, but their number is not. */
function countLine(scene: Scene, side: Side): Line {
  const count = Object.values(cardsOf(scene)[SIDE_IDS[side]].hands).reduce<number>(
    (sum, hand) => sum + (typeof hand === 'number' ? hand : hand.length),
    0,
  )
  return {
    text: words(scene).fight.enemyCards(sideTitle(scene, side), count),
    rules: ['9.8.b'],
    tone: 'faint',
  }
}
