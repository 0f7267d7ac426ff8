/** The units a seat sees, with their strengths as far as it knows them. */
import { GRID } from '../map.ts'
import { LOW_SUPPLY, OUT_OF_SUPPLY } from '../state.ts'
import { type SeenUnit as OnTable, seenUnits as onTable } from '../table/seen-units.ts'
import type { Scene } from '../table/scene.ts'

export interface SeenUnit extends OnTable {
  readonly hex: string
  readonly attack: number
  readonly defense: number
  readonly artillery: number
  /** movement points left; for others' units the printed ones */
  readonly movement: number
}

const SUPPLY_LOSS = { in: 0, low: LOW_SUPPLY, out: OUT_OF_SUPPLY } as const

export const seenUnits = (scene: Scene): SeenUnit[] => onTable(scene).map(withStrength)

export function seenByHex(scene: Scene): Map<string, SeenUnit[]> {
  const found = new Map<string, SeenUnit[]>()
  for (const unit of seenUnits(scene)) found.set(unit.hex, [...(found.get(unit.hex) ?? []), unit])
  return found
}

/** §11.1 CE and supply weaken a unit; without supply its artillery is silent */
function withStrength(unit: OnTable): SeenUnit {
  const { data, steps, ce = 0, supply = 'in', spent = 0 } = unit
  const face = steps < data.steps ? (data.back ?? data.front) : data.front
  const loss = ce + SUPPLY_LOSS[supply]
  return {
    ...unit,
    hex: GRID.idOf(unit.space),
    attack: Math.max(0, face.attack - loss),
    defense: Math.max(0, face.defense - loss),
    artillery: supply === 'out' ? 0 : face.artillery,
    movement: face.movement - spent,
  }
}
