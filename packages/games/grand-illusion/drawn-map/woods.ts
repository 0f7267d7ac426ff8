import { offset, type Polygon } from '@sandtable/cartography/geometry'
import { fractal } from '@sandtable/cartography/noise'
import { projection } from './places.ts'

/** A forest as an oval: middle, half its length and half its breadth in kilometres, and how it lies. */
type Oval = readonly [latitude: number, longitude: number, long: number, broad: number, turn: number]

const UNITS_A_KILOMETRE = 144 / 46.25
const CORNERS = 40
const DEGREE = Math.PI / 180

/** Great forests of the country; decoration only (§2.2.decor). `turn` in degrees, clockwise from east. */
// biome-ignore format: a table
const FORESTS: readonly Oval[] = [
  // Ardennes and Eifel
  [49.93, 4.75, 26, 9, -12], [49.86, 5.15, 17, 8, 5], [50.05, 5.42, 19, 9, -30], [49.74, 5.55, 14, 7, 0], [50.2, 5.75, 13, 8, 20],
  [50.52, 6.12, 15, 8, 45], [50.35, 6.4, 12, 9, 60], [50.62, 6.32, 11, 6, 70], [50.08, 6.6, 10, 7, 30], [50.02, 4.25, 13, 6, -15],
  // Argonne, Meuse heights, Woëvre
  [49.22, 4.98, 26, 5, 100], [49.05, 5.5, 20, 4, 100], [48.72, 5.75, 11, 6, 0], [49.4, 5.55, 9, 5, 0],
  // Vosges, Palatinate, Black Forest, Hunsrück
  [48.52, 7.13, 22, 11, 70], [48.22, 7.02, 24, 11, 80], [47.95, 6.88, 20, 12, 60], [48.83, 7.35, 17, 9, 50], [49.2, 7.75, 26, 15, 40],
  [48.35, 8.25, 34, 13, 105], [47.88, 8.0, 24, 14, 110], [49.72, 7.1, 24, 7, -35], [48.15, 6.25, 12, 6, 0],
  // Île-de-France, Picardy
  [49.37, 2.9, 10, 8, 0], [49.25, 3.1, 11, 7, 20], [48.4, 2.68, 12, 9, 0], [48.68, 1.8, 13, 8, 20], [49.55, 3.45, 10, 6, -30],
  [50.2, 3.75, 8, 5, 0], [49.7, 1.45, 13, 5, 45], [49.35, 1.45, 10, 6, 0], [50.25, 1.85, 6, 4, 0],
  // Champagne, Burgundy, Loire
  [49.15, 4.0, 8, 6, 0], [48.15, 3.6, 16, 8, 10], [48.55, 4.75, 12, 7, 20], [48.35, 5.15, 13, 7, 70], [47.9, 4.85, 18, 9, 60],
  [47.55, 4.9, 14, 8, 30], [48.02, 2.3, 24, 6, -12], [47.5, 2.0, 22, 12, 0], [48.75, 3.35, 8, 5, 0], [47.55, 3.6, 11, 7, 0],
]

/** Forests have ragged edges. */
function outline([latitude, longitude, long, broad, turn]: Oval): Polygon {
  const [cx, cy] = projection.forward(longitude, latitude)
  return Array.from({ length: CORNERS }, (_, i) => {
    const angle = (i / CORNERS) * 2 * Math.PI
    const [u, v] = [Math.cos(angle) * long, Math.sin(angle) * broad]
    const ragged = 0.78 + 0.34 * fractal(cx + u * 3, cy + v * 3, 60, 8, 43)
    const way = Math.hypot(u, v) * UNITS_A_KILOMETRE * ragged
    return offset([cx, cy], way, Math.atan2(v, u) + turn * DEGREE)
  })
}

export const woods = (): Polygon[] => FORESTS.map(outline)
