/** §10.4 strategic movement by sea, westward only. */
import type { Refusal } from '../../grand-illusion.ts'
import { ANTWERP, isPort, PORTS } from '../../map.ts'
import { isHa, nationOf, sideOf } from '../../pieces.ts'
import { hasOption } from '../../scenarios.ts'
import { AL, BELGIAN, GE } from '../../sides.ts'
import { hexOf, isControlledBy, type State } from '../../state.ts'
import { canStack } from '../08-action/stacking.ts'
import { wouldBeAlone } from '../08-action/stranded.ts'
import { wouldBeCutOff } from './lines.ts'

/** §12.5.4 not from Antwerp, but for §14.3.6.b.5 */
const isHarbour = (s: State, h: number): boolean => isPort(h) || (h === ANTWERP && hasOption(s, GE, 5))

const maySail = (s: State, u: number): boolean =>
  sideOf(u) === AL &&
  nationOf(u) !== BELGIAN &&
  !isHa(u) &&
  isHarbour(s, hexOf(s, u)) &&
  isControlledBy(s, AL, hexOf(s, u))

export function seaGoals(s: State, u: number): number[] {
  if (!maySail(s, u)) return []
  return PORTS.filter((h) => !whyNot(s, u, h))
}

export function whyNotSailTo(s: State, u: number, h: number): Refusal | undefined {
  const reason = whyNot(s, u, h)
  const rule = reason === 'hex-out-of-supply' ? '8.4.3.d' : '10.4'
  return reason && { code: reason, rule, facts: { piece: u, hex: h } }
}

function whyNot(s: State, u: number, h: number): Refusal['code'] | undefined {
  if (sideOf(u) !== AL || nationOf(u) === BELGIAN || isHa(u)) return 'sea-for-allies-only'
  if (!isHarbour(s, hexOf(s, u)) || !isPort(h)) return 'not-a-port'
  if (h >= hexOf(s, u)) return 'port-not-lower'
  if (!isControlledBy(s, AL, h) || !isControlledBy(s, AL, hexOf(s, u))) return 'enemy-controls-hex'
  if (wouldBeAlone(s, u, h)) return 'alone-with-enemies'
  if (!canStack(s, [u], h)) return 'stack-full-there'
  return wouldBeCutOff(s, u, h) ? 'hex-out-of-supply' : undefined
}
