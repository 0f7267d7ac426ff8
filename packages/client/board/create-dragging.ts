/** What a mouse drags besides the map: units to where they are sent, and a frame around those that are picked. */
import type { Point } from '@sandtable/presentation'
import { type Accessor, createSignal } from 'solid-js'
import { stacksAt } from '../table/stacks-at.ts'
import type { Table } from '../table/table.ts'
import { type Rect, toMap, toScreen } from './camera.ts'
import type { View } from './create-view.ts'
import type { Dragged } from './gestures.ts'
import { centreOf } from './shapes.ts'
import { covers, placeOf } from './spots.ts'

interface DraggingParts {
  readonly table: Table
  readonly view: View
  /** the space there, and the units of the stack pointed at where it holds several */
  at(point: Point): { readonly space: number; readonly among?: readonly number[] | undefined } | undefined
  hover(space: number | undefined): void
}

export interface Dragging {
  grabbed(at: Point, isAdding: boolean): Dragged | undefined
  /** the frame that is being drawn, in pixels of the board */
  readonly box: Accessor<Rect | undefined>
}

/** this near to the edge the map runs on, in pixels, and by so many */
const EDGE = 26
const RUN = 14

export function createDragging({ table, view, at, hover }: DraggingParts): Dragging {
  const [box, setBox] = createSignal<Rect>()
  const { sheet } = table.presentation

  function frame(start: Point): Dragged | undefined {
    if (!table.orders.mayDraw()) return undefined
    const rectTo = ({ x, y }: Point): Rect => ({
      x: Math.min(x, start.x),
      y: Math.min(y, start.y),
      width: Math.abs(x - start.x),
      height: Math.abs(y - start.y),
    })
    return {
      moved: (point) => void setBox(rectTo(point)),
      dropped: (point) => {
        const rect = rectTo(point)
        setBox(undefined)
        const spaces = table.stacks().map(({ space }) => space)
        table.orders.pick(
          [...new Set(spaces)].filter((space) =>
            isWithin(rect, toScreen(view.camera(), centreOf(sheet, space))),
          ),
        )
      },
      left: () => {
        setBox(undefined)
      },
    }
  }

  /** Only counters are dragged: beside them the map is. */
  function counters(start: Point): Dragged | undefined {
    const from = at(start)
    if (!from || !isOnCounter(start, from.space)) return undefined
    if (!table.orders.grab(from.space, from.among)) return undefined
    return {
      moved: (point) => {
        runOn(point)
        hover(at(point)?.space)
      },
      dropped: (point) => {
        const to = at(point)?.space
        if (to === undefined || to === from.space) table.orders.putBack()
        else table.orders.aim(to)
      },
      left: () => table.orders.putBack(),
    }
  }

  function isOnCounter(point: Point, space: number): boolean {
    const there = toMap(view.camera(), point)
    return stacksAt(table.stacks(), space).some((stack) => covers(placeOf(sheet, stack), there))
  }

  /** At the edge of the window the map comes to meet the hand. */
  function runOn({ x, y }: Point): void {
    const { width, height } = view.window()
    const dx = x < EDGE ? RUN : x > width - EDGE ? -RUN : 0
    const dy = y < EDGE ? RUN : y > height - EDGE ? -RUN : 0
    if (dx !== 0 || dy !== 0) view.panBy(dx, dy)
  }

  return { box, grabbed: (start, isAdding) => (isAdding ? frame(start) : counters(start)) }
}

const isWithin = ({ x, y, width, height }: Rect, point: Point): boolean =>
  point.x >= x && point.y >= y && point.x <= x + width && point.y <= y + height
