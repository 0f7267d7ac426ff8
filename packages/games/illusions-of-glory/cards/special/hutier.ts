/** HUTIER: a flank attack against a trench (§21.1.c). */
import type { Fight } from '../../illusions-of-glory.ts'
import { enemyOf } from '../../sides.ts'
import type { State } from '../../state.ts'
import { hasSpecial } from '../specials-in-combat.ts'

/** The card has been played in the combat. */
export const mayFlankTrench = (s: State, fight: Fight): boolean =>
  fight.defender === enemyOf(fight.attacker) && hasSpecial(s, 'flank-despite-trench')
