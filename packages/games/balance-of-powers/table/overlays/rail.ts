/** §9.2 Railways the viewer can use, what they still carry, and how far the units pointed at could go. */
import type { Overlay } from '@sandtable/presentation'
import { ON } from '../../crossings.ts'
import { isMajor, majorData, NATIONS, type Side } from '../../nations.ts'
import { isBox } from '../../places.ts'
import { isEnemyHeld, isFriendly } from '../../rules/02-concepts/control.ts'
import { railDestinations } from '../../rules/09-land-movement/rail.ts'
import { mayBegin } from '../../rules/09-land-movement/ready.ts'
import type { State } from '../../state.ts'
import { CROSSINGS, isRail } from '../../terrain.ts'
import { nationIn, type Scene, viewerSide, words } from '../scene.ts'
import { landInPlay } from './places.ts'

export function rail(scene: Scene, space: number | undefined): Overlay {
  const s = scene.state
  const side = viewerSide(scene)
  const w = words(scene).panels.legend
  const places = landInPlay(s).filter((p) => isUsable(s, side, p))
  const usable = new Set(places)
  return {
    layers: [
      { kind: 'rail', spaces: [], lines: places.flatMap((p) => linesFrom(p, usable)) },
      { kind: 'range', spaces: space === undefined ? [] : reachFrom(s, side, space) },
    ],
    legend: [
      { kind: 'rail', text: [w.rail, ...capacities(scene, side)].join(words(scene).dot) },
      { kind: 'range', text: w.trains },
    ],
  }
}

/** §9.22 friendly, on a line, and no enemies there */
const isUsable = (s: State, side: Side, p: number): boolean =>
  !isBox(p) && isRail(p) && isFriendly(s, side, p) && !isEnemyHeld(s, side, p)

/** each line once */
function linesFrom(p: number, usable: ReadonlySet<number>): number[][] {
  const lines: number[][] = []
  for (let c = CROSSINGS.first(p); c < CROSSINGS.first(p + 1); c++) {
    const to = CROSSINGS.end(c)
    if (to > p && usable.has(to) && CROSSINGS.has(c, ON.rail)) lines.push([p, to])
  }
  return lines
}

/** for each unit there by itself: stacks differ in what they may do together */
function reachFrom(s: State, side: Side, from: number): number[] {
  const units = s.derived.presence.unitsAt(from, side).filter((u) => mayBegin(s, side, u))
  return [...new Set(units.flatMap((u) => railDestinations(s, { side, from, units: [u] })))]
}

/** §9.24 */
function capacities(scene: Scene, side: Side): string[] {
  const s = scene.state
  const majors = Array.from({ length: NATIONS }, (_, n) => n).filter(
    (n) => isMajor(n) && s.allegiance.get(n) === side,
  )
  return majors.map((n) => {
    const all = majorData(n).rail
    return words(scene).panels.legend.capacity(nationIn(scene, n), Math.max(0, all - s.railed.get(n)), all)
  })
}
