import { clipped } from '../geometry/clip.ts'
import { boxOf, meet, type Polygon } from '../geometry/point.ts'
import { lengthOf, simplify } from '../geometry/polyline.ts'
import { linesOf, readFeatures } from './geojson.ts'
import type { SourcePlan } from './plan.ts'
import { rounded } from './rivers.ts'

const FILES = ['land-10m.geojson', 'minor-islands-10m.geojson']
const TOLERANCE = 0.7
/** Smaller islands are specks. */
const SHORTEST = 12

/** Outlines of the land around the sheet, closed along the edge of what is kept. */
export function extractLand(geodata: string, { projection, heights, coast }: SourcePlan): Polygon[] {
  if (!coast) return []
  return FILES.flatMap((file) => readFeatures(geodata, file))
    .flatMap(linesOf)
    .map((ring) => ring.slice(1).map(([longitude, latitude]) => projection.forward(longitude, latitude)))
    .filter((ring) => meet(boxOf(ring), heights.box))
    .map((ring) => simplify(clipped(ring, heights.box), TOLERANCE).map(rounded))
    .filter((ring) => ring.length > 2 && lengthOf(ring) > SHORTEST)
}
