import type { Table } from '../table/table.ts'
import type { Camera } from './camera.ts'
import type { View } from './create-view.ts'
import { centreOf } from './shapes.ts'

/** Shows where things may be done now, or what is being decided; else the map where one's own counters stand. */
export function actionCamera(table: Table, view: View): Camera {
  const { spaces, heldSpaces } = table.glow()
  const { sheet } = table.presentation
  const asked = [...spaces, ...heldSpaces]
  if (asked.length > 0) return view.cameraOn(asked.map((space) => centreOf(sheet, space)))
  const own = table.stacks().filter((stack) => stack.own)
  return own.length > 0 ? view.cameraOver(own.map(({ space }) => centreOf(sheet, space))) : view.wholeCamera()
}

/** Shows the action; if that is what the window shows already, the whole map. */
export function fitToAction(table: Table, view: View): void {
  const camera = actionCamera(table, view)
  view.flyTo(isSame(camera, view.camera()) ? view.wholeCamera() : camera)
}

const isSame = (a: Camera, b: Camera): boolean =>
  Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2 && Math.abs(a.k - b.k) < 0.01
