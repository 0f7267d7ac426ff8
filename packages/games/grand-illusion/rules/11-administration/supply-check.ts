/** §11.2 who is in supply. */
import type { GrandIllusion } from '../../grand-illusion.ts'
import { RAILHEAD } from '../../map.ts'
import { UNIT_COUNT } from '../../pieces.ts'
import { isMarked, isOnMap, MARK, mark, type State, unmark } from '../../state.ts'
import { isOnEmergencySupply, isSupplied } from '../08-action/supply.ts'

/** §11.2.1 §11.2.2 markers off and on; §11.2.3 forts need none */
export function checkSupply(g: GrandIllusion): void {
  const { state: s } = g
  const cut: number[] = []
  const back: number[] = []
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (!isOnMap(s, u)) continue
    const was = isMarked(s, u, MARK.outOfSupply)
    const is = !isSupplied(s, u)
    // §11.2.2 §11.2.1
    if (is) mark(s, u, MARK.outOfSupply)
    else unmark(s, u, MARK.outOfSupply)
    // §8.4.3.g.3 if Maubeuge surrenders now, lines are ordinary again only from the next check on
    if (isOnEmergencySupply(s, u)) mark(s, u, MARK.emergency)
    if (is && !was) cut.push(u)
    if (was && !is) back.push(u)
  }
  if (cut.length > 0) g.emit?.({ type: 'ran-out-of-supply', rule: '11.2.2', pieces: cut })
  if (back.length > 0) g.emit?.({ type: 'back-in-supply', rule: '11.2.1', pieces: back })
  clearRailhead(g)
}

const RAILHEAD_UNTIL = 5

/** §8.4.3.h when a supply determination is complete, from turn 5 on and after Namur has fallen */
function clearRailhead(g: GrandIllusion): void {
  const { state: s } = g
  if (s.railhead === 0 || s.turn < RAILHEAD_UNTIL || s.namurFell === 0) return
  s.railhead = 0
  s.derived.supply.raise()
  g.emit?.({ type: 'railhead-removed', rule: '8.4.3.h', hex: RAILHEAD })
}

/** as the check of this turn has found */
export const isOutOfSupply = (s: State, u: number): boolean => isMarked(s, u, MARK.outOfSupply)
export const wasOnEmergencySupply = (s: State, u: number): boolean => isMarked(s, u, MARK.emergency)
