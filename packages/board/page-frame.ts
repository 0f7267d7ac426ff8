import type { Vector } from './axial.ts'
import { type Frame, laneOf, placeOf } from './frame.ts'
import type { HexGridSpec, Offset } from './hex-grid-spec.ts'

type Layout = Omit<HexGridSpec, 'cells'>

/** Distance of neighbouring hex centres when the circumradius is 1. */
const WIDTH = Math.sqrt(3)
/** Distance of neighbouring lanes when the circumradius is 1. */
const LANE = 1.5

/** Where hexes lie on the page: unit hexes, x to the right, y down. */
export function pageFrame(spec: Layout): Frame {
  const { orientation, neighbours } = spec
  const across = (table: readonly Offset[]) => toPage(spec, shift(orientation, table) * WIDTH, LANE)
  return {
    orientation,
    along: toPage(spec, WIDTH, 0),
    fromEven: across(neighbours.even),
    fromOdd: across(neighbours.odd),
  }
}

/**
 * How many places further along the next lane's same-numbered hex lies. A hex sits in the middle between its
 * two neighbours in the next lane, so their mean place number, taken the other way, is that shift.
 */
function shift(orientation: Frame['orientation'], table: readonly Offset[]): number {
  const next = table.filter((o) => laneOf(orientation, o) === 1).map((o) => placeOf(orientation, o))
  return -next.reduce((sum, place) => sum + place, 0) / next.length
}

function toPage(spec: Layout, along: number, across: number): Vector {
  const [x, y] = spec.orientation === 'pointy' ? [along, across] : [across, along]
  return [spec.columnsRun === 'left' ? -x : x, spec.rowsRun === 'up' ? -y : y]
}
