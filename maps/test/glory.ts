import type { Box } from '@sandtable/cartography/geometry'
import { describeMap } from '../output/press.ts'
import type { PointMap, PointSpace } from '@sandtable/cartography'
import { ROOT } from './printed.ts'

export const MAP = describeMap('illusions-of-glory', ROOT)
export const POINTS = MAP.points as PointMap

export const spaceAt = (id: string): PointSpace =>
  POINTS.spaces.find((space) => space.id === id) as PointSpace

export const boxOfSpace = ({ at: [x, y], width, height }: PointSpace): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})
