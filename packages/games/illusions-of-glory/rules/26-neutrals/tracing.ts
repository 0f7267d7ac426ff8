/** Lines of supply to one place (§26.5.3.b.1, §26.6.2.b.1). */
import { NEIGHBOURS } from '../../map.ts'
import type { Side } from '../../sides.ts'
import { isControlledBy, type State } from '../../state.ts'
import { netOf } from '../14-supply/nets.ts'

/**
 * can a unit in x trace a line to the place, which its side has to control? As for any supply: next door if no line
 * passes x itself (§20.3.5.d), and by sea only from a port of its own (§14.1.3.a), not from one it besieges
 */
export function traces(s: State, side: Side, x: number, to: number): boolean {
  const net = netOf(s, side)
  const goal = net.partOf(to)
  if (goal < 0 || !isControlledBy(s, side, to)) return false
  if (net.isOpen(x)) return net.partOf(x) === goal
  return (NEIGHBOURS[x] ?? []).some((y) => net.partOf(y) === goal)
}
