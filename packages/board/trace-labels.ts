/** Lines under construction in the order found, each a space plus the line it prolongs. Doubles as the queue. */
export class TraceLabels {
  count = 0
  private readonly spaces: Int16Array
  private readonly parents: Int32Array
  private readonly useds: Int32Array
  private readonly lengths: Int16Array

  constructor(capacity: number) {
    this.spaces = new Int16Array(capacity)
    this.parents = new Int32Array(capacity)
    this.useds = new Int32Array(capacity)
    this.lengths = new Int16Array(capacity)
  }

  clear(): void {
    this.count = 0
  }

  add(space: number, parent: number, used: number, steps: number): number {
    const label = this.count++
    this.spaces[label] = space
    this.parents[label] = parent
    this.useds[label] = used
    this.lengths[label] = steps
    return label
  }

  space(label: number): number {
    return this.spaces[label] as number
  }

  /** the label this one prolongs, one step nearer the source; -1 on a source */
  parent(label: number): number {
    return this.parents[label] as number
  }

  /** how much of the allowance the line has used up */
  used(label: number): number {
    return this.useds[label] as number
  }

  /** steps from the source */
  steps(label: number): number {
    return this.lengths[label] as number
  }
}
