/** Lines of supply to one place (§26.5.3.b.1, §26.6.2.b.1). */
import { isPort, NEIGHBOURS, PORTS, portOf } from '../../map.ts'
import type { Side } from '../../sides.ts'
import { isControlledBy, type State } from '../../state.ts'
import { netOf } from '../14-supply/nets.ts'
import { isSeaOpen } from '../14-supply/ports.ts'

/** spaces one step from x on a line: next door, and the ports of an open sea */
function steps(s: State, side: Side, x: number): readonly number[] {
  const sea = portOf(x)
  const ports = isPort(x) && sea >= 0 && isSeaOpen(s, side, sea) ? (PORTS[sea] ?? []) : []
  return [...(NEIGHBOURS[x] ?? []), ...ports]
}

/** can a unit in x trace a line to the place, which its side has to control? */
export function traces(s: State, side: Side, x: number, to: number): boolean {
  const net = netOf(s, side)
  const goal = net.component[to] as number
  if (goal < 0 || !isControlledBy(s, side, to)) return false
  return net.component[x] === goal || steps(s, side, x).some((y) => net.component[y] === goal)
}
