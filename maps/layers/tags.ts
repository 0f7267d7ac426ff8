import type { Tag } from '@sandtable/cartography'
import type { Palette } from '../palette.ts'
import type { DrawLayer } from './layer.ts'
import { word, wordWidth } from './lettering.ts'
import { element, type Piece, stamp } from './svg.ts'

const SIZES = {
  usual: { letters: 9.6, height: 16.5, rim: 4, weight: 1.7 },
  small: { letters: 7.6, height: 12.5, rim: 3.2, weight: 1.75 },
} as const

/** Letters are strokes, a star is an area: the pen that edges it also fills it. */
const STAR = '★'

function tag({ text, colour, small }: Tag, { tags, halo }: Palette['marks']): string {
  const { letters, height, rim, weight } = SIZES[small ? 'small' : 'usual']
  const { sign, ground } = tags[colour]
  const width = wordWidth(text, letters) + 2 * rim
  const box = { x: -width / 2, y: -height / 2, width, height, rx: 1.8 }
  const written = word(text, letters, { colour: sign, weight })
  return (
    element('rect', { ...box, fill: ground, stroke: halo, 'stroke-width': 1.3 }) +
    (text === STAR ? written.replace('fill="none"', `fill="${sign}"`) : written)
  )
}

export const drawTags: DrawLayer = ({ map, palette }) => {
  const draw = (each: Tag): Piece => stamp(each.at, 26, tag(each, palette.marks))
  return [{ pieces: map.marks.tags.map(draw) }]
}
