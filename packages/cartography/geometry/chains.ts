import type { Point, Polyline } from './point.ts'

export type Segment = readonly [Point, Point]

/** Corners computed from two hexes differ in the last digits: points this near are one. */
export const nodeKey = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`

class Network {
  private readonly segments: readonly Segment[]
  private readonly at = new Map<string, number[]>()
  private readonly used = new Set<number>()

  constructor(segments: readonly Segment[]) {
    this.segments = segments
    segments.forEach(([a, b], i) => {
      for (const key of [nodeKey(a), nodeKey(b)]) this.at.set(key, [...(this.at.get(key) ?? []), i])
    })
  }

  private free(key: string): number | undefined {
    return this.at.get(key)?.find((i) => !this.used.has(i))
  }

  /** From a node along unused segments to the next end or fork. */
  private walk(start: Point): Point[] {
    const line = [start]
    let key = nodeKey(start)
    for (let i = this.free(key); i !== undefined; i = this.free(key)) {
      this.used.add(i)
      const [a, b] = this.segments[i] as Segment
      const next = nodeKey(a) === key ? b : a
      line.push(next)
      key = nodeKey(next)
      if (this.at.get(key)?.length !== 2) break
    }
    return line
  }

  chains(): Point[][] {
    const lines: Point[][] = []
    const nodes = this.segments.flat()
    const ends = nodes.filter((p) => this.at.get(nodeKey(p))?.length !== 2)
    for (const node of [...ends, ...nodes])
      while (this.free(nodeKey(node)) !== undefined) lines.push(this.walk(node))
    return lines
  }
}

/** Joins segments end to end into lines that run from an end or a fork to the next. */
export const chain = (segments: readonly Segment[]): Polyline[] => new Network(segments).chains()
