/** Where the slip of an order lies: never over where its units stand, stop or go, nor beside where they have just gone. */
import type { Rect } from '../board/camera.ts'
import type { View } from '../board/create-view.ts'
import { overlap } from '../board/folded-over.ts'
import { roomFor, spaceRect } from '../board/window-room.ts'
import type { Table } from '../table/table.ts'

/** as in orders.css */
const WIDTH = 310

export type Side = 'left' | 'right'

/** what is said of an order that was sent is short, as in orders.css */
const SENT_HEIGHT = 170

/** The space with those about it: an enemy there is the next to be clicked. */
const withNeighbours = ({ x, y, width, height }: Rect): Rect => ({
  x: x - width,
  y: y - height,
  width: width * 3,
  height: height * 3,
})

/** Stays where it is as long as nothing of the order lies beneath. */
export function slipSide(
  { orders, presentation }: Pick<Table, 'orders' | 'presentation'>,
  view: View,
  before: Side,
): Side {
  const drawing = orders.drawing()
  const spaces = [
    ...(drawing?.parts ?? []).map(({ space }) => space),
    ...(drawing?.ways ?? []).flatMap(({ to, way }) => [
      to,
      ...(way?.legs ?? []).flatMap(({ steps }) => steps.map(({ space }) => space)),
    ]),
  ]
  const gone = drawing ? undefined : orders.sent()?.to
  const rectOf = (space: number): Rect => spaceRect(presentation.sheet, view.camera(), space)
  const rects = [...spaces.map(rectOf), ...(gone === undefined ? [] : [withNeighbours(rectOf(gone))])]
  const room = roomFor(view.window())
  const beneath = (side: Side): number => {
    const x = side === 'left' ? room.x : room.x + room.width - WIDTH
    const slip: Rect = { x, y: 0, width: WIDTH, height: gone === undefined ? room.height * 0.7 : SENT_HEIGHT }
    return rects.filter((rect) => overlap(rect, slip)).length
  }
  const other = before === 'left' ? 'right' : 'left'
  return beneath(before) > 0 && beneath(other) < beneath(before) ? other : before
}
