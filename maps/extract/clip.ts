import { type Box, between, type Point, type Polygon } from '@sandtable/cartography/geometry'

/** Half of the plane: how far a point lies inside it. */
type Half = (point: Point) => number

const halves = ({ left, top, right, bottom }: Box): Half[] => [
  ([x]) => x - left,
  ([, y]) => y - top,
  ([x]) => right - x,
  ([, y]) => bottom - y,
]

function cut(outline: Polygon, half: Half): Polygon {
  return outline.flatMap((point, i) => {
    const before = outline.at(i - 1) as Point
    const [was, is] = [half(before), half(point)]
    const crossing = was >= 0 === is >= 0 ? [] : [between(before, point, was / (was - is))]
    return is >= 0 ? [...crossing, point] : crossing
  })
}

/** The part of an area inside a box (Sutherland and Hodgman); where it is cut it follows the box. */
export const clipped = (outline: Polygon, box: Box): Polygon => halves(box).reduce(cut, outline)
