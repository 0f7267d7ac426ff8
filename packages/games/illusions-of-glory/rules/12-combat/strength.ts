/** §12.1.2.a §12.2.D §20.1.3 combat factors of a side. */
import type { Fight } from '../../illusions.ts'
import { fortAt } from '../../map.ts'
import { cfOf } from '../../pieces.ts'
import { controlOf, faceOf, hasFort, type State } from '../../state.ts'

const sum = (s: State, pieces: readonly number[]): number =>
  pieces.reduce((total, p) => total + cfOf(p, faceOf(s, p)), 0)

/** §20.1.3.a a standing fort helps its owner; it never helps uprisings, besiegers or an attack (§20.1.3.b) */
export const fortOf = (s: State, { space: x, defender }: Fight): number =>
  hasFort(s, x) && controlOf(s, x) === defender ? fortAt(x) : 0

/** §12.1.2.a all who take part; §12.2.D the defender adds his fort */
export const strengthOf = (s: State, fight: Fight, side: 'attack' | 'defence'): number =>
  side === 'attack' ? sum(s, fight.attackers) : sum(s, fight.defenders) + fortOf(s, fight)
