/** Towns by rank, and fortresses as stars of eight points with their level. */
import type { City } from '@sandtable/cartography'
import { offset, type Point } from '@sandtable/cartography/geometry'
import type { Palette } from '../palette.ts'
import type { DrawLayer } from './layer.ts'
import { word } from './lettering.ts'
import { closedPath, element, type Piece, stamp } from './svg.ts'

const CENTRE: Point = [0, 0]
const DEGREE = Math.PI / 180

function star(points: number, outer: number, inner: number): string {
  const step = 180 / points
  return closedPath(
    Array.from({ length: 2 * points }, (_, i) =>
      offset(CENTRE, i % 2 === 0 ? outer : inner, (i * step - 90) * DEGREE),
    ),
  )
}

const BASTIONS = star(8, 13, 9)
const BADGE = star(5, 5.4, 2.3)

type Inks = Palette['town']

const colourOf = ({ star: kind }: City, { victory, gold, line }: Inks): string =>
  kind === 'red' ? victory : kind === 'gold' ? gold : line

function fortress(city: City, inks: Inks): string {
  const ground = city.star === undefined ? inks.fill : colourOf(city, inks)
  const shape = { d: BASTIONS, 'stroke-linejoin': 'round' }
  return (
    element('path', {
      ...shape,
      fill: 'none',
      stroke: inks.fill,
      'stroke-width': 4.4,
      'stroke-opacity': 0.85,
    }) +
    element('path', { ...shape, fill: ground, stroke: inks.line, 'stroke-width': 1.3 }) +
    word(String(city.level), 9.6, { colour: city.star === 'red' ? inks.onVictory : inks.line, weight: 2.1 })
  )
}

/** An open town: the greater, the more rings. */
function open(city: City, inks: Inks): string {
  const colour = colourOf(city, inks)
  const { fill, line } = inks
  if (city.star !== undefined)
    return (
      element('circle', { r: 10.4, fill, 'fill-opacity': 0.75 }) +
      element('circle', { r: 8.6, fill, stroke: colour, 'stroke-width': 2.1 }) +
      element('path', { d: BADGE, fill: colour })
    )
  if (city.capital === undefined)
    return element('circle', { r: 3.7, fill, stroke: line, 'stroke-width': 1.6 })
  return (
    element('circle', { r: 5.6, fill, stroke: line, 'stroke-width': 1.6 }) +
    element('circle', { r: 2.2, fill: line })
  )
}

const crown = ({ fill, victory }: Inks): string =>
  element('circle', { r: 16.6, fill, 'fill-opacity': 0.7 }) +
  element('circle', { r: 15.4, fill: 'none', stroke: victory, 'stroke-width': 1.8 })

function drawing(city: City, inks: Inks): string {
  const ring = city.capital === 'major' ? crown(inks) : ''
  return ring + (city.level > 0 ? fortress(city, inks) : open(city, inks))
}

export const drawCities: DrawLayer = ({ map, palette }) => {
  const piece = (city: City): Piece => stamp(city.at, 18, drawing(city, palette.town))
  return [{ pieces: (map.features.cities ?? []).map(piece) }]
}
