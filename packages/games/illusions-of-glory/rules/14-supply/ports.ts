/** §14.1.3 Supply by sea. */
import { ATHENS, homeOf, isPort, MEDITERRANEAN, portOf, SALONIKA } from '../../map.ts'
import { isTroops } from '../../pieces.ts'
import { CP, GR, NO_SIDE, type Side } from '../../sides.ts'
import { FLAG, hasFlag, isControlledBy, isRisen, presenceOf, spaceOf, type State } from '../../state.ts'

/** §14.1.3.b The blockade closes all seas but the Baltic and the Black Sea to CP. */
export const isSeaOpen = (s: State, side: Side, sea: number): boolean =>
  side !== CP || sea !== MEDITERRANEAN || !hasFlag(s, FLAG.blockade)

/** §14.1.3.a §26.1.1.b Only a controlled port links lines of supply, in a space or a region. */
export function isSupplyPort(s: State, side: Side, x: number): boolean {
  const sea = portOf(x)
  return sea >= 0 && isControlledBy(s, side, x) && !isRisen(s, x) && isSeaOpen(s, side, sea)
}

/**
 * §26.3.1.d A port of neutral Greece is neutral again when its last troops leave; the two cities remain with
 * the side that took them (ruling 41). Returns whether these are the last troops.
 */
export function closesPort(s: State, side: Side, x: number, leaving: readonly number[]): boolean {
  if (x < 0 || s.greekSide !== NO_SIDE || homeOf(x) !== GR || !isPort(x)) return false
  if (x === ATHENS || x === SALONIKA || !isControlledBy(s, side, x)) return false
  const going = leaving.filter((p) => isTroops(p) && spaceOf(s, p) === x)
  return going.length > 0 && going.length === presenceOf(s, side).troops(x)
}
