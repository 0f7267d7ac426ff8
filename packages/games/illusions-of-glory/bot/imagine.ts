/** §9.1 What a seat cannot know: which of the enemy's cards are in his hands, and which in his draw pile. */
import type { Random } from '@sandtable/bots'
import type { Eyes, Json } from '@sandtable/kernel'
import { hiddenCards } from '../secrets.ts'
import { SIDES } from '../sides.ts'
import { pileOf, putCard, type State } from '../state.ts'

/**
 * Deals the hidden cards anew, as many to each hand as it holds. Where the cards really are never matters:
 * they are taken in the order of their numbers. Cards revealed since stay where they were, so that what was
 * played can be played.
 */
export function imagine(s: State, eyes: Eyes, known: State, _memory: Json, random: Random): void {
  for (const side of SIDES) {
    const stillHidden = new Set(hiddenCards(known, eyes, side))
    const cards = hiddenCards(s, eyes, side).filter((c) => stillHidden.has(c))
    const places = cards.map((c) => pileOf(s, c)).sort((a, b) => a - b)
    for (const c of cards) {
      const i = random(places.length)
      putCard(s, c, places[i] as number)
      places[i] = places.at(-1) as number
      places.pop()
    }
  }
}
