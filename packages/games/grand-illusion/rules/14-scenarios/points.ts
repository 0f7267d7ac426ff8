/** §14.1.2 victory points, and the markers drawn for them. */
import { cupIndex, CUP_VALUES } from '../../cups.ts'
import type { GrandIllusion } from '../../grand-illusion.ts'
import { isDouble } from '../../map.ts'
import { GE, type Side } from '../../sides.ts'
import type { State } from '../../state.ts'

/** §14.1.2.c §14.2.2.c §14.3.4 points are lost, too: totals may go below zero */
export function addPoints(g: GrandIllusion, side: Side, vp: number, rule: string): void {
  const { state: s } = g
  s.points.add(side, vp)
  g.emit?.({ type: 'points-changed', rule, side, vp, total: s.points.get(side) })
}

const inCup = (s: State, side: Side): number => {
  let count = 0
  for (let value = 0; value < CUP_VALUES; value++) count += s.cups.get(cupIndex(side, value))
  return count
}

/** the value of the n-th marker of the cup, counted from 1 */
function valueOf(s: State, side: Side, nth: number): number {
  let left = nth
  for (let value = 0; value < CUP_VALUES; value++) {
    left -= s.cups.get(cupIndex(side, value))
    if (left <= 0) return value
  }
  return 0
}

function changeCup(s: State, side: Side, value: number, by: number): void {
  const at = cupIndex(side, value)
  s.cups.add(at, by)
}

/** §13.1.2 blind, onto the hex; every marker of the cup is as likely as any other */
function draw(g: GrandIllusion, side: Side): number {
  const { state: s } = g
  const { reading: value } = g.roll({ count: 1, sides: inCup(s, side) }, (nth) => valueOf(s, side, nth))
  changeCup(s, side, value, -1)
  return value
}

const worth = (h: number, value: number): number => (isDouble(h) ? 2 * value : value)

/** Draws a marker for a hex and scores it. */
export function scoreHex(g: GrandIllusion, side: Side, h: number, rule: string): void {
  const value = draw(g, side)
  const vp = worth(h, value)
  // Plan XVII markers stay where they lie, German ones until the hex is lost.
  g.state.marker.set(h, value)
  g.emit?.({ type: 'marker-drawn', rule, side, hex: h, value, vp })
  addPoints(g, side, vp, rule)
}

/** §14.1.3.a §14.1.3.d a German marker goes back to the cup, its points with it */
export function returnMarker(g: GrandIllusion, h: number, rule: string): void {
  const { state: s } = g
  const value = s.marker.get(h)
  if (value < 0) return
  s.marker.set(h, -1)
  changeCup(s, GE, value, 1)
  g.emit?.({ type: 'marker-returned', rule, side: GE, hex: h, value, vp: worth(h, value) })
  addPoints(g, GE, -worth(h, value), rule)
}
