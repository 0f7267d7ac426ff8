import type { Field } from '../raster/field.ts'

/**
 * Landforms by running water, after Braun and Willett (2013): land rises, rain gathers in streams, and
 * streams cut the faster the more land they drain. Fills the gap between the coarse heights of the
 * source and what a map shows: valleys that lead to the rivers of the map.
 */
export interface ErosionPlan {
  readonly rounds: number
  /** how strongly streams cut */
  readonly cutting: number
  /** how fast slopes slide, at most 0.2 */
  readonly sliding: number
}

class Landscape {
  private readonly columns: number
  private readonly rows: number
  private readonly size: number
  private readonly heights: Float64Array
  private readonly receivers: Int32Array
  private readonly reach: Float64Array
  private readonly order: Int32Array
  private readonly areas: Float64Array
  private readonly fixed: Uint8Array

  constructor(start: Field, fixed: Uint8Array) {
    this.columns = start.columns
    this.rows = start.rows
    this.size = start.values.length
    this.heights = Float64Array.from(start.values)
    this.receivers = new Int32Array(this.size)
    this.reach = new Float64Array(this.size)
    this.order = new Int32Array(this.size)
    this.areas = new Float64Array(this.size)
    this.fixed = fixed
  }

  /** Each cell drains to its lowest neighbour. */
  private findReceivers(): void {
    for (let r = 1; r < this.rows - 1; r++)
      for (let c = 1; c < this.columns - 1; c++) this.findReceiver(r * this.columns + c)
    for (let i = 0; i < this.size; i++) if (this.fixed[i]) this.receivers[i] = i
  }

  private findReceiver(i: number): void {
    let best = i
    let steepest = 0
    let reach = 1
    for (let dr = -1; dr <= 1; dr++)
      for (let dc = -1; dc <= 1; dc++) {
        const j = i + dr * this.columns + dc
        const length = dr !== 0 && dc !== 0 ? Math.SQRT2 : 1
        const fall = ((this.heights[i] as number) - (this.heights[j] as number)) / length
        if (fall > steepest) {
          steepest = fall
          best = j
          reach = length
        }
      }
    this.receivers[i] = best
    this.reach[i] = reach
  }

  /** Every cell after the cell it drains to. */
  private sortDownstreamFirst(): void {
    const first = new Int32Array(this.size).fill(-1)
    const next = new Int32Array(this.size)
    let count = 0
    for (let i = 0; i < this.size; i++) {
      const to = this.receivers[i] as number
      if (to === i) this.order[count++] = i
      else {
        next[i] = first[to] as number
        first[to] = i
      }
    }
    for (let k = 0; k < count; k++)
      for (let i = first[this.order[k] as number] as number; i >= 0; i = next[i] as number)
        this.order[count++] = i
  }

  private gatherWater(): void {
    this.areas.fill(1)
    for (let k = this.size - 1; k >= 0; k--) {
      const i = this.order[k] as number
      const to = this.receivers[i] as number
      if (to !== i) this.areas[to] = (this.areas[to] as number) + (this.areas[i] as number)
    }
  }

  private cut(uplift: Field, cutting: number): void {
    for (let k = 0; k < this.size; k++) {
      const i = this.order[k] as number
      if (this.fixed[i]) continue
      const risen = (this.heights[i] as number) + (uplift.values[i] as number)
      const to = this.receivers[i] as number
      const force = to === i ? 0 : (cutting * Math.sqrt(this.areas[i] as number)) / (this.reach[i] as number)
      this.heights[i] = (risen + force * (this.heights[to] as number)) / (1 + force)
    }
  }

  private slide(share: number): void {
    const before = Float64Array.from(this.heights)
    const at = (i: number) => before[i] as number
    for (let r = 1; r < this.rows - 1; r++)
      for (let c = 1; c < this.columns - 1; c++) {
        const i = r * this.columns + c
        if (this.fixed[i]) continue
        const around = at(i - 1) + at(i + 1) + at(i - this.columns) + at(i + this.columns)
        this.heights[i] = at(i) + share * (around - 4 * at(i))
      }
  }

  wear(uplift: Field, plan: ErosionPlan): Float64Array {
    for (let round = 0; round < plan.rounds; round++) {
      this.findReceivers()
      this.sortDownstreamFirst()
      this.gatherWater()
      this.cut(uplift, plan.cutting)
      this.slide(plan.sliding)
    }
    return this.heights
  }
}

/** Cells at the edge of the grid, and those where `water` is true, stay at their height. */
function fixedCells(start: Field, water: (index: number) => boolean): Uint8Array {
  const { columns, rows } = start
  return Uint8Array.from({ length: columns * rows }, (_, i) => {
    const c = i % columns
    const r = Math.floor(i / columns)
    return c === 0 || r === 0 || c === columns - 1 || r === rows - 1 || water(i) ? 1 : 0
  })
}

export function erode(
  start: Field,
  uplift: Field,
  water: (index: number) => boolean,
  plan: ErosionPlan,
): Field {
  const worn = new Landscape(start, fixedCells(start, water)).wear(uplift, plan)
  return start.map((_v, _x, _y, i) => worn[i] as number)
}
