/** The units a viewer sees, as they lie on the map (§5.4). */
import { sees } from '@sandtable/kernel'
import type { UnitData } from '../data/types.ts'
import { areMarkersSeen, isStacked } from '../rules/05-stacking.ts'
import type { Side } from '../sides.ts'
import { ceOf, hexOf, isOnMap, ROLE, roleOf, type State, spentOf, stepsOf, supplyOf } from '../state.ts'
import { printedAttack, sideOf, UNIT_COUNT, unitData } from '../units.ts'
import type { Scene } from './scene.ts'

type Role = Exclude<keyof typeof ROLE, 'none'>
type Supply = 'in' | 'low' | 'out'

export interface SeenUnit {
  readonly unit: number
  readonly space: number
  readonly data: UnitData
  readonly side: Side
  readonly isOwn: boolean
  readonly steps: number
  readonly role?: Role | undefined
  /** undefined while its markers are hidden */
  readonly ce?: number | undefined
  readonly supply?: Supply | undefined
  /** own units only */
  readonly spent?: number | undefined
  /** enemy units only: others lie beneath */
  readonly stacked?: boolean | undefined
}

const ROLES = Object.keys(ROLE) as (keyof typeof ROLE)[]
const SUPPLY: readonly Supply[] = ['in', 'low', 'out']

function roleNameOf(s: State, u: number): Role | undefined {
  const role = ROLES[roleOf(s, u)]
  return role === 'none' ? undefined : role
}

/** Written out, with the same fields for all: this is done for every unit in every decision. */
function seen(s: State, u: number, isOwn: boolean): SeenUnit {
  const isOpen = isOwn || areMarkersSeen(s, u)
  return {
    unit: u,
    space: hexOf(s, u),
    data: unitData(u),
    side: sideOf(u),
    isOwn,
    steps: stepsOf(s, u),
    role: roleNameOf(s, u),
    ce: isOpen ? ceOf(s, u) : undefined,
    supply: isOpen ? SUPPLY[supplyOf(s, u)] : undefined,
    spent: isOwn ? spentOf(s, u) : undefined,
    stacked: isOwn ? undefined : isStacked(s, u),
  }
}

const found = new WeakMap<State, readonly SeenUnit[]>()

/** Every unit the viewer sees; looked for once in a scene. */
export function seenUnits({ state, eyes }: Scene): readonly SeenUnit[] {
  const known = found.get(state)
  if (known) return known
  const units: SeenUnit[] = []
  for (let u = 0; u < UNIT_COUNT; u++)
    if (isOnMap(state, u)) units.push(seen(state, u, sees(eyes, sideOf(u))))
  found.set(state, units)
  return units
}

/** §5.3 the strongest in attack lies on top; equals keep their order */
const topFirst = (a: SeenUnit, b: SeenUnit): number =>
  printedAttack(b.unit, b.steps) - printedAttack(a.unit, a.steps) || a.unit - b.unit

/** The units in a space, top first, one list a side. */
export function stacksAt(scene: Scene, space: number): SeenUnit[] {
  return seenUnits(scene)
    .filter((unit) => unit.space === space)
    .sort((a, b) => a.side - b.side || topFirst(a, b))
}

/** All stacks by space. */
export function seenStacks(scene: Scene): Map<number, SeenUnit[]> {
  const stacks = new Map<number, SeenUnit[]>()
  for (const unit of [...seenUnits(scene)].sort(topFirst)) {
    const stack = stacks.get(unit.space)
    if (stack) stack.push(unit)
    else stacks.set(unit.space, [unit])
  }
  return stacks
}
