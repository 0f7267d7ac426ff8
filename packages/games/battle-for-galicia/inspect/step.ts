/** §4.2 §6.3 the price of one step, item by item. */
import { DATA } from '../data/load.ts'
import type { Names, Terrain } from '../data/types.ts'
import { entryCost, GRID, hexData } from '../map.ts'
import { isInEnemyZone, type State } from '../state.ts'
import { zoneCost } from '../rules/06-zones-of-control.ts'
import type { Side } from '../sides.ts'
import { hexsideFeatures } from './ground.ts'

export interface CostItem {
  readonly rule: string
  readonly what: Terrain | 'river' | 'bridge' | 'ridge' | 'leave-zone' | 'enter-zone' | 'zone-to-zone'
  readonly mp: number
  readonly river?: Names
}

const { hexside } = DATA.tables.terrain

/** The items add up to what the movement rules charge for the step. */
export function stepItems(s: State, side: Side, from: number, to: number): CostItem[] {
  const ground: CostItem = { rule: 'aid.tec', what: hexData(to).terrain, mp: entryCost(to) }
  const crossed = hexsideFeatures(from, GRID.direction(from, to)).map(
    ({ kind, river }): CostItem => ({
      rule: 'aid.tec',
      what: kind,
      mp: hexside[kind],
      ...(river ? { river } : {}),
    }),
  )
  return [ground, ...crossed, ...zoneItem(s, side, from, to)]
}

/** §6.3 leaving, entering, or both for a flat price */
function zoneItem(s: State, side: Side, from: number, to: number): CostItem[] {
  const [leaves, enters] = [isInEnemyZone(s, side, from), isInEnemyZone(s, side, to)]
  if (!leaves && !enters) return []
  const what = leaves && enters ? 'zone-to-zone' : leaves ? 'leave-zone' : 'enter-zone'
  return [{ rule: '6.3', what, mp: zoneCost(s, side, from, to) }]
}
