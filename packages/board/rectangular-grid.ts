import type { HexCell } from './hex-grid.ts'
import { HexGrid } from './hex-grid.ts'
import { type HexLayout, neighbourTables } from './hex-layout.ts'
import type { Numbering } from './numbering.ts'

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
