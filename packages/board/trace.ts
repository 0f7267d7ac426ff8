import { Marks } from './marks.ts'
import type { Space } from './space.ts'
import { TraceLabels } from './trace-labels.ts'

export interface TraceRules {
  /** may the line step from `from` (nearer the source) to `to`? */
  passable(from: number, direction: number, to: number): boolean
  /** how much of the allowance the line uses up by containing this space (0 = none), e.g. one enemy ZOC hex */
  toll(space: number): number
}

/** more spaces than there can be: the search goes on to its range */
const ALL = 0x3fff_ffff

/**
 * Supply lines: breadth-first search outward from all sources at once. A line contains both its ends, so the
 * toll of the source and that of the supplied space count.
 *
 * The first line to come to a space need not be the one that leads on: it may have used up the allowance where a
 * longer one has not. So a space keeps a further line whenever that one has used less than all before it.
 * Of several lines home a space takes the shortest, then the one of least toll, then the first found.
 */
export class Trace {
  private readonly space: Space
  private readonly maxAllowance: number
  private readonly labels: TraceLabels
  private readonly reached: Marks
  /** by space: the label of its line home */
  private readonly homes: Int32Array
  /** by space: the least that any line there has used */
  private readonly least: Int32Array
  private allowance = 0
  /** spaces asked for that have no line yet */
  private readonly sought: Marks
  private missing = 0

  constructor(space: Space, maxAllowance: number) {
    this.space = space
    this.maxAllowance = maxAllowance
    // Each further line has used less than the one before, which bounds how many a space can keep.
    this.labels = new TraceLabels(space.size * (maxAllowance + 1))
    this.reached = new Marks(space.size)
    this.sought = new Marks(space.size)
    this.homes = new Int32Array(space.size)
    this.least = new Int32Array(space.size)
  }

  /** With `wanted` the search ends as soon as all of these have their shortest line; others may then have none. */
  run(
    sources: readonly number[],
    range: number,
    rules: TraceRules,
    allowance: number,
    wanted?: readonly number[],
  ): void {
    this.begin(allowance)
    this.seek(wanted)
    for (const source of sources) this.offer(source, -1, rules.toll(source), 0)
    const labels = this.labels
    for (let label = 0; label < labels.count && this.missing > 0; label++) {
      if (labels.steps(label) < range) this.extend(label, rules)
    }
  }

  /** fewest steps to a source with the allowance kept, or -1 */
  distance(h: number): number {
    return this.reached.has(h) ? this.labels.steps(this.homeOf(h)) : -1
  }

  /** spaces from the one after h to the source, inclusive; [] on a source or if cut off */
  pathFrom(h: number): number[] {
    const { labels } = this
    const path: number[] = []
    if (!this.reached.has(h)) return path
    for (let at = labels.parent(this.homeOf(h)); at >= 0; at = labels.parent(at)) path.push(labels.space(at))
    return path
  }

  private begin(allowance: number): void {
    if (!(allowance >= 0 && allowance <= this.maxAllowance))
      throw new RangeError(`allowance ${allowance} is not within 0 to ${this.maxAllowance}`)
    this.allowance = allowance
    this.labels.clear()
    this.reached.clear()
  }

  private seek(wanted: readonly number[] | undefined): void {
    this.sought.clear()
    this.missing = wanted ? 0 : ALL
    for (const h of wanted ?? []) {
      if (this.sought.has(h)) continue
      this.sought.add(h)
      this.missing++
    }
  }

  private extend(label: number, rules: TraceRules): void {
    const { links, degree } = this.space
    const h = this.labels.space(label)
    const used = this.labels.used(label)
    for (let d = 0; d < degree; d++) {
      const to = links[h * degree + d] as number
      // Tolls only add up: where a line has used no more already, this one can bring nothing new.
      if (to < 0 || !this.improves(to, used) || !rules.passable(h, d, to)) continue
      this.offer(to, label, used + rules.toll(to), this.labels.steps(label) + 1)
    }
  }

  private offer(h: number, parent: number, used: number, steps: number): void {
    if (used > this.allowance || !this.improves(h, used)) return
    const label = this.labels.add(h, parent, used, steps)
    const isFirst = !this.reached.has(h)
    if (isFirst || this.distance(h) === steps) this.homes[h] = label
    if (isFirst && this.sought.has(h)) this.missing--
    this.reached.add(h)
    this.least[h] = used
  }

  private improves(h: number, used: number): boolean {
    return !this.reached.has(h) || used < (this.least[h] as number)
  }

  private homeOf(h: number): number {
    return this.homes[h] as number
  }
}
