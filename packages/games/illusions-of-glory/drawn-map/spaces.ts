import type { Point } from '@sandtable/cartography/geometry'
import { DATA } from '../data/load.ts'
import type { SpaceData } from '../data/types.ts'
import { globe, italianGlobe, onInset, SPACE } from './frame.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** Regions hold any number of units of both sides. */
const REGION: Size = { width: 150, height: 96 }
/** Lemnos is a base for many of one side. */
const ISLAND: Size = { width: 110, height: 76 }

const PLAIN: Size = { width: SPACE, height: SPACE }

export function sizeOf({ kind }: SpaceData): Size {
  if (kind === 'region') return REGION
  return kind === 'island' ? ISLAND : PLAIN
}

/** Where a space would lie if it needed no room. */
export const onGlobe = ({ lon, lat, inset }: SpaceData): Point =>
  inset ? onInset(italianGlobe.forward(lon, lat)) : globe.forward(lon, lat)

const byId = new Map(DATA.map.spaces.map((space) => [space.id, space]))

export const spaceNamed = (id: string): SpaceData => byId.get(id) as SpaceData
export const isOnInset = (id: string): boolean => spaceNamed(id).inset === true

/** §11.3.1.a Does a line lead from the inset to the main map? It ends at a gate. */
export const leavesInset = (a: string, b: string): boolean => isOnInset(a) !== isOnInset(b)
