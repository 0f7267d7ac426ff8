/** §8.4.3.a a rail net: hexes linked to supply sources, and the hexes from which it can be reached. */
import { DIRECTIONS, GRID, HEXES, RAILS } from '../../map.ts'

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

const NOWHERE = -2
const SOURCE = -1

export class RailNet {
  /** towards the source: the next rail hex, SOURCE or NOWHERE */
  private readonly next = new Int16Array(HEXES)
  /** the first hex of a line from here: itself on the net, or the hex to go to, or NOWHERE */
  private readonly first = new Int16Array(HEXES)
  private readonly queue = new Int16Array(HEXES)

  spread(ground: NetGround): void {
    this.next.fill(NOWHERE)
    this.first.fill(NOWHERE)
    const linked = this.link(ground)
    const adjacent = this.surround(ground, 0, linked)
    if (ground.between) this.surround(ground, linked, adjacent)
  }

  /** can a line be traced from this hex? */
  has(h: number): boolean {
    return (this.first[h] as number) >= 0
  }

  /** is it part of the net itself? */
  isLinked(h: number): boolean {
    return (this.next[h] as number) !== NOWHERE
  }

  /** §8.4.3.b supply that is there without a line */
  provide(h: number): void {
    if (!this.has(h)) this.first[h] = h
  }

  /** from this hex to the source, both included; empty if there is no line */
  lineFrom(h: number): number[] {
    if (!this.has(h)) return []
    const line = [h]
    let at = h
    while (!this.isLinked(at) && this.first[at] !== at) line.push((at = this.first[at] as number))
    while ((this.next[at] as number) >= 0) line.push((at = this.next[at] as number))
    return line
  }

  /** Breadth first, so that lines are the shortest; returns how many hexes are linked. */
  private link({ open, sources, end }: NetGround): number {
    let count = 0
    for (const source of sources) if (open[source] === 1) count = this.join(source, SOURCE, count)
    for (let i = 0; i < count; i++) {
      const h = this.queue[i] as number
      if (h === end) continue
      for (let d = 0; d < RAILS.degree; d++) {
        const to = RAILS.neighbour(h, d)
        if (to >= 0 && open[to] === 1) count = this.join(to, h, count)
      }
    }
    return count
  }

  private join(h: number, next: number, count: number): number {
    if (this.isLinked(h)) return count
    this.next[h] = next
    this.first[h] = h
    this.queue[count] = h
    return count + 1
  }

  /** Hexes beside those in the queue from `begin` to `end`; returns the new length of the queue. */
  private surround({ between, isShut }: NetGround, begin: number, end: number): number {
    let count = end
    for (let i = begin; i < end; i++) {
      const h = this.queue[i] as number
      if (!this.isLinked(h) && between?.[h] !== 1) continue
      for (let d = 0; d < DIRECTIONS; d++) {
        const to = GRID.neighbour(h, d)
        if (to < 0 || this.has(to) || isShut(h, d)) continue
        this.first[to] = h
        this.queue[count++] = to
      }
    }
    return count
  }
}
