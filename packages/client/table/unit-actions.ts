import type { Offer } from '@sandtable/kernel'
import type { Button, Presentation, Scene } from '@sandtable/presentation'

/**
 * What can be done now with one unit, as buttons in its row; also what could be done if the hand
 * were empty, for a stack is taken up by the click that shows its units.
 */
export function unitActionsOf(
  presentation: Presentation,
  scenes: readonly (Scene | undefined)[],
  unit: number,
): readonly Button[] {
  const [scene, other] = scenes
  if (!scene) return []
  if (presentation.unitActions) return presentation.unitActions(scene, other, unit)
  const text = presentation.game.text(scene.language)
  const isFor = (offer: Offer, verb: string): boolean => {
    const options = offer[verb]
    return typeof options === 'object' && presentation.placeOf(verb) === 'unit' && options.includes(unit)
  }
  const verbs = scenes.flatMap((each) => {
    const offer = each?.offer
    return offer ? Object.keys(offer).filter((verb) => isFor(offer, verb)) : []
  })
  return [...new Set(verbs)].map((verb) => ({
    answer: { verb, arg: unit },
    label: text.verb(verb),
    key: '',
    tone: 'plain',
  }))
}
