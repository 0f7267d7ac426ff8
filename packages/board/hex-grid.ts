import { axialLength, axialUnit, type Vector } from './axial.ts'
import { AxialCells } from './axial-cells.ts'
import { type Frame, locate } from './frame.ts'
import type { HexGridSpec, Offset } from './hex-grid-spec.ts'
import { axialLine } from './hex-line.ts'
import { LinkedSpace } from './linked-space.ts'
import { pageFrame } from './page-frame.ts'

export type { HexCell, HexGridSpec, NeighbourTables, Numbered, Offset } from './hex-grid-spec.ts'

/** A map of hexes, with or without holes. Directions are those of the neighbour tables. */
export class HexGrid extends LinkedSpace {
  /** row and column as printed, by index */
  readonly rows: Int16Array
  readonly cols: Int16Array
  private readonly cells: AxialCells
  private readonly page: Frame
  private readonly tables: HexGridSpec['neighbours']

  constructor(spec: HexGridSpec) {
    const cells = new AxialCells(spec)
    super(
      spec.cells.map((cell) => cell.id),
      6,
      cells.links(),
    )
    this.cells = cells
    this.page = pageFrame(spec)
    this.tables = spec.neighbours
    this.rows = Int16Array.from(spec.cells, (cell) => cell.row)
    this.cols = Int16Array.from(spec.cells, (cell) => cell.col)
  }

  /** Steps from a to b on the full plane: holes and gaps of the map do not lengthen it. */
  distance(a: number, b: number): number {
    const cells = this.cells
    return axialLength(cells.qOf(a) - cells.qOf(b), cells.rOf(a) - cells.rOf(b))
  }

  /** Spaces at most this far away, h included, in ascending order. */
  within(h: number, radius: number): number[] {
    // From some radius on, asking every space is cheaper than visiting every position.
    return 3 * radius * (radius + 1) < this.size ? this.disc(h, radius) : this.nearer(h, radius)
  }

  /** Spaces exactly this far away, in ascending order. */
  ring(h: number, radius: number): number[] {
    if (radius === 0) return [h]
    const found: number[] = []
    for (let side = 0; side < 6; side++) this.ringSide(h, radius, side, found)
    return found.sort((a, b) => a - b)
  }

  /**
   * Spaces on the straight line from a to b, both included; positions the map does not have are left out.
   * From b to a it is the same line turned round.
   */
  line(a: number, b: number): number[] {
    const [from, to] = [this.axialOf(a), this.axialOf(b)]
    const second = this.cellsAt(axialLine(from, to, -1))
    // A line along hexsides at the rim must not leave the map where the hex on its other side would do.
    const line = this.cellsAt(axialLine(from, to, 1)).map((h, i) => (h < 0 ? (second[i] as number) : h))
    return line.filter((h) => h >= 0)
  }

  /** Has fewer than six neighbours: lies at the rim of the map, or at a hole. */
  isEdge(h: number): boolean {
    // -1 stands for the missing neighbour in the links, so it can be asked for like any other.
    return this.direction(h, -1) >= 0
  }

  /** Centre on the page: unit hexes (circumradius 1), x to the right, y down. */
  center(h: number): readonly [x: number, y: number] {
    return locate(this.page, [this.rows[h] as number, this.cols[h] as number])
  }

  /** The way from a hex's centre to that of its neighbour in direction d, on the page; for drawing hexsides. */
  bearing(d: number): readonly [x: number, y: number] {
    // Row 0 and column 0 are even, and lie at the origin.
    return locate(this.page, this.tables.even[d] as Offset)
  }

  private axialOf(h: number): Vector {
    return [this.cells.qOf(h), this.cells.rOf(h)]
  }

  private cellsAt(positions: readonly Vector[]): number[] {
    return positions.map(([q, r]) => this.cells.at(q, r))
  }

  private disc(h: number, radius: number): number[] {
    const found: number[] = []
    for (let distance = 0; distance <= radius; distance++) found.push(...this.ring(h, distance))
    return found.sort((a, b) => a - b)
  }

  private nearer(h: number, radius: number): number[] {
    const found: number[] = []
    for (let i = 0; i < this.size; i++) if (this.distance(h, i) <= radius) found.push(i)
    return found
  }

  /** Walks one side of a ring, from the corner in direction `side` towards the next corner. */
  private ringSide(h: number, radius: number, side: number, found: number[]): void {
    const [cornerQ, cornerR] = axialUnit(side)
    const [stepQ, stepR] = axialUnit(side + 2)
    for (let i = 0; i < radius; i++) {
      const q = this.cells.qOf(h) + cornerQ * radius + stepQ * i
      const r = this.cells.rOf(h) + cornerR * radius + stepR * i
      const there = this.cells.at(q, r)
      if (there >= 0) found.push(there)
    }
  }
}
