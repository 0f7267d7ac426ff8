import type { GridPlacement, Projection } from './projection.ts'

/** Lambert's conformal conic projection of a sphere, turned and scaled onto a game's grid. */
export interface ConicReference {
  readonly parallels: readonly [number, number]
  readonly origin: { readonly lat: number; readonly lon: number }
  readonly earthRadiusKm: number
  /** kilometres of one step of the grid */
  readonly hexHeightKm: number
  /** by which the grid is turned clockwise against the meridian of the origin */
  readonly rotationDegrees: number
  /** grid coordinates of the origin */
  readonly tx: number
  readonly ty: number
}

const DEGREE = Math.PI / 180
const QUARTER = Math.PI / 4

const stretch = (latitude: number): number => Math.tan(QUARTER + (latitude * DEGREE) / 2)

/** The cone: how fast meridians close in, and how far a parallel lies from its tip, in kilometres. */
function cone({ parallels: [south, north], earthRadiusKm }: ConicReference) {
  const cosines = Math.log(Math.cos(south * DEGREE) / Math.cos(north * DEGREE))
  const closing = cosines / Math.log(stretch(north) / stretch(south))
  const size = (earthRadiusKm * Math.cos(south * DEGREE) * stretch(south) ** closing) / closing
  return { closing, size, radius: (latitude: number) => size / stretch(latitude) ** closing }
}

/** Sheets that are part of a larger country: angles and shapes stay right. */
export function conicProjection(reference: ConicReference, grid: GridPlacement): Projection {
  const { origin, hexHeightKm, tx, ty } = reference
  const { closing, size, radius } = cone(reference)
  const tip = radius(origin.lat)
  const turn = reference.rotationDegrees * DEGREE
  const [cos, sin] = [Math.cos(turn) / hexHeightKm, Math.sin(turn) / hexHeightKm]
  return {
    forward(longitude, latitude) {
      const angle = closing * (longitude - origin.lon) * DEGREE
      const x = radius(latitude) * Math.sin(angle)
      const y = tip - radius(latitude) * Math.cos(angle)
      const u = x * cos + y * sin + tx
      const v = y * cos - x * sin + ty
      return [(u + grid.left) * grid.unit, (grid.top - v) * grid.unit]
    },
    inverse([px, py]) {
      const u = (px / grid.unit - grid.left - tx) * hexHeightKm ** 2
      const v = (grid.top - py / grid.unit - ty) * hexHeightKm ** 2
      const [x, y] = [u * cos - v * sin, u * sin + v * cos]
      const angle = Math.atan2(x, tip - y)
      const along = (size / Math.hypot(x, tip - y)) ** (1 / closing)
      return [origin.lon + angle / closing / DEGREE, (2 * Math.atan(along) - Math.PI / 2) / DEGREE]
    },
  }
}
