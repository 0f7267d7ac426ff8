/** §20.1.1.b §20.3.1.b §20.3.2.b §20.3.5.e An enemy fort stops units that enter its space. */
import type { Group } from '../../illusions-of-glory.ts'
import type { State } from '../../state.ts'
import { besiegers, isEnoughForSiege, isForeignFort } from './siege.ts'

/** Besiegers other than the group. */
export const otherBesiegers = (s: State, { side, pieces }: Group, x: number): number[] =>
  besiegers(s, side, x).filter((p) => !pieces.includes(p))

/**
 * §20.1.1.b §20.3.1.b §20.3.5.e Units that enter must stop, §20.3.2.b unless the fort is besieged without
 * them.
 */
export const mustStop = (s: State, group: Group, x: number): boolean =>
  isForeignFort(s, group.side, x) && !isEnoughForSiege(otherBesiegers(s, group, x), x)
