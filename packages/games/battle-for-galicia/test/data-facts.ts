import { indexHexes } from '../data/grid.ts'
import { DATA } from '../data/load.ts'
import { railLinks } from '../data/rails.ts'
import type { FaceData, HexData, ReinforcementData, UnitData } from '../data/types.ts'

export const found = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`${what} not found`)
  return value
}

const index = indexHexes(DATA.map)
export const links = railLinks(DATA.map.rails)
export const hexAt = (id: string): HexData => found(index.get(id), id)
export const unitOf = (id: string): UnitData =>
  found(
    DATA.units.find((unit) => unit.id === id),
    id,
  )
export const arrivalOf = (id: string): ReinforcementData =>
  found(
    DATA.reinforcements.find((group) => group.unit === id),
    id,
  )
export const front = (id: string): FaceData => unitOf(id).front
