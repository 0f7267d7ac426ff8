import type { Box } from '@sandtable/cartography/geometry'
import type { DrawLayer } from './layer.ts'
import { element, type Piece } from './svg.ts'

function rectangle({ left, top, right, bottom }: Box, inset: number, colour: string, width: number): Piece {
  const svg = element('rect', {
    x: left + inset,
    y: top + inset,
    width: right - left - 2 * inset,
    height: bottom - top - 2 * inset,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
  })
  return { box: { left, top, right, bottom }, svg }
}

/** A double line around the sheet, and one under the country where a margin follows. */
export const drawFrame: DrawLayer = ({ map, palette }) => {
  const sheet = { left: 0, top: 0, right: map.width, bottom: map.height }
  const strip = { ...map.ground, top: map.ground.bottom - 6, bottom: map.height }
  const margins = map.ground.bottom < map.height ? [strip] : []
  return [
    {
      pieces: [
        ...[map.ground, ...margins].map((box) => rectangle(box, 4.4, palette.frame, 0.9)),
        rectangle(sheet, 1.2, palette.frame, 2.4),
      ],
      overFrame: true,
    },
  ]
}
