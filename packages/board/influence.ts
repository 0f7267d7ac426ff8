import type { Space } from './space.ts'

/** Where a unit in each space exerts influence; found out once and shared by all games on the map. */
export class Projection {
  readonly size: number
  /** targets[first[h]] up to targets[first[h + 1] - 1] are the spaces a unit in h exerts into */
  readonly first: Int32Array
  readonly targets: Int16Array

  /** projects(h, d): does a unit in h exert into its neighbour in direction d? */
  constructor(space: Space, projects: (h: number, d: number) => boolean) {
    this.size = space.size
    this.first = new Int32Array(space.size + 1)
    const targets: number[] = []
    for (let h = 0; h < space.size; h++) {
      targets.push(...targetsOf(space, h, projects))
      this.first[h + 1] = targets.length
    }
    this.targets = Int16Array.from(targets)
  }
}

/** Zones of control kept incrementally: how many units exert into each space. One instance per side. */
export class Influence {
  private readonly counts: Int16Array
  private readonly first: Int32Array
  private readonly targets: Int16Array

  constructor({ size, first, targets }: Projection) {
    this.counts = new Int16Array(size)
    this.first = first
    this.targets = targets
  }

  clear(): void {
    this.counts.fill(0)
  }

  copyFrom(other: Influence): void {
    this.counts.set(other.counts)
  }

  /** A unit that exerts influence comes to this space. */
  add(space: number): void {
    this.change(space, 1)
  }

  remove(space: number): void {
    this.change(space, -1)
  }

  /** how many units exert into it */
  at(space: number): number {
    return this.counts[space] as number
  }

  private change(space: number, by: number): void {
    const end = this.first[space + 1] as number
    for (let i = this.first[space] as number; i < end; i++) {
      const target = this.targets[i] as number
      this.counts[target] = this.at(target) + by
    }
  }
}

function targetsOf(space: Space, h: number, projects: (h: number, d: number) => boolean): number[] {
  const targets: number[] = []
  for (let d = 0; d < space.degree; d++) {
    const to = space.neighbour(h, d)
    if (to >= 0 && projects(h, d)) targets.push(to)
  }
  return targets
}
