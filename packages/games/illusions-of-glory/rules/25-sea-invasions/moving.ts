/** §25.1.a §25.1.b §25.2 Movement along sea lanes. */
import type { Group, Refusal } from '../../illusions-of-glory.ts'
import { isSeaSpace, landingPort, LEMNOS } from '../../map.ts'
import { isLcu, isTroops } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { AP } from '../../sides.ts'
import { GROUND, hasGround, piecesAt, type State } from '../../state.ts'
import { isWinter } from '../../tables.ts'

/**
 * Why a group may not take a sea lane. Each costs 1 MP, and the group stops at sea and on Lemnos as in a
 * region. §25.2.1.a.2 §25.2.2.d §25.2.3.a From Lemnos to a landing, §25.2.3.d also from its port.
 */
export function whyNotBySeaLane(s: State, group: Group, from: number, to: number): Refusal | undefined {
  // §25.2.4.b §25.4.a Without a landing neither side may enter.
  if (isSeaSpace(to) && !hasGround(s, to, GROUND.landing)) return refusal('no-landing-marker', { space: to })
  // §25.4.a CP units may enter an empty landing from its port, and go no farther.
  if (group.side !== AP) return whyNotTake(group, to)
  // §25.2.1.a.3 §25.2.3.b Any unit at sea may land.
  if (isSeaSpace(from) && to !== LEMNOS) return undefined
  // §25.1.a §25.1.b §25.2.3.d §25.3.b Otherwise only LCUs move by sea.
  if (!group.pieces.every(isLcu)) return refusal('lcus-only-by-sea', { space: to }, whyLcus(to))
  // §25.2.5.d §25.3.a No withdrawal to Lemnos in winter.
  if (to === LEMNOS && isWinter(s.turn)) return refusal('no-sea-in-winter', { space: to })
  return whyNotLeaveAshore(s, group, from)
}
/** §11.2.d Support alone captures no landing. */
function whyNotTake({ pieces }: Group, to: number): Refusal | undefined {
  if (to === LEMNOS) return refusal('lcus-only-by-sea', { space: to })
  return pieces.some(isTroops)
    ? undefined
    : refusal('support-alone', { space: to, piece: pieces[0] as number })
}
/**
 * §27.0.b An HQ cannot follow by sea. On land the last troops stay with it; at sea they may leave it (ruling
 * 192).
 */
function whyNotLeaveAshore(s: State, { side, space: x, pieces }: Group, from: number): Refusal | undefined {
  const left = from === x && !isSeaSpace(x) ? piecesAt(s, side, x).filter((p) => !pieces.includes(p)) : []
  const [piece] = left
  return piece === undefined || left.some(isTroops)
    ? undefined
    : refusal('support-alone', { space: x, piece })
}

/** §25.4.b The space a group ends in: units that capture a landing return to its port at once. */
export const endSpaceOf = ({ side }: Group, x: number): number =>
  side !== AP && isSeaSpace(x) ? landingPort(x) : x
const whyLcus = (to: number): string => (to === LEMNOS ? '25.3.b' : '25.1.a')
