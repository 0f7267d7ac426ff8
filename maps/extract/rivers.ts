import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inside, type Point } from '../geometry/point.ts'
import { runsWhere, simplify } from '../geometry/polyline.ts'
import type { RealRiver, SourcePlan } from './plan.ts'

type Coordinates = readonly (readonly [number, number])[]

interface Feature {
  readonly properties: { readonly name: string | null }
  readonly geometry:
    | { readonly type: 'LineString'; readonly coordinates: Coordinates }
    | { readonly type: 'MultiLineString'; readonly coordinates: readonly Coordinates[] }
    | null
}

/** The second file adds smaller rivers; where both have a river the first one's course is kept. */
const FILES = ['rivers-10m.geojson', 'rivers-europe-10m.geojson']
const SAME: Readonly<Record<string, string>> = { 'Zakhidnyy Buh': 'Bug' }
const TOLERANCE = 0.8

function linesOf({ geometry }: Feature): readonly Coordinates[] {
  if (!geometry) return []
  return geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates
}

function readRivers(path: string, { projection, heights }: SourcePlan): RealRiver[] {
  const { features } = JSON.parse(readFileSync(path, 'utf8')) as { features: readonly Feature[] }
  return features.flatMap((feature) => {
    const own = feature.properties.name ?? ''
    return linesOf(feature)
      .map((line) => line.map(([longitude, latitude]) => projection.forward(longitude, latitude)))
      .flatMap((line) => runsWhere(line, (point) => inside(heights.box, point)))
      .map((course) => ({ name: SAME[own] ?? own, course: simplify(course, TOLERANCE).map(rounded) }))
  })
}

const rounded = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]

export function extractRivers(geodata: string, plan: SourcePlan): RealRiver[] {
  const found: RealRiver[] = []
  for (const file of FILES) {
    const known = new Set(found.map(({ name }) => name).filter((name) => name !== ''))
    const more = readRivers(join(geodata, 'natural-earth', file), plan)
    found.push(...more.filter(({ name }) => !known.has(name)))
  }
  return found
}
