/** §2.6 How many units have room in a place. */
import type { Side } from '../../nations.ts'
import { isCentre } from '../../places.ts'
import type { State } from '../../state.ts'
import { isBarren, isRail } from '../../terrain.ts'
import { isCorps, isLandLeader } from '../../units.ts'
import { corpsAt } from './control.ts'

const MOST_CORPS = 6
const MOST_BARREN = 1
const MOST_LEADERS = 1

/** §2.62 one in desert or marsh where neither a railway, a population centre nor infrastructure helps */
export function corpsLimit(s: State, p: number): number {
  const isPoor = isBarren(p) && !isRail(p) && !isCentre(p) && !s.infrastructure.has(p)
  return isPoor ? MOST_BARREN : MOST_CORPS
}

export function leadersAt(s: State, side: Side, p: number): number {
  const { presence } = s.derived
  let leaders = 0
  for (let u = presence.first(p, side); u >= 0; u = presence.next(u)) if (isLandLeader(u)) leaders++
  return leaders
}

/** §2.62 also those who only pass need room; §2.65 of whatever nations, unless a scenario forbids it */
export function hasRoom(s: State, side: Side, p: number, units: readonly number[]): boolean {
  let [corps, leaders] = [0, 0]
  for (const u of units) {
    if (isCorps(u)) corps++
    else if (isLandLeader(u)) leaders++
  }
  if (corpsAt(s, side, p) + corps > corpsLimit(s, p)) return false
  return leaders === 0 || leadersAt(s, side, p) + leaders <= MOST_LEADERS
}
