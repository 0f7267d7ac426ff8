/** Modifiers, column shifts and items of a cost, in words. */
import { cardNamed } from '../cards.ts'
import { cardTitle, type Scene, words } from './scene.ts'

/** the name of a card where it comes from one */
export function modifierText(scene: Scene, what: string): string {
  const w = words(scene).fight.modifiers
  if (Object.hasOwn(w, what)) return w[what as keyof typeof w]
  const card = cardNamed(what)
  return card === undefined ? what : cardTitle(scene, card)
}
