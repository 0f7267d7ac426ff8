/** §3.1 Supply at the end of a march: the force takes land on its way, and its path follows it. */
import { enemyOf, type Side } from '../nations.ts'
import { newController } from '../rules/02-concepts/control.ts'
import { allegianceAt, allegianceOf, LAYOUT, put, type State, supplyChanges } from '../state.ts'
import { mayOccupy, nationOf } from '../units.ts'
import { isHungry } from './units.ts'

/** Those of the units that would be out of supply there. */
export function hungryAfter(s: State, units: readonly number[], places: readonly number[]): number[] {
  const end = places.at(-1)
  const [first] = units
  if (end === undefined || first === undefined) return []
  const after = LAYOUT.copy(s)
  const side = allegianceOf(s, first) as Side
  const taker = units.find(mayOccupy)
  for (const p of places)
    if (taker !== undefined && allegianceAt(after, p) === enemyOf(side))
      after.control.set(p, newController(after, side, p, nationOf(taker)))
  for (const u of units) put(after, u, end)
  supplyChanges(after)
  return units.filter((u) => isHungry(after, u))
}
