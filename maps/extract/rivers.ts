import type { RealLine, SourcePlan } from '@sandtable/cartography'
import { inside, type Point, runsWhere, simplify } from '@sandtable/cartography/geometry'
import { type Feature, linesOf, readFeatures } from './geojson.ts'

/** The second file adds smaller rivers; where both have a river the first one's course is kept. */
const FILES = ['rivers-10m.geojson', 'rivers-europe-10m.geojson']
const SAME: Readonly<Record<string, string>> = { 'Zakhidnyy Buh': 'Bug' }
const TOLERANCE = 0.8

/** The stretches of a feature that lie on the sheet or near it. */
export function coursesOf(feature: Feature, { projection, heights }: SourcePlan): Point[][] {
  return linesOf(feature)
    .map((line) => line.map(([longitude, latitude]) => projection.forward(longitude, latitude)))
    .flatMap((line) => runsWhere(line, (point) => inside(heights.box, point)))
    .map((course) => simplify(course, TOLERANCE).map(rounded))
}

export const rounded = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]

function readRivers(geodata: string, file: string, plan: SourcePlan): RealLine[] {
  return readFeatures(geodata, file).flatMap((feature) => {
    const own = String(feature.properties.name ?? '')
    return coursesOf(feature, plan).map((course) => ({ name: SAME[own] ?? own, course }))
  })
}

export function extractRivers(geodata: string, plan: SourcePlan): RealLine[] {
  const found: RealLine[] = []
  for (const file of FILES) {
    const known = new Set(found.map(({ name }) => name).filter((name) => name !== ''))
    found.push(...readRivers(geodata, file, plan).filter(({ name }) => !known.has(name)))
  }
  return found
}
