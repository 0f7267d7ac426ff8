/** The units of a place in a few characters. */
import { type Heap, heapsOf } from '../table/seen-units.ts'
import { NEUTRAL, SIDE_IDS } from '../nations.ts'
import { isFlipped, type State } from '../state.ts'
import { isCorps, printedEffectiveness } from '../units.ts'

export const heapsAt = (s: State, p: number): Heap[] => heapsOf(s).filter(({ space }) => space === p)

export const sideLetter = ({ side }: Heap): string => (side === NEUTRAL ? 'N' : SIDE_IDS[side].charAt(0))

/** "C4 9 t2": whose, how many corps, their effectiveness together, how many of them in trenches */
export function heapMark(s: State, heap: Heap): string {
  const corps = heap.units.filter(isCorps)
  const worth = corps.reduce((sum, u) => sum + printedEffectiveness(u, isFlipped(s, u)), 0)
  const dug = corps.filter((u) => isFlipped(s, u)).length
  return `${sideLetter(heap)}${corps.length} ${worth}${dug === 0 ? '' : ` t${dug}`}`
}
