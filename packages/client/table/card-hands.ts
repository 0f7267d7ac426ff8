import { isOffered, type Offer } from '@sandtable/kernel'
import type { Card, CardUse, Hand, Presentation, Scene } from '@sandtable/presentation'

type Offers = readonly (Offer | undefined)[]

/** The hands of cards in a scene. Whatever the game says, only what is offered can be played. */
export function handsOf(presentation: Presentation, scene: Scene, offers: Offers): readonly Hand[] {
  const hands = presentation.hands?.(scene) ?? []
  return hands.map((hand) =>
    'cards' in hand ? { ...hand, cards: hand.cards.map((card) => asOffered(card, offers)) } : hand,
  )
}

const asOffered = (card: Card, offers: Offers): Card => ({
  ...card,
  uses: card.uses.map((use) => onlyIfOffered(use, offers)),
})

function onlyIfOffered(use: CardUse, offers: Offers): CardUse {
  const { answer, ...rest } = use
  const isOpen = answer !== undefined && offers.some((offer) => offer && isOffered(offer, answer))
  return isOpen ? use : rest
}
