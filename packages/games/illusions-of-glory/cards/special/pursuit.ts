/** MASSED CAVALRY CHARGE: cavalry advances through spaces of units that retreated (§11.1.4.a). */
import type { State } from '../../state.ts'
import { hasSpecial } from '../specials-in-combat.ts'

/** the card lies in the combat; who may pursue, and where to, is §12.8's */
export const mayPursue = (s: State): boolean => hasSpecial(s, 'cavalry-pursuit')
