/** §8.4.3.a a rail net: hexes linked to supply sources, and the hexes from which it can be reached. */
import { SupplyNet } from '@sandtable/board'
import { GRID, HEXES, RAILS } from '../../map.ts'

/** What a net is spread over. */
export interface NetGround {
  /** rail hexes the net may run through */
  readonly open: Uint8Array
  readonly sources: readonly number[]
  /** §8.4.3.h a hex the net runs into but not through, or -1 */
  readonly end: number
  /** §14.3.6.b.3 hexes a line may pass on its way to the railway; undefined: it must be adjacent */
  readonly between: Uint8Array | undefined
  readonly isShut: (from: number, direction: number) => boolean
}

export class RailNet {
  private readonly lines = new SupplyNet(HEXES)
  /** how many hexes are linked by rail; they come first */
  private linked = 0

  spread({ open, sources, end, between, isShut }: NetGround): void {
    const { lines } = this
    lines.clear()
    for (const source of sources) if (open[source] === 1) lines.addSource(source)
    lines.grow(RAILS, (from, _direction, to) => from !== end && open[to] === 1)
    this.linked = lines.count
    lines.grow(GRID, (from, direction) => !isShut(from, direction), 1)
    if (between) lines.grow(GRID, (from, direction) => between[from] === 1 && !isShut(from, direction), 1)
  }

  /** can a line be traced from this hex? */
  has(h: number): boolean {
    return this.lines.has(h)
  }

  /** is it part of the net itself? */
  isLinked(h: number): boolean {
    return this.lines.isAmongFirst(h, this.linked)
  }

  /** §8.4.3.b supply that is there without a line */
  provide(h: number): void {
    this.lines.addSource(h)
  }

  /** from this hex to the source, both included; empty if there is no line */
  lineFrom(h: number): number[] {
    return this.lines.lineFrom(h)
  }
}
