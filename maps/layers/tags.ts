/** Words and numbers written on the spaces. */
import type { SpaceNumber, Tag } from '@sandtable/cartography'
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

const TALL = 13.5
const BOX = { height: 21, rim: 4.5 }

function boxedNumber(text: string, { sign, ground }: Palette['marks']['number']): string {
  const width = wordWidth(text, TALL) + 2 * BOX.rim
  const box = { x: -width / 2, y: -BOX.height / 2, width, height: BOX.height, rx: 1.5 }
  return (
    element('rect', { ...box, fill: ground, stroke: sign, 'stroke-width': 1.4 }) +
    word(text, TALL, { colour: sign, weight: 1.75 })
  )
}

function plainNumber(text: string, { sign, ground }: Palette['marks']['number'], tall: number): string {
  return word(text, tall, { colour: ground, weight: 4.6 }) + word(text, tall, { colour: sign, weight: 1.75 })
}

/** Numbers at the heads of the spaces; a black box says who holds the space at first. */
export const drawNumbers: DrawLayer = ({ map, palette: { marks } }) => {
  const { numbers, numberHeight = TALL } = map.marks
  const draw = ({ at, text, boxed }: SpaceNumber): Piece =>
    stamp(
      at,
      24,
      boxed ? boxedNumber(text, marks.boxedNumber) : plainNumber(text, marks.number, numberHeight),
    )
  return [{ pieces: numbers.map(draw), attributes: { opacity: numberHeight < TALL ? 0.72 : 1 } }]
}
