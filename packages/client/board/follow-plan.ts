import type { Point } from '@sandtable/presentation'
import { createEffect, on } from 'solid-js'
import type { Table } from '../table/table.ts'
import { type Rect, type Size, toScreen } from './camera.ts'
import type { View } from './create-view.ts'
import type { Follower } from './pilot.ts'
import { isDesk, isPhone } from './screen-size.ts'
import { centreOf } from './shapes.ts'
import { roomFor } from './window-room.ts'

/** of the map, where the plan lies over its foot or its right: plan.css */
const FOOT = 0.46
const RIGHT = 352

const MARGIN = 12

/** The part of the window that the list leaves free. */
function freeRoom({ width, height }: Size): Rect {
  if (isDesk()) return roomFor({ width, height })
  if (!isPhone()) return roomFor({ width: width - RIGHT, height })
  return { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height * (1 - FOOT) - 2 * MARGIN }
}

/** Where a suggested plan leads. */
function planPoints({ advice, presentation }: Table): Point[] {
  const plan = advice()
  const lines = plan?.state === 'there' ? plan.lines : []
  const spaces = lines.flatMap(({ from, to }) => [from, to])
  return spaces.flatMap((space) => (space === undefined ? [] : [centreOf(presentation.sheet, space)]))
}

/** When a plan has been made, the map shows all of it. */
export function followPlan(table: Table, view: View, follower: Follower): void {
  const isInSight = (point: Point): boolean => {
    const { x, y } = toScreen(view.camera(), point)
    const room = freeRoom(view.window())
    return x > room.x && y > room.y && x < room.x + room.width && y < room.y + room.height
  }
  createEffect(
    on(
      () => table.advice()?.state === 'there',
      (isThere) => {
        const points = isThere ? planPoints(table) : []
        follower.stay()
        if (points.every(isInSight)) return
        follower.fly(() => view.flyTo(view.cameraOn(points, freeRoom(view.window()))), 'moves')
      },
    ),
  )
}
