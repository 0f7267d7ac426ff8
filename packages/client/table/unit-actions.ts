import type { Language, Offer } from '@sandtable/kernel'
import type { Presentation } from '../games/presentation.ts'
import type { Button } from './models.ts'

/**
 * What can be done now with one unit, as buttons in its row; also what could be done if the hand
 * were empty, for a stack is taken up by the click that shows its units.
 */
export function unitActionsOf(
  presentation: Presentation,
  offers: readonly (Offer | undefined)[],
  unit: number,
  language: Language,
): Button[] {
  const text = presentation.game.text(language)
  const isFor = (offer: Offer, verb: string): boolean => {
    const options = offer[verb]
    return typeof options === 'object' && presentation.placeOf(verb) === 'unit' && options.includes(unit)
  }
  const verbs = offers.flatMap((offer) =>
    Object.keys(offer ?? {}).filter((verb) => offer && isFor(offer, verb)),
  )
  return [...new Set(verbs)].map((verb) => ({
    answer: { verb, arg: unit },
    label: text.verb(verb),
    key: '',
    tone: 'plain',
  }))
}
