/** §11.1.4.a MASSED CAVALRY CHARGE: cavalry advances through spaces of retreated units. */
import type { State } from '../../state.ts'
import { hasSpecial } from '../specials-in-combat.ts'

/** The card has been played in the combat. Which units may pursue, and where, is in §12.8. */
export const mayPursue = (s: State): boolean => hasSpecial(s, 'cavalry-pursuit')
