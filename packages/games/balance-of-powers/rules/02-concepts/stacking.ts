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

/** §2.62 desert or marsh where neither a railway nor a population centre helps */
const isBare = (p: number): boolean => isBarren(p) && !isRail(p) && !isCentre(p)
/** §2.62 one corps where it is bare and no infrastructure helps */
export const corpsLimit = (s: State, p: number): number =>
  isBare(p) && !s.infrastructure.has(p) ? MOST_BARREN : MOST_CORPS
/** §2.62 Are there more corps than would have room without infrastructure (ruling 111)? */
export const needsInfrastructure = (s: State, side: Side, p: number): boolean =>
  isBare(p) && corpsAt(s, side, p) > MOST_BARREN

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
