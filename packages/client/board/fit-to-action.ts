import type { Point } from '../table/models.ts'
import type { Table } from '../table/table.ts'
import type { Camera } from './camera.ts'
import type { View } from './create-view.ts'
import { centreOf } from './shapes.ts'

/** Where things may be done now, or what is being decided; else where one's own counters stand. */
function actionPoints(table: Table): Point[] {
  const { spaces, heldSpaces } = table.glow()
  const own = table.stacks().filter((stack) => stack.own)
  const asked = [...spaces, ...heldSpaces]
  const shown = asked.length > 0 ? asked : own.map(({ space }) => space)
  return shown.map((space) => centreOf(table.presentation.sheet, space))
}

export function actionCamera(table: Table, view: View): Camera {
  const points = actionPoints(table)
  return points.length > 0 ? view.cameraOn(points) : view.wholeCamera()
}

/** Shows the action; if that is what the window shows already, the whole map. */
export function fitToAction(table: Table, view: View): void {
  const camera = actionCamera(table, view)
  view.flyTo(isSame(camera, view.camera()) ? view.wholeCamera() : camera)
}

const isSame = (a: Camera, b: Camera): boolean =>
  Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2 && Math.abs(a.k - b.k) < 0.01
