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
