/** §2.42 §5.23 A supply line from one place to another. */
import { ON } from '../../crossings.ts'
import { PLACES } from '../../places.ts'
import { isInPlay } from '../../scenarios.ts'
import type { Side } from '../../nations.ts'
import type { State } from '../../state.ts'
import { CROSSINGS } from '../../terrain.ts'
import { isOpen, isSeaFree, isSeaPort, PORTS } from './net.ts'

const seen = new Uint8Array(PLACES)

/**
 * Does a path through places in order lead from one of these to one of those, its ends included (§3.121)? A capital
 * or box beyond the edge of the maps in play is reached by sea like any other port (§6.454).
 */
export function isJoined(s: State, side: Side, from: readonly number[], to: readonly number[]): boolean {
  seen.fill(0)
  const open: number[] = []
  const reach = (p: number): void => {
    if (seen[p] === 1 || !isOpen(s, side, p)) return
    seen[p] = 1
    open.push(p)
  }
  from.forEach(reach)
  let isAtSea = !isSeaFree(s, side)
  for (let p = open.pop(); p !== undefined; p = open.pop()) {
    if (to.includes(p)) return true
    if (!isAtSea && isSeaPort(s, p)) {
      isAtSea = true
      for (const port of PORTS)
        if (isSeaPort(s, port) && (isInPlay(s.scenario, port) || to.includes(port))) reach(port)
    }
    for (let c = CROSSINGS.first(p); c < CROSSINGS.first(p + 1); c++)
      if (CROSSINGS.has(c, ON.march)) reach(CROSSINGS.end(c))
  }
  return false
}
