/** What lies in a hex and on its sides. */
import { DATA } from '../data/load.ts'
import type { Names, Terrain } from '../data/types.ts'
import { GRID, hex, hexData, isRidge, isRiver, isUnbridgedRiver } from '../map.ts'

export interface HexsideFeature {
  /** as in the neighbour table of the grid */
  readonly direction: number
  readonly to: number
  readonly kind: 'river' | 'bridge' | 'ridge'
  readonly river?: Names
}

export interface Ground {
  readonly terrain: Terrain
  readonly sides: readonly HexsideFeature[]
  readonly rails: readonly Names[]
}

const rivers = new Map(DATA.map.rivers.map((river) => [river.id, river]))
const pair = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`)
const riverOn = new Map(
  DATA.map.hexsides.flatMap(({ a, b, kind, name }) =>
    kind === 'river' ? [[pair(hex(a), hex(b)), rivers.get(name)] as const] : [],
  ),
)

const riverAcross = (from: number, to: number): Names | undefined => riverOn.get(pair(from, to))

/** §aid.tec what a hexside costs to cross: a river (perhaps bridged), a ridge, or both */
export function hexsideFeatures(from: number, direction: number): HexsideFeature[] {
  const to = GRID.neighbour(from, direction)
  const features: HexsideFeature[] = []
  if (isRiver(from, direction)) {
    const kind = isUnbridgedRiver(from, direction) ? 'river' : 'bridge'
    const river = riverAcross(from, to)
    features.push({ direction, to, kind, ...(river ? { river } : {}) })
  }
  if (isRidge(from, direction)) features.push({ direction, to, kind: 'ridge' })
  return features
}

export function groundOf(h: number): Ground {
  const { id, terrain } = hexData(h)
  return {
    terrain,
    sides: [0, 1, 2, 3, 4, 5].flatMap((d) => (GRID.neighbour(h, d) < 0 ? [] : hexsideFeatures(h, d))),
    rails: DATA.map.rails.filter(({ hexes }) => hexes.includes(id)).map(({ name }) => name),
  }
}
