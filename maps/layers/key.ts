import type { KeySign, PointSpace } from '@sandtable/cartography'
import type { Palette } from '../palette.ts'
import type { PointPalette } from '../point-palette.ts'
import type { DrawLayer } from './layer.ts'
import { linkPieces } from './links.ts'
import { fort, port, source, spaceDrawing } from './spaces.ts'
import { element, type Piece, stamp } from './svg.ts'

/** Spaces of the key are so much smaller than on the map. */
const SMALL = 0.44

const smallSpace = (space: PointSpace, { points }: Palette): Piece =>
  stamp(space.at, 40, element('g', { transform: `scale(${SMALL})` }, spaceDrawing(space, points)))

const SIGNS: Readonly<Record<KeySign['sign'], (tag: PointPalette['tag']) => string>> = {
  fort: (tag) => fort(2, tag),
  port,
  source,
}

/** What the signs of a point-to-point map look like, on the panel with the title. */
export const drawKey: DrawLayer = ({ map, palette }) => {
  if (!map.points) return []
  const { links, spaces, signs } = map.points.key
  return [
    ...linkPieces(links, palette),
    spaces.map((space) => smallSpace(space, palette)),
    signs.map(({ at, sign }) => stamp(at, 14, SIGNS[sign](palette.points.tag))),
  ].map((pieces) => ({ pieces, overFrame: true as const }))
}
