/** §8.4.3.d supply at the end of a journey. */
import { hexOf, type State } from '../../state.ts'
import { gather } from '../08-action/group.ts'
import { Lines } from '../08-action/step-supply.ts'

/** A supplied unit would have no line in this hex, with the one it leaves as it would be without it (§8.3.3). */
export function wouldBeCutOff(s: State, u: number, h: number): boolean {
  const lines = new Lines(s, gather(s, [u], 'activation'), [])
  return lines.barrier(hexOf(s, u), h) === 'no-supply-there'
}
