import { axialUnit, type Vector } from './axial.ts'
import { type Frame, laneOf, locate, placeOf } from './frame.ts'
import type { HexGridSpec, Offset } from './hex-grid-spec.ts'

type Tables = Pick<HexGridSpec, 'orientation' | 'neighbours'>

/** Reads axial coordinates off the neighbour tables, so that any numbering works: direction d is unit vector d. */
export function axialFrame(spec: Tables): Frame {
  const along = axialUnit(directionAlong(spec))
  const { orientation, neighbours } = spec
  const step = (table: readonly Offset[]) => stepAcross(orientation, table, along)
  const frame = { orientation, along, fromEven: step(neighbours.even), fromOdd: step(neighbours.odd) }
  verify(frame, spec)
  return frame
}

function directionAlong({ orientation, neighbours }: Tables): number {
  return find(neighbours.even, (o) => laneOf(orientation, o) === 0 && placeOf(orientation, o) === 1)
}

function stepAcross(orientation: Frame['orientation'], table: readonly Offset[], along: Vector): Vector {
  const d = find(table, (o) => laneOf(orientation, o) === 1)
  // The neighbour found may lie some places off; walk back to the place we came from.
  const back = placeOf(orientation, table[d] as Offset)
  const [q, r] = axialUnit(d)
  return [q - back * along[0], r - back * along[1]]
}

function find(table: readonly Offset[], wanted: (offset: Offset) => boolean): number {
  const d = table.findIndex(wanted)
  if (d < 0) throw new Error(`neighbour table ${JSON.stringify(table)} is not that of a staggered hex grid`)
  return d
}

/** A table with a slip in it would give wrong distances without a word; so every entry has to agree. */
function verify(frame: Frame, { neighbours }: Tables): void {
  verifyTable(frame, neighbours.even, [0, 0], 'even')
  verifyTable(frame, neighbours.odd, [1, 1], 'odd')
}

function verifyTable(frame: Frame, table: readonly Offset[], cell: Offset, name: string): void {
  if (table.length !== 6) throw new Error(`neighbours.${name} has ${table.length} entries, not six`)
  const [q, r] = locate(frame, cell)
  table.forEach(([row, col], d) => {
    const there = locate(frame, [cell[0] + row, cell[1] + col])
    const unit = axialUnit(d)
    if (there[0] - q === unit[0] && there[1] - r === unit[1]) return
    throw new Error(`neighbours.${name}[${d}] = [${row}, ${col}] breaks the rotational order of the tables`)
  })
}
