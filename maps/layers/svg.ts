import { type Box, boxOf, type Point, type Polygon, type Polyline } from '@sandtable/cartography/geometry'

/** A piece of a drawing and where it lies: a tile draws only the pieces it meets. */
export interface Piece {
  readonly box: Box
  readonly svg: string
}

/** Numbers with at most two decimals: short, and the same on every machine. */
export const num = (value: number): string => String(Math.round(value * 100) / 100)

export const at = ([x, y]: Point): string => `${num(x)} ${num(y)}`

const path = (line: Polyline): string => `M${line.map(at).join('L')}`

export const closedPath = (outline: Polygon): string => `${path(outline)}Z`

type Attributes = Readonly<Record<string, string | number>>

function text(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? num(value) : value}"`)
    .join('')
}

export function element(name: string, attributes: Attributes, content = ''): string {
  return content === '' ? `<${name}${text(attributes)}/>` : `<${name}${text(attributes)}>${content}</${name}>`
}

/** A line drawn with a pen. */
export function stroke(line: Polyline, colour: string, width: number, more: Attributes = {}): Piece {
  const svg = element('path', {
    d: path(line),
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })
  return { box: boxOf(line, width), svg }
}

/** A drawing around a point, `reach` wide to each side; `turn` in radians. */
export function stamp([x, y]: Point, reach: number, content: string, turn = 0): Piece {
  const rotate = turn === 0 ? '' : ` rotate(${num((turn * 180) / Math.PI)})`
  return {
    box: { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach },
    svg: element('g', { transform: `translate(${num(x)} ${num(y)})${rotate}` }, content),
  }
}
