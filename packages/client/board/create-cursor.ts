/** The place the keys have reached on the map. */
import type { Arrow, Point, Sheet } from '@sandtable/presentation'
import { type Accessor, createSignal } from 'solid-js'
import type { Table } from '../table/table.ts'
import type { View } from './create-view.ts'
import { centreOf } from './shapes.ts'

export interface Cursor {
  readonly space: Accessor<number | undefined>
  /** a step by an arrow key; false if the key means nothing here */
  step(key: string): boolean
  /** to the next place where something may be done; false after the last */
  next(isBack: boolean): boolean
  goTo(space: number): void
  /** where the pointer or the table went */
  follow(space: number | undefined): void
}

const ARROWS: Readonly<Record<string, Arrow>> = {
  ArrowRight: 'right',
  ArrowLeft: 'left',
  ArrowDown: 'down',
  ArrowUp: 'up',
}

/** An arrow keeps the row or the column it goes along. */
const keptBy = (arrow: Arrow): 'x' | 'y' => (arrow === 'up' || arrow === 'down' ? 'x' : 'y')

export function createCursor(table: Table, view: View): Cursor {
  const { sheet } = table.presentation
  const [space, setSpace] = createSignal<number>()
  let line: Point = { x: 0, y: 0 }

  function goTo(next: number): void {
    setSpace(next)
    table.leaveFor(next)
    table.hover(next)
    view.reveal(centreOf(sheet, next))
  }

  function follow(next: number | undefined): void {
    if (next === undefined) return
    setSpace(next)
    line = centreOf(sheet, next)
  }

  function step(key: string): boolean {
    const arrow = ARROWS[key]
    if (!arrow) return false
    const from = space() ?? startSpace(table)
    const next = space() === undefined ? from : stepFrom(sheet, from, arrow, line)
    if (next >= 0) goTo(next)
    line = { ...centreOf(sheet, space() ?? from), [keptBy(arrow)]: line[keptBy(arrow)] }
    return true
  }

  function next(isBack: boolean): boolean {
    const stops = actionStops(table)
    const at = stops.indexOf(space() ?? -1)
    const stop = at < 0 ? nearestStop(stops, isBack) : stops[at + (isBack ? -1 : 1)]
    if (stop === undefined) return false
    goTo(stop)
    line = centreOf(sheet, stop)
    return true
  }

  return { space, step, next, goTo, follow }
}

const nearestStop = (stops: readonly number[], isBack: boolean): number | undefined =>
  isBack ? stops.at(-1) : stops[0]

/** Of the neighbours where the arrow points the one nearest to the line it keeps; -1 at the edge. */
function stepFrom(sheet: Sheet, from: number, arrow: Arrow, line: Point): number {
  const ways = sheet.arrows[arrow]
    .map((direction) => sheet.neighbour(from, direction))
    .filter((space) => space >= 0)
  const kept = keptBy(arrow)
  const off = (space: number) => Math.abs(centreOf(sheet, space)[kept] - line[kept])
  return ways.sort((a, b) => off(a) - off(b))[0] ?? -1
}

/** Where something may be done, in reading order. */
function actionStops(table: Table): number[] {
  const { sheet } = table.presentation
  const { spaces } = table.glow()
  return [...spaces].sort((a, b) => {
    const [p, q] = [centreOf(sheet, a), centreOf(sheet, b)]
    return p.y - q.y || p.x - q.x
  })
}

const startSpace = (table: Table): number =>
  table.selected() ?? actionStops(table)[0] ?? table.stacks()[0]?.space ?? 0
