/** §14.1.3 supply by sea. */
import { MEDITERRANEAN, portOf } from '../../map.ts'
import { CP, type Side } from '../../sides.ts'
import { FLAG, hasFlag, isControlledBy, isRisen, type State } from '../../state.ts'

/** §14.1.3.b the blockade closes all but the Baltic and the Black Sea to the Central Powers */
export const isSeaOpen = (s: State, side: Side, sea: number): boolean =>
  side !== CP || sea !== MEDITERRANEAN || !hasFlag(s, FLAG.blockade)

/** §14.1.3.a §26.1.1.b only a port one controls links lines of supply, be it a space or a region */
export function isSupplyPort(s: State, side: Side, x: number): boolean {
  const sea = portOf(x)
  return sea >= 0 && isControlledBy(s, side, x) && !isRisen(s, x) && isSeaOpen(s, side, sea)
}
