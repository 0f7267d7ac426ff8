import type { Offer } from '@sandtable/kernel'
import type { Ahead, Presentation, Scene, Stack } from '@sandtable/presentation'
import type { Glow } from './table.ts'

const NOTHING: Glow = {
  spaces: new Set(),
  targets: new Set(),
  units: new Set(),
  costs: new Map(),
  crowded: new Set(),
  aimed: new Set(),
  heldSpaces: new Set(),
  heldUnits: new Set(),
}

/** What lights up: what is offered, where it lies, and what the question is about. */
export function glowOf(
  presentation: Presentation,
  scene: Scene,
  offer: Offer | undefined,
  stacks: readonly Stack[],
): Glow {
  if (!offer) return NOTHING
  const spaces = new Set<number>()
  const targets = new Set<number>()
  const units = new Set<number>()
  for (const [verb, options] of Object.entries(offer)) {
    if (typeof options !== 'object') continue
    const place = presentation.placeOf(verb)
    const lit = place === 'unit' ? units : presentation.isCombat(verb) ? targets : spaces
    if (place !== 'none') for (const arg of options) lit.add(arg)
  }
  for (const target of targets) spaces.add(target)
  addUnitSpaces(spaces, units, stacks)
  const ahead = presentation.ahead?.(scene)
  if (ahead) lightAhead(ahead, spaces, presentation.isCombat(ahead.verb) ? targets : spaces)
  // Where a click gives several answers at once.
  for (const space of presentation.atOnce?.(scene).keys() ?? []) spaces.add(space)
  const held = presentation.held(scene)
  return {
    spaces,
    targets,
    units,
    costs: presentation.costs(scene),
    crowded: presentation.crowded?.(scene) ?? NOTHING.crowded,
    aimed: new Set(held.aim),
    heldSpaces: new Set(held.spaces),
    heldUnits: new Set(held.units),
  }
}

function lightAhead({ spaces: lit }: Ahead, spaces: Set<number>, also: Set<number>): void {
  for (const space of lit) {
    spaces.add(space)
    also.add(space)
  }
}

function addUnitSpaces(spaces: Set<number>, units: ReadonlySet<number>, stacks: readonly Stack[]): void {
  for (const { space, counters } of stacks)
    if (counters.some(({ unit }) => units.has(unit))) spaces.add(space)
}
