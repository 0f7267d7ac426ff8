import type { HexGridSpec, NeighbourTables, Numbered, Offset } from './hex-grid-spec.ts'
import { type HexCell, HexGrid } from './hex-grid.ts'
import type { Numbering } from './numbering.ts'

/** The usual way to print hexes: lanes (rows if pointy-top, columns if flat-top) staggered by parity. */
export interface HexLayout extends Numbered {
  readonly orientation: HexGridSpec['orientation']
  /** the parity of the lanes that lie half a hex further on, the way the places along a lane are counted */
  readonly shifted: 'odd' | 'even'
}

/** On the page, clockwise from the top: along in half hexes, across in lanes. */
const POINTY = {
  along: [1, 2, 1, -1, -2, -1], // NE E SE SW W NW
  across: [-1, 0, 1, 1, 0, -1],
}
const FLAT = {
  along: [-2, -1, 1, 2, 1, -1], // N NE SE S SW NW
  across: [0, 1, 1, 0, -1, -1],
}

/**
 * Neighbour tables of a layout. Whichever way rows and columns are counted, direction 0 points to the top of the
 * page (north-east on pointy-top grids, north on flat-top ones) and the others follow clockwise.
 */
export function neighbourTables(layout: HexLayout): NeighbourTables {
  return { odd: tableOf(layout, 1), even: tableOf(layout, 0) }
}

function tableOf(layout: HexLayout, parity: 0 | 1): Offset[] {
  const { along, across } = layout.orientation === 'pointy' ? POINTY : FLAT
  return along.map((halves, d) => offset(layout, parity, halves, across[d] as number))
}

function offset(layout: HexLayout, parity: 0 | 1, halves: number, lanes: number): Offset {
  const rowSign = layout.rowsRun === 'up' ? -1 : 1
  const colSign = layout.columnsRun === 'left' ? -1 : 1
  const place = (sign: number) => (sign * halves + crossing(layout, parity, lanes)) / 2
  return layout.orientation === 'pointy'
    ? [rowSign * lanes, place(colSign)]
    : [place(rowSign), colSign * lanes]
}

/** Half hexes that the numbering itself shifts by when a step leads to a lane of the other parity. */
function crossing(layout: HexLayout, parity: 0 | 1, lanes: number): number {
  if (lanes === 0) return 0
  return (parity === 1) === (layout.shifted === 'odd') ? 1 : -1
}

export interface RectangularGridSpec extends HexLayout {
  readonly rows: number
  readonly cols: number
  readonly id: Numbering
  /** number of the first row and column; 1 unless given */
  readonly firstRow?: number
  readonly firstCol?: number
  /** false for positions the map leaves out (title block, half hexes, neutral country) */
  readonly has?: (row: number, col: number) => boolean
}

/** A grid of rows and columns; indexes count along the rows. */
export function rectangularGrid(spec: RectangularGridSpec): HexGrid {
  return new HexGrid({ ...spec, cells: rectangularCells(spec), neighbours: neighbourTables(spec) })
}

function rectangularCells(spec: RectangularGridSpec): HexCell[] {
  const { rows, cols, firstRow = 1, firstCol = 1, has = () => true, id } = spec
  const cells: HexCell[] = []
  for (let row = firstRow; row < firstRow + rows; row++)
    for (let col = firstCol; col < firstCol + cols; col++)
      if (has(row, col)) cells.push({ row, col, id: id(row, col) })
  return cells
}
