import type { Language, Offer } from '@sandtable/kernel'
import type { Presentation } from '../games/presentation.ts'
import type { Button } from './models.ts'

/** What can be done now with one unit, as buttons in its row. */
export function unitActionsOf(
  { game, placeOf }: Presentation,
  offer: Offer | undefined,
  unit: number,
  language: Language,
): Button[] {
  return Object.entries(offer ?? {}).flatMap(([verb, options]): Button[] => {
    if (typeof options !== 'object' || placeOf(verb) !== 'unit' || !options.includes(unit)) return []
    const label = game.text(language).verb(verb)
    return [{ answer: { verb, arg: unit }, label, key: '', tone: 'plain' }]
  })
}
