import { type Polygon, type Projection, throughPoints } from '@sandtable/cartography/geometry'

/** Latitude and longitude of the large marshes: along the Pripet and around its upper course. */
// biome-ignore format: a table
const MARSHES: readonly (readonly (readonly [number, number])[])[] = [
  [ [52.3, 25.2], [52.45, 26.0], [52.35, 26.9], [52.5, 27.7], [52.35, 28.6], [52.2, 29.1], [51.95, 28.6], [51.85, 27.7],
    [51.6, 27.2], [51.55, 26.4], [51.75, 25.6], [51.7, 25.0], [52.0, 24.8] ],
]

export const marshes = (onSheet: Projection): Polygon[] =>
  MARSHES.map((outline) =>
    throughPoints(
      [...outline, ...outline.slice(0, 1)].map(([latitude, longitude]) =>
        onSheet.forward(longitude, latitude),
      ),
    ),
  )
