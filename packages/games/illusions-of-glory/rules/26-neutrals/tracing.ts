/** §26.5.3.b.1 §26.6.2.b.1 Lines of supply to one space. */
import { NEIGHBOURS } from '../../map.ts'
import type { Side } from '../../sides.ts'
import { isControlledBy, type State } from '../../state.ts'
import { netOf } from '../14-supply/nets.ts'

/**
 * Whether a unit in x can trace a line to a space its side controls. As for any supply, the line begins in a
 * neighbouring space if none passes x itself, and by sea only from a friendly port (§14.1.3.a),
 * not from one the unit besieges.
 */
export function traces(s: State, side: Side, x: number, to: number): boolean {
  const net = netOf(s, side)
  const goal = net.partOf(to)
  if (goal < 0 || !isControlledBy(s, side, to)) return false
  if (net.isOpen(x)) return net.partOf(x) === goal
  return (NEIGHBOURS[x] ?? []).some((y) => net.partOf(y) === goal)
}
