import { type Box, boxOf, type Point, type Polygon } from '@sandtable/cartography/geometry'
import { hash } from '@sandtable/cartography/noise'

/** A point of a scattering with its own lasting chances. */
export interface Spot {
  readonly at: Point
  /** a number in [0, 1) for each seed */
  readonly chance: (seed: number) => number
}

const around = (areas: readonly Polygon[]): Box => boxOf(areas.flat())

function spotIn(column: number, row: number, cell: Point, seed: number): Spot {
  const chance = (more: number) => hash(column, row, seed + more)
  const jitter = (more: number) => 0.5 + 0.82 * (chance(more) - 0.5)
  const shift = row % 2 === 0 ? 0 : 0.5
  return { at: [(column + shift + jitter(1)) * cell[0], (row + jitter(2)) * cell[1]], chance }
}

/** Spots strewn over some areas, from the top down, about one in each cell; `keep` decides in the end. */
export function scatter(
  areas: readonly Polygon[],
  cell: Point,
  seed: number,
  keep: (spot: Spot) => boolean,
): Spot[] {
  if (areas.length === 0) return []
  const box = around(areas)
  const spots: Spot[] = []
  for (let row = Math.floor(box.top / cell[1]) - 1; row <= box.bottom / cell[1]; row++)
    for (let column = Math.floor(box.left / cell[0]) - 1; column <= box.right / cell[0]; column++) {
      const spot = spotIn(column, row, cell, seed)
      if (keep(spot)) spots.push(spot)
    }
  return spots.sort((a, b) => a.at[1] - b.at[1])
}
