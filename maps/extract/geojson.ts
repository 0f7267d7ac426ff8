import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Coordinates = readonly (readonly [longitude: number, latitude: number])[]

type Geometry =
  | { readonly type: 'LineString'; readonly coordinates: Coordinates }
  | { readonly type: 'MultiLineString' | 'Polygon'; readonly coordinates: readonly Coordinates[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Coordinates[])[] }

export interface Feature {
  readonly properties: Readonly<Record<string, string | number | null>>
  readonly geometry: Geometry | null
}

export function readFeatures(geodata: string, file: string): readonly Feature[] {
  const text = readFileSync(join(geodata, 'natural-earth', file), 'utf8')
  return (JSON.parse(text) as { features: readonly Feature[] }).features
}

/** All lines of a feature; of areas their outlines, holes included. */
export function linesOf({ geometry }: Feature): readonly Coordinates[] {
  if (!geometry) return []
  if (geometry.type === 'LineString') return [geometry.coordinates]
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : geometry.coordinates
}
