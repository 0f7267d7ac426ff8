/** §21.3.c Cards that help only a flank attack do nothing where none was announced. */
import { combatCard, isCombatCard } from '../cards.ts'
import { isSet } from '../rules/12-combat/under-way.ts'
import { COMBAT } from '../state.ts'
import { askedOf, type Scene } from './scene.ts'

export function isInVain(scene: Scene, card: number): boolean {
  const asked = askedOf(scene)
  if (asked?.prompt !== 'combat-cards' || !isCombatCard(card) || isSet(scene.state, COMBAT.flank))
    return false
  const role = asked.facts.attacker === 1 ? 'attacker' : 'defender'
  return combatCard(card).effects.every(
    (effect) =>
      effect.kind === 'flank-drm' || (effect.kind === 'drm' && effect.as !== undefined && effect.as !== role),
  )
}
