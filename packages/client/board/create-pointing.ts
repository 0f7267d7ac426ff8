/** What pointing at a space does: with a pointer, a finger or the keys. */
import type { Stack } from '../table/models.ts'
import type { Table } from '../table/table.ts'
import type { Cursor } from './create-cursor.ts'
import type { FanState } from './create-fan.ts'

export interface Pointing {
  hover(space: number | undefined): void
  choose(space: number): void
  tap(space: number, isTouch: boolean): void
}

export function createPointing(table: Table, cursor: Cursor, fan: FanState): Pointing {
  function hover(space: number | undefined): void {
    if (space === table.hovered()) return
    table.hover(space)
    cursor.follow(space)
    fan.hoveredOn(space)
  }

  function choose(space: number): void {
    const wasLegal = table.glow().spaces.has(space)
    if (space !== table.hovered()) table.hover(space)
    table.select(space)
    table.choose(space)
    if (wasLegal && !hasHand(table, space)) fan.close()
    else fan.open(space)
  }

  /** Touch has no hover: the first tap shows what would happen, if there is anything to show. */
  function tap(space: number, isTouch: boolean): void {
    const isFirst = isTouch && table.glow().spaces.has(space) && table.hovered() !== space
    cursor.follow(space)
    if (space !== table.hovered()) table.hover(space)
    // Taking something up needs no second tap; going somewhere or attacking does.
    if (isFirst && (table.preview()?.path ?? table.fight())) table.select(space)
    else choose(space)
  }

  return { hover, choose, tap }
}

/** Is something here in the player's hand, or could it be? */
function hasHand(table: Table, space: number): boolean {
  const { heldSpaces, units } = table.glow()
  const stack: Stack | undefined = table.stacks().find((other) => other.space === space)
  return heldSpaces.has(space) || (stack?.counters.some(({ unit }) => units.has(unit)) ?? false)
}
