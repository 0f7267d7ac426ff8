/** §12.1.2.a §12.2.D §20.1.3 The combat strength of a side. */
import type { Fight } from '../../illusions-of-glory.ts'
import { fortAt } from '../../map.ts'
import { cfOf } from '../../pieces.ts'
import { controlOf, faceOf, hasFort, type State } from '../../state.ts'

const sum = (s: State, pieces: readonly number[]): number =>
  pieces.reduce((total, p) => total + cfOf(p, faceOf(s, p)), 0)

/**
 * §20.1.3.a An undestroyed fort helps its owner in defence, never uprisings, besiegers or an attack
 * (§20.1.3.b).
 */
export const fortOf = (s: State, { space: x, defender }: Fight): number =>
  hasFort(s, x) && controlOf(s, x) === defender ? fortAt(x) : 0

/** §12.1.2.a The CFs of all its units; §12.2.D the defender adds his fort. */
export const strengthOf = (s: State, fight: Fight, side: 'attack' | 'defence'): number =>
  side === 'attack' ? sum(s, fight.attackers) : sum(s, fight.defenders) + fortOf(s, fight)
