/** §11.3 §aid.setup-1914 The historical set-up of a side, as one answer or as a beginning. */
import { OUT } from '../../codes.ts'
import { nation, type Side } from '../../nations.ts'
import { place } from '../../places.ts'
import { scenarioData, setupOf } from '../../scenarios.ts'
import { allegianceOf, flip, isFlipped, put, type State, supplyChanges } from '../../state.ts'
import { unitsIn } from '../../units.ts'
import { markersOf } from './markers.ts'

/** Returns how many units it places. Whatever stood elsewhere is taken up first. */
export function takeReadyMade(s: State, side: Side, units: readonly number[]): number {
  clear(s, side, units)
  const { placement, trench = '', heldBack = {}, infrastructure = {} } = setupOf(scenarioData(s.scenario).id)
  let placed = 0
  for (const [id, list] of Object.entries(placement))
    for (const u of unitsIn(list).filter((each) => allegianceOf(s, each) === side)) {
      put(s, u, place(id))
      placed++
    }
  for (const u of unitsIn(trench)) if (allegianceOf(s, u) === side) flip(s, u, true)
  for (const [id, list] of Object.entries(heldBack))
    if (s.allegiance.get(nation(id)) === side) for (const u of unitsIn(list)) put(s, u, OUT.pool)
  for (const [id, owner] of Object.entries(infrastructure))
    if (s.allegiance.get(nation(owner)) === side) s.infrastructure.set(place(id), nation(owner) + 1)
  supplyChanges(s)
  return placed
}

function clear(s: State, side: Side, units: readonly number[]): void {
  for (const u of units) {
    if (isFlipped(s, u)) flip(s, u, false)
    put(s, u, OUT.toCome)
  }
  for (const p of markersOf(s, side)) s.infrastructure.set(p, 0)
}
