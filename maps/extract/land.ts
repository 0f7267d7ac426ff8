import type { SourcePlan } from '@sandtable/cartography'
import {
  boxOf,
  distance,
  lengthOf,
  meet,
  type Polygon,
  simplify,
  type Box,
  between,
  type Point,
} from '@sandtable/cartography/geometry'
import { type Feature, linesOf, readFeatures } from './geojson.ts'
import { rounded } from './rivers.ts'

const FILES = ['land-10m.geojson', 'minor-islands-10m.geojson']
const TOLERANCE = 0.7
const SPECK = 0.01
/** Smaller islands are specks. */
const SHORTEST = 12

const LAKE_FILES = ['lakes-10m.geojson', 'lakes-europe-10m.geojson']

/** Outlines of the land around the sheet, closed along the edge of what is kept. */
export function extractLand(geodata: string, { projection, heights, coast }: SourcePlan): Polygon[] {
  if (!coast) return []
  return outlines(
    FILES.flatMap((file) => readFeatures(geodata, file)),
    { projection, heights },
  )
}

export function extractLakes(geodata: string, plan: SourcePlan): Polygon[] {
  const { lakes = [] } = plan
  const features = LAKE_FILES.flatMap((file) => readFeatures(geodata, file))
  return outlines(
    features.filter(({ properties: { name } }) => lakes.includes(String(name))),
    plan,
  )
}

/** Corners in one place at both ends would make the whole outline a single point. */
function opened(ring: Polygon): Polygon {
  const [first, last] = [ring[0], ring.at(-1)]
  return first && last && ring.length > 1 && distance(first, last) < SPECK ? opened(ring.slice(0, -1)) : ring
}

function outlines(features: readonly Feature[], { projection, heights }: SourcePlan): Polygon[] {
  return features
    .flatMap(linesOf)
    .map((ring) => ring.slice(1).map(([longitude, latitude]) => projection.forward(longitude, latitude)))
    .filter((ring) => meet(boxOf(ring), heights.box))
    .map((ring) => simplify(opened(clipped(ring, heights.box)), TOLERANCE).map(rounded))
    .filter((ring) => ring.length > 2 && lengthOf(ring) > SHORTEST)
}

/** Half of the plane: how far a point lies inside it. */
type Half = (point: Point) => number

const halves = ({ left, top, right, bottom }: Box): Half[] => [
  ([x]) => x - left,
  ([, y]) => y - top,
  ([x]) => right - x,
  ([, y]) => bottom - y,
]

function cut(outline: Polygon, half: Half): Polygon {
  return outline.flatMap((point, i) => {
    const before = outline.at(i - 1) as Point
    const [was, is] = [half(before), half(point)]
    const crossing = was >= 0 === is >= 0 ? [] : [between(before, point, was / (was - is))]
    return is >= 0 ? [...crossing, point] : crossing
  })
}

/** The part of an area inside a box (Sutherland and Hodgman); where it is cut it follows the box. */
export const clipped = (outline: Polygon, box: Box): Polygon => halves(box).reduce(cut, outline)
