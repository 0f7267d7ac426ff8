/** What pointing at a space does: with a pointer, a finger or the keys. */
import { batch } from 'solid-js'
import { stacksAt, unitsOf } from '../table/stacks-at.ts'
import type { Table } from '../table/table.ts'
import type { Cursor } from './create-cursor.ts'
import type { FanState } from './create-fan.ts'

export interface Pointing {
  /** `among` are the units of the stack pointed at, where the space holds several */
  hover(space: number | undefined, among?: readonly number[]): void
  choose(space: number, among?: readonly number[]): void
  tap(space: number, isTouch: boolean, among?: readonly number[]): void
  /** takes the units here along in an order, or leaves them out */
  add(space: number, isTouch: boolean, among?: readonly number[]): void
}

export function createPointing(table: Table, cursor: Cursor, fan: FanState): Pointing {
  const isHovered = (space: number | undefined, among: readonly number[] | undefined): boolean =>
    space === table.hovered() && among?.[0] === table.hoveredUnits()?.[0]

  /** where the pointer itself is: a lesson may have pointed there before it came */
  let pointed: number | undefined

  function hover(space: number | undefined, among?: readonly number[]): void {
    if (space === pointed && isHovered(space, among)) return
    pointed = space
    table.hover(space, among)
    cursor.follow(space)
    fan.hoveredOn(space)
  }

  /** While an order is drawn, a click says who goes, then where to. */
  function drew(space: number, isTouch: boolean, among?: readonly number[]): boolean {
    const { orders } = table
    const drawing = orders.drawing()
    if (!drawing) return false
    if (drawing.parts.length > 0) orders.aim(space, isTouch)
    else if (!orders.toggle(space, among)) orders.putBack()
    else return true
    return drawing.parts.length > 0
  }

  function choose(space: number, among?: readonly number[]): void {
    if (drew(space, false, among)) return
    const wasLegal = table.glow().spaces.has(space)
    batch(() => {
      if (!isHovered(space, among)) table.hover(space, among)
      table.select(space)
      table.choose(space, undefined, among)
      if (wasLegal && !hasHand(table, space)) fan.close()
      else fan.open(space)
    })
  }

  /** Touch has no hover: the first tap shows what would happen, if there is anything to show. */
  function tap(space: number, isTouch: boolean, among?: readonly number[]): void {
    if (isTouch) table.settle()
    const isFirst = isTouch && table.glow().spaces.has(space) && !isHovered(space, among)
    cursor.follow(space)
    if (!isHovered(space, among)) table.hover(space, among, isTouch)
    if (drew(space, isTouch, among)) return
    // Taking something up needs no second tap; going somewhere or attacking does.
    if (isFirst && (table.preview()?.path ?? table.fight())) table.select(space)
    else choose(space, among)
  }

  /** Where nothing can be sent, it is a click like any other. */
  function add(space: number, isTouch: boolean, among?: readonly number[]): void {
    cursor.follow(space)
    if (!isHovered(space, among)) table.hover(space, among, isTouch)
    if (table.orders.toggle(space, among)) fan.close()
    else choose(space, among)
  }

  return { hover, choose, tap, add }
}

/** Is something here in the player's hand, or could it be? */
function hasHand(table: Table, space: number): boolean {
  const { heldSpaces, units } = table.glow()
  return heldSpaces.has(space) || unitsOf(stacksAt(table.stacks(), space)).some((unit) => units.has(unit))
}
