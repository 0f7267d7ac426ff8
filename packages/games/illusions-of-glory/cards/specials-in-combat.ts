/** Combat cards with effects of their own. */
import { combatCard } from '../cards.ts'
import type { CombatSpecial } from '../data/card-types.ts'
import type { State } from '../state.ts'
import { cardsInCombat } from './combat-effects.ts'

/** Whether such a card has been played in the combat under way. */
export const hasSpecial = (s: State, id: CombatSpecial): boolean =>
  cardsInCombat(s).some((c) =>
    combatCard(c).effects.some((effect) => effect.kind === 'special' && effect.id === id),
  )

/** §11.1.4.a MASSED CAVALRY CHARGE has been played in the combat. Which units may pursue, and where, is in §12.8. */
export const mayPursue = (s: State): boolean => hasSpecial(s, 'cavalry-pursuit')
