/** §4.1.1 The initiative markers: both sides' land and naval markers, those of the neutrals, and Winter Quarters. */
import { COALITION, EMPIRE, NEUTRALS } from './codes.ts'

interface Marker {
  readonly id: string
  /** EMPIRE, COALITION, NEUTRALS; Winter Quarters belongs to nobody */
  readonly side: number
  readonly kind: 'land' | 'naval' | 'quarters'
  readonly value: number
}
const LAND_VALUES = [1, 2, 3, 4]
const NAVAL_VALUES = [1, 2]
const ofSide = (name: string, side: number): Marker[] => [
  ...LAND_VALUES.map((value): Marker => ({ id: `${name}-land-${value}`, side, kind: 'land', value })),
  ...NAVAL_VALUES.map((value): Marker => ({ id: `${name}-naval-${value}`, side, kind: 'naval', value })),
]
const MARKERS: readonly Marker[] = [
  ...ofSide('empire', EMPIRE),
  ...ofSide('coalition', COALITION),
  { id: 'neutral-land', side: NEUTRALS, kind: 'land', value: 1 },
  { id: 'neutral-naval', side: NEUTRALS, kind: 'naval', value: 1 },
  { id: 'winter-quarters', side: -1, kind: 'quarters', value: 0 },
]
export const MARKER_COUNT = MARKERS.length
export const ALL_MARKERS: readonly number[] = MARKERS.map((_, m) => m)
export const QUARTERS = MARKERS.length - 1

export const idOfMarker = (m: number): string => (MARKERS[m] as Marker).id
export const markerNamed = (id: string): number => MARKERS.findIndex((marker) => marker.id === id)
export const sideOfMarker = (m: number): number => (MARKERS[m] as Marker).side
/** §5.1.1 the least initiative of leaders it activates */
export const valueOfMarker = (m: number): number => (MARKERS[m] as Marker).value
export const isLandMarker = (m: number): boolean => (MARKERS[m] as Marker).kind === 'land'

/** Where a marker is (`markers`). */
export const POOL = {
  /** played, or not part of this turn */
  out: 0,
  /** in the pool, to be drawn */
  in: 1,
  /** §4.2.2 §4.3 set aside until it may go back */
  aside: 2,
} as const
