import {
  bearing,
  boxOf,
  densify,
  type Point,
  type Polyline,
  roundCorners,
} from '@sandtable/cartography/geometry'
import { hash } from '@sandtable/cartography/noise'
import type { DrawLayer } from './layer.ts'
import { at, element, type Piece, stroke } from './svg.ts'

const SPACING = 2.9
const SHORTEST = 6
const LONGEST = 12.5
const QUARTER = Math.PI / 2

/** A stroke that starts broad at the crest and runs out downhill. */
function hachure([x, y]: Point, along: number, side: 1 | -1, length: number): string {
  const [cos, sin] = [Math.cos(along), Math.sin(along)]
  const [ox, oy] = [Math.cos(along + QUARTER) * side, Math.sin(along + QUARTER) * side]
  const near: Point = [x + ox * 1.5, y + oy * 1.5]
  const corner = (share: number): Point => [near[0] + cos * share, near[1] + sin * share]
  const tip: Point = [x + ox * length, y + oy * length]
  return `M${at(corner(-0.95))}L${at(corner(0.95))}L${at(tip)}Z`
}

function hachures(crest: Polyline, seed: number): string {
  const points = densify(crest, SPACING)
  return points
    .map((point, i) => {
      const along = bearing(points[i - 1] ?? point, points[i + 1] ?? point)
      const length = (side: number) => SHORTEST + (LONGEST - SHORTEST) * hash(i, side, seed)
      return hachure(point, along, 1, length(1)) + hachure(point, along, -1, length(2))
    })
    .join('')
}

function ridge(line: Polyline, index: number, colour: string): Piece[] {
  const crest = roundCorners(line)
  const wedges = element('path', { d: hachures(crest, 91 + index), fill: colour })
  return [{ box: boxOf(line, LONGEST + 2), svg: wedges }, stroke(crest, colour, 0.9)]
}

export const drawRidges: DrawLayer = ({ map, palette }) => [
  {
    pieces: map.features.ridges.flatMap((line, i) => ridge(line, i, palette.ridge)),
    attributes: { opacity: 0.88 },
  },
]
