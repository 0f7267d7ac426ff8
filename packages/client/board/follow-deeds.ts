/** What others do is followed: the map shows the march or the fight that is marked on it. */
import { spacesIn } from '@sandtable/presentation'
import { createEffect, on } from 'solid-js'
import type { Table } from '../table/table.ts'
import type { View } from './create-view.ts'
import type { Follower } from './pilot.ts'
import { centreOf } from './shapes.ts'

export function followDeeds(table: Table, view: View, follower: Follower): void {
  const { sheet } = table.presentation
  createEffect(
    on(
      () => table.seen.marked(),
      (marked) => {
        if (table.seen.pointed() || table.seen.isSkipping()) return
        const points = marked.flatMap(spacesIn).map((space) => centreOf(sheet, space))
        follower.fly(() => view.show(points), 'presses')
      },
      { defer: true },
    ),
  )
}

/** Flies to one place, or shows several. */
export function flyTo(view: View, points: readonly { readonly x: number; readonly y: number }[]): void {
  const [only, ...others] = points
  if (only && others.length === 0) view.centreOn(only)
  else if (only) view.flyTo(view.cameraOn(points))
}
