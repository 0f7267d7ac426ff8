import type { Json } from '@sandtable/kernel'
import { DATA } from '../data/load.ts'
import type { UnitData } from '../data/types.ts'

/** A unit as the view of a seat shows it. */
interface UnitJson {
  readonly unit: string
  readonly hex: string
  readonly steps: number
  readonly role?: string
  readonly ce?: number
  readonly supply?: string
  /** own units only */
  readonly spent?: number
  /** enemy units only: others lie beneath */
  readonly stacked?: boolean
}

interface ViewJson {
  readonly units: readonly UnitJson[]
  readonly points: Readonly<Record<string, { readonly total: number }>>
}

export interface SeenUnit extends UnitJson {
  readonly data: UnitData
  readonly isOwn: boolean
  readonly attack: number
  readonly defense: number
  readonly artillery: number
  /** movement points left; for others' units the printed ones */
  readonly movement: number
}

const UNITS: ReadonlyMap<string, UnitData> = new Map(DATA.units.map((data) => [data.id, data]))
const SUPPLY_LOSS: Readonly<Record<string, number>> = { low: 1, out: 2 }

/** Every unit these eyes see, with its strength as far as they know it. */
export function seenUnits(view: Json): SeenUnit[] {
  return (view as unknown as ViewJson).units.flatMap((unit) => {
    const data = UNITS.get(unit.unit)
    return data ? [withStrength(unit, data)] : []
  })
}

export function seenByHex(view: Json): Map<string, SeenUnit[]> {
  const found = new Map<string, SeenUnit[]>()
  for (const unit of seenUnits(view)) found.set(unit.hex, [...(found.get(unit.hex) ?? []), unit])
  return found
}

export const pointsOf = (view: Json): [side: string, points: number][] =>
  Object.entries((view as unknown as ViewJson).points).map(([side, { total }]) => [side, total])

function withStrength(unit: UnitJson, data: UnitData): SeenUnit {
  const face = unit.steps < data.steps ? (data.back ?? data.front) : data.front
  const loss = (unit.ce ?? 0) + (SUPPLY_LOSS[unit.supply ?? ''] ?? 0)
  return {
    ...unit,
    data,
    isOwn: unit.spent !== undefined,
    attack: Math.max(0, face.attack - loss),
    defense: Math.max(0, face.defense - loss),
    artillery: unit.supply === 'out' ? 0 : face.artillery,
    movement: face.movement - (unit.spent ?? 0),
  }
}
