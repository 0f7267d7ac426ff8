import type { Offer } from '@sandtable/kernel'
import type { Presentation, Scene, Stack } from '@sandtable/presentation'
import type { Glow } from './table.ts'

export const NO_GLOW: Glow = {
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
  /** one of a few places is asked for: nothing else is lit */
  isOnlyOffered = false,
): Glow {
  if (!offer) return NO_GLOW
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
  if (!isOnlyOffered) for (const space of lightStrokes(presentation, scene, targets)) spaces.add(space)
  const held = presentation.held(scene)
  return {
    spaces,
    targets,
    units,
    costs: presentation.costs(scene),
    crowded: presentation.crowded?.(scene) ?? NO_GLOW.crowded,
    aimed: new Set(held.aim),
    heldSpaces: new Set(held.spaces),
    heldUnits: new Set(held.units),
  }
}

/** Spaces where a click gives more than one answer; those that mean combat become targets. */
function lightStrokes(presentation: Presentation, scene: Scene, targets: Set<number>): number[] {
  const ahead = presentation.ahead?.(scene)
  if (ahead && presentation.isCombat(ahead.verb)) for (const space of ahead.spaces) targets.add(space)
  return [...(ahead?.spaces ?? []), ...(presentation.atOnce?.(scene).keys() ?? [])]
}

function addUnitSpaces(spaces: Set<number>, units: ReadonlySet<number>, stacks: readonly Stack[]): void {
  for (const { space, counters } of stacks)
    if (counters.some(({ unit }) => units.has(unit))) spaces.add(space)
}
