import type { SpaceNumber } from '@sandtable/cartography'
import type { Palette } from '../palette.ts'
import type { DrawLayer } from './layer.ts'
import { word, wordWidth } from './lettering.ts'
import { element, type Piece, stamp } from './svg.ts'

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

function plainNumber(text: string, { sign, ground }: Palette['marks']['number']): string {
  return word(text, TALL, { colour: ground, weight: 4.6 }) + word(text, TALL, { colour: sign, weight: 1.75 })
}

/** Numbers at the heads of the spaces; a black box says who holds the space at first. */
export const drawNumbers: DrawLayer = ({ map, palette: { marks } }) => {
  const draw = ({ at, text, boxed }: SpaceNumber): Piece =>
    stamp(at, 24, boxed ? boxedNumber(text, marks.boxedNumber) : plainNumber(text, marks.number))
  return [{ pieces: map.marks.numbers.map(draw) }]
}
