/** §3.11 Where supply comes from. */
import { AH, enemyOf, NEUTRAL, NATIONS, RU, type Side } from '../../nations.ts'
import { isLand, ownerOf, placesIn } from '../../places.ts'
import { isInPlay, scenarioData } from '../../scenarios.ts'
import { CAPITALS, FULL_NATION_PORTS, HOME_CHIPS } from '../../sites.ts'
import { allegianceAt, type State } from '../../state.ts'
import { isRail, neighboursOf } from '../../terrain.ts'
import { isFriendly, isEnemyHeld } from '../02-concepts/control.ts'

/** the railways that leave the north map by its east edge */
const EAST_EDGE = placesIn(
  Array.from({ length: 29 }, (_, row) => `50${String(row + 1).padStart(2, '0')}`).join(' '),
).filter((p) => isLand(p) && isRail(p))

/** §12.2.special.adjust railways that leave the map by its south edge: Austria-Hungary may lean on them as well */
const SOUTH_EDGE = placesIn(
  Array.from({ length: 50 }, (_, col) => `${String(col + 1).padStart(2, '0')}29`).join(' '),
).filter((p) => isLand(p) && isRail(p) && ownerOf(p) === AH)
const EAST = '12.2'
const borrowed = (s: State, n: number): readonly number[] =>
  n === AH && scenarioData(s.scenario).id === EAST ? SOUTH_EDGE : []

const printed: readonly (readonly number[])[] = Array.from({ length: NATIONS }, (_, n) => [
  ...(FULL_NATION_PORTS[n] ?? []),
  ...(n === RU ? EAST_EDGE : []),
])
/** those that can be shut in */
const inland: readonly (readonly number[])[] = Array.from({ length: NATIONS }, (_, n) => [
  ...(CAPITALS[n] ?? []),
  ...(HOME_CHIPS[n] ?? []),
])

/**
 * Every neighbour on the maps in play that is not neutral has enemies; nobody can stand in the sea, so a coast is never
 * shut in by land.
 */
function isShutIn(s: State, side: Side, p: number): boolean {
  const around = neighboursOf(p).filter(
    (to) => isInPlay(s.scenario, to) && (!isLand(to) || allegianceAt(s, to) !== NEUTRAL),
  )
  return around.length > 0 && around.every((to) => isLand(to) && isEnemyHeld(s, side, to))
}

const isGood = (s: State, side: Side, p: number): boolean => allegianceAt(s, p) !== enemyOf(side)

/** The sources of a nation itself. */
function ownSources(s: State, side: Side, n: number): number[] {
  const open = (inland[n] as readonly number[]).filter(
    (p) => isInPlay(s.scenario, p) && isFriendly(s, side, p) && !isShutIn(s, side, p),
  )
  const edges = [...(printed[n] as readonly number[]), ...borrowed(s, n)]
  return [...open, ...edges.filter((p) => isGood(s, side, p))]
}

/** §3.11 A nation's own, and those of its major or host. */
export function sourcesOf(s: State, side: Side, n: number): number[] {
  const patron = s.patron.get(n)
  return patron === n ? ownSources(s, side, n) : [...ownSources(s, side, n), ...ownSources(s, side, patron)]
}
