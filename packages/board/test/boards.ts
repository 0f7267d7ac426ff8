import fc from 'fast-check'
import { ccrr, Graph, type HexGrid, rectangularGrid, type Space } from '../index.ts'

export const LAYOUTS = (['pointy', 'flat'] as const).flatMap((orientation) =>
  (['odd', 'even'] as const).flatMap((shifted) =>
    (['down', 'up'] as const).flatMap((rowsRun) =>
      (['right', 'left'] as const).map((columnsRun) => ({ orientation, shifted, rowsRun, columnsRun })),
    ),
  ),
)

export function smallGrid(rows = 6, cols = 7): HexGrid {
  return rectangularGrid({ rows, cols, orientation: 'pointy', shifted: 'even', id: ccrr })
}

/** Any of the usual layouts, of any small size. */
export const anyGrid: fc.Arbitrary<HexGrid> = fc
  .record({
    layout: fc.constantFrom(...LAYOUTS),
    rows: fc.integer({ min: 1, max: 8 }),
    cols: fc.integer({ min: 1, max: 8 }),
    firstRow: fc.integer({ min: -3, max: 3 }),
    firstCol: fc.integer({ min: -3, max: 3 }),
  })
  .map(({ layout, ...rest }) => rectangularGrid({ ...layout, ...rest, id: (row, col) => `${row}/${col}` }))

const anyGraph: fc.Arbitrary<Graph> = fc
  .integer({ min: 1, max: 12 })
  .chain((n) => {
    const node = fc.integer({ min: 0, max: n - 1 })
    return fc.tuple(fc.constant(n), fc.array(fc.tuple(node, node), { maxLength: 24 }))
  })
  .map(([n, pairs]) => {
    const ids = Array.from({ length: n }, (_, i) => String(i))
    const links = pairs.filter(([a, b]) => a !== b).map(([a, b]) => [String(a), String(b)] as const)
    return new Graph(ids, links)
  })

export const anySpace: fc.Arbitrary<Space> = fc.oneof(anyGrid, anyGraph)

export function spaceOf(space: Space): fc.Arbitrary<number> {
  return fc.integer({ min: 0, max: space.size - 1 })
}

/** One number for every space and direction. */
export function perSide(space: Space, value: fc.Arbitrary<number>): fc.Arbitrary<number[]> {
  return perItem(space.size * space.degree, value)
}

export function perItem<T>(count: number, value: fc.Arbitrary<T>): fc.Arbitrary<T[]> {
  return fc.array(value, { minLength: count, maxLength: count })
}

export function neighboursOf(space: Space, h: number): number[] {
  return Array.from({ length: space.degree }, (_, d) => space.neighbour(h, d)).filter((to) => to >= 0)
}

export function indexes(space: Space): number[] {
  return Array.from({ length: space.size }, (_, h) => h)
}

/** Steps from one space to all others, by plain breadth-first search; -1 where there is no way. */
export function floodSteps(space: Space, from: number): number[] {
  const steps = indexes(space).map(() => -1)
  steps[from] = 0
  const queue = [from]
  for (const h of queue)
    for (const to of neighboursOf(space, h)) {
      if (steps[to] !== -1) continue
      steps[to] = (steps[h] as number) + 1
      queue.push(to)
    }
  return steps
}
