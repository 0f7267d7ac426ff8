import type { Space } from './space.ts'

/**
 * Some links of a space: railways, one gauge of them, roads and railways. Made once, of what never changes; floods over
 * it touch nothing else. Spaces keep their numbers.
 */
export class Subnet {
  /** how many spaces the whole space has */
  readonly size: number
  /** neighbours of h: `targets[starts[h]]` up to, but not with, `targets[starts[h + 1]]` */
  readonly starts: Int32Array
  readonly targets: Int16Array

  constructor(space: Space, isIn: (from: number, direction: number, to: number) => boolean) {
    const targets: number[] = []
    this.size = space.size
    this.starts = new Int32Array(space.size + 1)
    for (let h = 0; h < space.size; h++) {
      for (let d = 0; d < space.degree; d++) {
        const to = space.neighbour(h, d)
        if (to >= 0 && isIn(h, d, to)) targets.push(to)
      }
      this.starts[h + 1] = targets.length
    }
    this.targets = Int16Array.from(targets)
  }

  /** does any link of it touch this space? */
  touches(h: number): boolean {
    return this.starts[h] !== this.starts[h + 1]
  }
}
