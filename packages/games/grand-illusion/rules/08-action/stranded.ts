/** §9.4.4 §9.5.4.a HQs and siege guns that are, or would be, alone with enemies. */
import type { GrandIllusion, Procedure } from '../../grand-illusion.ts'
import { HEXES } from '../../map.ts'
import { isHa, isHq, sideOf } from '../../pieces.ts'
import { enemyOf, type Side } from '../../sides.ts'
import { presenceOf, type State } from '../../state.ts'
import { displaceHqs, type Reason } from '../09-battle/retreat.ts'

/** Wherever HQs of the side are left alone with enemies, they go to the nearest supplied friends. */
export function* displaceStranded(g: GrandIllusion, side: Side): Procedure {
  const friends = presenceOf(g.state, side)
  for (let h = 0; h < HEXES; h++) if (friends.hqs(h) > 0) yield* displaceFrom(g, side, h)
}

/** The same for one hex, outside of activations: it is the active one while its HQs are on their way. */
export function* displaceFrom(g: GrandIllusion, side: Side, h: number, reason?: Reason): Procedure {
  const { state: s } = g
  if (presenceOf(s, side).hqs(h) === 0) return
  s.activeHex = h
  yield* displaceHqs(g, side, h, reason)
  s.activeHex = -1
}

/** §9.4.4.overrun enemy HQs in a hex where a unit arrives by other means than marching */
export const overrunAt = (g: GrandIllusion, u: number, h: number): Procedure =>
  displaceFrom(g, enemyOf(sideOf(u)), h, '9.4.4.overrun')

const isHelpless = (u: number): boolean => isHq(u) || isHa(u)

/** an HQ or siege gun that came here would find enemies and no friends to fight for it */
export const wouldBeAlone = (s: State, u: number, h: number): boolean =>
  isHelpless(u) &&
  presenceOf(s, sideOf(u)).combatUnits(h) === 0 &&
  presenceOf(s, enemyOf(sideOf(u))).combatUnits(h) > 0
