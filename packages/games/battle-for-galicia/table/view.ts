/** The view of a position, read: the only picture of it that is shown. */
import type { Json } from '@sandtable/kernel'
import type { UnitData } from '../data/types.ts'
import { hex } from '../map.ts'
import type { SIDE_IDS, Side } from '../sides.ts'
import { printedAttack, sideOf, UNITS, unitData } from '../units.ts'

type SideId = (typeof SIDE_IDS)[number]

interface UnitJson {
  readonly unit: string
  readonly hex: string
  readonly steps: number
  readonly role?: 'attacks' | 'heldBack' | 'defends' | 'withheld'
  readonly ce?: number
  readonly supply?: 'in' | 'low' | 'out'
  /** own units only */
  readonly spent?: number
  /** enemy units only: others lie beneath (§5.4) */
  readonly stacked?: boolean
}

export interface PointsJson {
  readonly total: number
  readonly attacks: number
  readonly towns: number
  readonly eliminations: number
  readonly headStart: number
}

export interface ViewJson {
  readonly turn: number
  readonly side: SideId
  readonly points: Readonly<Record<SideId, PointsJson>>
  readonly units: readonly UnitJson[]
  readonly towns: readonly { readonly hex: string; readonly captured: boolean; readonly holder: SideId }[]
  readonly attack: string | null
  /** ids of units not yet arrived, and of those lost */
  readonly toCome: readonly string[]
  readonly eliminated: readonly string[]
}

export const readView = (view: Json): ViewJson => view as unknown as ViewJson

type Condition = { readonly [K in keyof Omit<UnitJson, 'unit' | 'hex'>]: UnitJson[K] | undefined }

export interface SeenUnit extends Condition {
  readonly unit: number
  readonly space: number
  readonly data: UnitData
  readonly side: Side
  readonly isOwn: boolean
  readonly steps: number
}

const numbers = new Map(UNITS.map(({ id }, u) => [id, u]))

function seen(json: UnitJson): SeenUnit[] {
  const unit = numbers.get(json.unit)
  if (unit === undefined) return []
  const { steps, role, ce, supply, spent, stacked } = json
  // Written out, with the same fields for all: this is done for every unit in every decision.
  return [
    {
      unit,
      space: hex(json.hex),
      data: unitData(unit),
      side: sideOf(unit),
      isOwn: spent !== undefined,
      steps,
      role,
      ce,
      supply,
      spent,
      stacked,
    },
  ]
}

const read = new WeakMap<object, readonly SeenUnit[]>()

/** Every unit these eyes see; read once for a view. */
export function seenUnits(view: Json): readonly SeenUnit[] {
  const { units } = readView(view)
  const known = read.get(units)
  if (known) return known
  const found = units.flatMap(seen)
  read.set(units, found)
  return found
}

/** §5.3 the strongest in attack lies on top; equals keep their order */
const topFirst = (a: SeenUnit, b: SeenUnit): number =>
  printedAttack(b.unit, b.steps) - printedAttack(a.unit, a.steps) || a.unit - b.unit

/** The units in a space, top first, one list a side. */
export function stacksAt(view: Json, space: number): SeenUnit[] {
  return seenUnits(view)
    .filter((unit) => unit.space === space)
    .sort((a, b) => a.side - b.side || topFirst(a, b))
}

/** All stacks by space. */
export function seenStacks(view: Json): Map<number, SeenUnit[]> {
  const stacks = new Map<number, SeenUnit[]>()
  for (const unit of [...seenUnits(view)].sort(topFirst)) {
    const stack = stacks.get(unit.space)
    if (stack) stack.push(unit)
    else stacks.set(unit.space, [unit])
  }
  return stacks
}

export const sideOfId = (id: SideId): Side => (id === 'AH' ? 0 : 1)
