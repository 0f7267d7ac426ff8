/** Which ring a stack has on the map: around its top counter. */
import type { Stack } from '@sandtable/presentation'
import type { RingKind } from '../counters/Ring.tsx'
import type { Glow, Table } from '../table/table.ts'

type Seen = Pick<Table, 'glow' | 'stacks' | 'hovered' | 'hoveredUnits'> & {
  readonly later: Pick<Table['later'], 'glow'>
}

/**
 * By the unit on top. What is taken up or aimed at shows at once; the rings of all the others, of which there are many,
 * come and go a frame later.
 */
export function ringsOf({ glow, later, stacks, hovered, hoveredUnits }: Seen): Map<number, RingKind> {
  const rings = new Map<number, RingKind>()
  const lit: Glow = { ...glow(), units: later.glow().units, targets: later.glow().targets }
  const pointed = hovered()
  const among = hoveredUnits()
  for (const stack of stacks()) {
    const top = stack.counters[0]
    const isHovered = stack.space === pointed && (!among || among[0] === top?.unit)
    const ring = top && ringOf(lit, stack, isHovered)
    if (ring) rings.set(top.unit, ring)
  }
  return rings
}

function ringOf(lit: Glow, stack: Stack, isHovered: boolean): RingKind | undefined {
  const { heldUnits, units, targets, aimed } = lit
  const held = hasSome(stack, heldUnits) ? 'held' : undefined
  const legal = hasSome(stack, units) ? (isHovered ? 'hover' : 'can') : undefined
  const isAimed = aimed.has(stack.space)
  // Where several stacks share the space, who attacks lies beside who is attacked.
  if (isAimed) return (stack.spot && (held ?? legal)) ?? 'target'
  if (held) return held
  if (stack.own || !targets.has(stack.space)) return legal
  return isHovered ? 'target' : (legal ?? 'foe')
}

const hasSome = ({ counters }: Stack, units: ReadonlySet<number>): boolean =>
  units.size > 0 && counters.some(({ unit }) => units.has(unit))
