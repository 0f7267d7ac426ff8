import type { Space } from './space.ts'
import type { Subnet } from './subnet.ts'

/**
 * What is linked to any of several sources over a subnet, through open spaces. One instance serves any number of floods
 * and allocates nothing; each overwrites the one before. Several subnets can be flooded one after the other: railways
 * first, then the roads from wherever they lead.
 */
export class Flood {
  readonly #reached: Int16Array
  /** the number of the flood that reached the space last */
  readonly #stamps: Uint32Array
  #flood = 0
  #size = 0

  constructor(spaces: number) {
    this.#reached = new Int16Array(spaces)
    this.#stamps = new Uint32Array(spaces)
  }

  /** Nothing is reached. */
  begin(): void {
    this.#flood++
    this.#size = 0
  }

  /** A source: supply is here. */
  add(h: number): void {
    if (this.#stamps[h] === this.#flood) return
    this.#stamps[h] = this.#flood
    this.#reached[this.#size++] = h
  }

  /** Spreads from every space reached so far to every open one that is linked with it. */
  spread({ starts, targets }: Subnet, isOpen: (h: number) => boolean): void {
    const reached = this.#reached
    const stamps = this.#stamps
    const flood = this.#flood
    let size = this.#size
    for (let i = 0; i < size; i++) {
      const h = reached[i] as number
      const end = starts[h + 1] as number
      for (let at = starts[h] as number; at < end; at++) {
        const to = targets[at] as number
        if (stamps[to] === flood || !isOpen(to)) continue
        stamps[to] = flood
        reached[size++] = to
      }
    }
    this.#size = size
  }

  has(h: number): boolean {
    return this.#flood > 0 && this.#stamps[h] === this.#flood
  }

  get count(): number {
    return this.#size
  }

  /** the i-th space reached: sources first, then as far as they are away */
  at(i: number): number {
    return this.#reached[i] as number
  }
}

/**
 * Spaces linked to some source through passable spaces (rail nets): 1 where linked, else 0.
 * A source that is not passable itself (an enemy stands on it) links nothing.
 * The result can be written into an array of the caller's, which is then cleared first.
 */
export function connected(
  space: Space,
  sources: readonly number[],
  passable: (h: number) => boolean,
  linked: Uint8Array = new Uint8Array(space.size),
): Uint8Array {
  linked.fill(0)
  const open: number[] = []
  const visit = (h: number) => {
    if (h < 0 || linked[h] === 1 || !passable(h)) return
    linked[h] = 1
    open.push(h)
  }
  sources.forEach(visit)
  for (let h = open.pop(); h !== undefined; h = open.pop())
    for (let d = 0; d < space.degree; d++) visit(space.neighbour(h, d))
  return linked
}
