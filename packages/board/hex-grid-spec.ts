export type Offset = readonly [row: number, col: number]

export interface HexCell {
  readonly row: number
  readonly col: number
  readonly id: string
}

/** One table for each parity of the staggered lines: rows on pointy-top grids, columns on flat-top ones. */
export interface NeighbourTables {
  readonly odd: readonly Offset[]
  readonly even: readonly Offset[]
}

/** Which way the printed numbers grow. Only drawing depends on it; adjacency is all in the tables. */
export interface Numbered {
  /** where the next higher row lies on the page; 'down' unless given */
  readonly rowsRun?: 'down' | 'up'
  /** where the next higher column lies on the page; 'right' unless given */
  readonly columnsRun?: 'right' | 'left'
}

export interface HexGridSpec extends Numbered {
  readonly orientation: 'pointy' | 'flat'
  /** pointy-top grids stagger by row parity, flat-top ones by column parity */
  readonly cells: readonly HexCell[]
  /** six [drow, dcol] in rotational order (opposite of d is (d + 3) % 6), for odd and for even row (pointy) or column (flat) */
  readonly neighbours: NeighbourTables
}
