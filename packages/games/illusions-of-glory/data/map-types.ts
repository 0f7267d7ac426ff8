/** Shapes of map.json. */
import type { NationId } from '../sides.ts'
import type { Basis, Names, Provenance } from './provenance.ts'

/** sea: a sea-invasion space; island: Lemnos */
export type SpaceKind = 'space' | 'region' | 'island' | 'sea'
export type Terrain = 'clear' | 'forest' | 'mountain' | 'swamp'
export type Sea = 'baltic' | 'black' | 'mediterranean'

export interface SpaceData extends Provenance {
  readonly id: string
  readonly name: Names
  readonly kind: SpaceKind
  /** home nation; null for Lemnos and the sea-invasion spaces */
  readonly nation: NationId | null
  readonly lat: number
  readonly lon: number
  /** §18.4 in a region it matters to combat only */
  readonly terrain: Terrain
  readonly terrainBasis: Basis
  /** combat factor of the printed fort (§20.1.3) */
  readonly fort?: number
  /** that there is a fort at all */
  readonly fortBasis?: Basis
  readonly fortCfBasis?: Basis
  readonly port?: Sea
  readonly portBasis?: Basis
  /** red border */
  readonly vp?: true
  readonly vpBasis?: Basis
  /** nations that have a supply source here */
  readonly supply?: readonly NationId[]
  readonly supplyBasis?: Basis
  /** §15.4 */
  readonly capital?: true
  /** §3.1.2 on the Italian Front inset */
  readonly inset?: true
}

/** §3.1.3 */
export type LinkKind = 'single' | 'mixed' | 'road' | 'alpine' | 'sea'

export interface ConnectionData extends Provenance {
  readonly a: string
  readonly b: string
  readonly kind: LinkKind
  /** §12.4.3 across a river or strait */
  readonly water?: true
}

export interface MapData {
  readonly spaces: readonly SpaceData[]
  readonly connections: readonly ConnectionData[]
}
