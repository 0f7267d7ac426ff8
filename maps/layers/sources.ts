import type { SupplySource } from '@sandtable/cartography'
import type { Palette } from '../palette.ts'
import type { DrawLayer } from './layer.ts'
import { element, num, type Piece, stamp } from './svg.ts'

const ARROW = 'M-6.5 -5H.5V-7.2L7 0L.5 7.2V5H-6.5Z'
const HEIGHT = 10
const LENGTH = 8

/** An arrow in the colours of a flag, pointing to the right. */
function arrow({ nation }: SupplySource, palette: Palette): string {
  const stripes = palette.supply[nation]
  const tall = HEIGHT / stripes.length
  const flag = stripes.map((fill, i) =>
    element('rect', { x: -6.5, y: num(-HEIGHT / 2 + i * tall), width: LENGTH, height: num(tall), fill }),
  )
  const outline = { d: ARROW, 'stroke-linejoin': 'round' }
  return (
    element('path', {
      ...outline,
      fill: palette.supplyEdge[nation],
      stroke: palette.paper,
      'stroke-width': 3.2,
    }) +
    flag.join('') +
    element('path', { ...outline, fill: 'none', stroke: palette.town.line, 'stroke-width': 1 })
  )
}

/** Where supplies come onto the map, beside the space they reach. */
export const drawSources: DrawLayer = ({ map, palette }) => {
  const draw = (source: SupplySource): Piece => stamp(source.at, 11, arrow(source, palette), source.towards)
  return [{ pieces: map.features.sources.map(draw), overFrame: true }]
}
