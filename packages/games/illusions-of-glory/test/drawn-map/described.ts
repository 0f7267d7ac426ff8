import type { PointMap, PointSpace } from '@sandtable/cartography'
import type { Box } from '@sandtable/cartography/geometry'
import { described } from '@sandtable/maps/testing'
import { illusionsOfGloryMap } from '../../drawn-map/index.ts'

export const MAP = described('illusions-of-glory', illusionsOfGloryMap)
export const POINTS = MAP.points as PointMap

export const spaceAt = (id: string): PointSpace =>
  POINTS.spaces.find((space) => space.id === id) as PointSpace

export const boxOfSpace = ({ at: [x, y], width, height }: PointSpace): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})
